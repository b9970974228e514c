// Paints what it is told, one JSON object a line: {"game", "subject"} or {"terrain"} in, {"svg"} and its size out.
import { rolldown } from "rolldown";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
if (process.argv.includes("--sizes")) {
  // What the page would load for each game, and the part they share, compressed.
  const chunks = ["spoils", "mystic-war", "unmatched", "covers"].map((name) => [name, join(here, `src/art/${name}/index.ts`)]);
  const page = await rolldown({ input: Object.fromEntries([...chunks, ["terrain", join(here, "src/art/unmatched/terrain.ts")]]) });
  const { output } = await page.generate({ format: "esm", minify: true });
  const size = new Map(output.map((chunk) => [chunk.fileName, gzipSync(chunk.code).length]));
  const needed = (chunk, seen = new Set()) => {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) needed(output.find((other) => other.fileName === name), seen);
    return seen;
  };
  const loads = output.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, [...needed(chunk)].reduce((sum, name) => sum + size.get(name), 0)]);
  process.stdout.write(`${JSON.stringify(Object.fromEntries(loads))}\n`);
  process.exit(0);
}
const bundle = await rolldown({ input: join(here, "src/art/all.ts") });
const { output } = await bundle.generate({ format: "esm" });
const folder = await mkdtemp(join(tmpdir(), "mulligan-art-"));
try {
  const file = join(folder, "all.mjs");
  await writeFile(file, output[0].code);
  const { painter, paintTerrain } = await import(pathToFileURL(file).href);
  for await (const line of createInterface({ input: process.stdin })) {
    const { game, subject, terrain } = JSON.parse(line);
    const painting = terrain ? { svg: paintTerrain(terrain, "t") } : painter(game, subject.kind)(subject);
    process.stdout.write(`${JSON.stringify(painting)}\n`);
  }
} finally {
  await rm(folder, { recursive: true });
}
