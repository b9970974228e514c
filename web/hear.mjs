// Prints the page's sounds as one script, for a browser without the rest of the page: `heard.sound("turn")`.
import { compileModule } from "svelte/compiler";
import { rolldown } from "rolldown";
import ts from "typescript";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const runes = {
  name: "runes",
  transform(code, id) {
    if (!id.endsWith(".svelte.ts")) return null;
    const script = ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true } });
    return { code: compileModule(script.outputText, { filename: id, generate: "client" }).js.code, moduleType: "js" };
  },
};
const entry = "\0heard";
const lib = join(dirname(fileURLToPath(import.meta.url)), "src/lib");
const whole = {
  name: "heard",
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? `export { sound, audible } from ${JSON.stringify(join(lib, "screen/sound.ts"))}; export { settings } from ${JSON.stringify(join(lib, "settings.svelte.ts"))};` : null),
};
const bundle = await rolldown({ input: entry, plugins: [whole, runes], platform: "browser" });
const { output } = await bundle.generate({ format: "iife", name: "heard" });
process.stdout.write(output[0].code);
