// Beside each file of the built page the same, compressed: the server sends whichever a browser takes.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const PAGE = fileURLToPath(new URL("../src/mulligan/server/client", import.meta.url));
const WORTH_IT = 1000; // bytes: what is smaller goes in one packet anyhow

for (const name of readdirSync(PAGE, { recursive: true })) {
  const place = join(PAGE, name);
  if (!/\.(css|html|js|svg)$/.test(name) || statSync(place).size < WORTH_IT) continue;
  const content = readFileSync(place);
  writeFileSync(`${place}.br`, brotliCompressSync(content));
  writeFileSync(`${place}.gz`, gzipSync(content, { level: 9 }));
}
