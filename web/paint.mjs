// Paints what it is told, one JSON object a line: {"game", "subject"} or {"terrain"} in, {"svg"} and its size out.
import { rolldown } from "rolldown";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
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
