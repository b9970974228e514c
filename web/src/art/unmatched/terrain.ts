// The land under a battlefield: a theme of its own for each board, ground by zones, ways where one can walk.
import { darker, lighter, mix } from "../brush/colour";
import { Easel, box, ellipse, n } from "../brush/easel";
import { Seed } from "../brush/seed";

export interface Terrain {
  spaces: { id: string; x: number; y: number; zones: string[] }[];
  edges: [string, string][];
  width: number;
  height: number;
  name: string;
}

export function paintTerrain(terrain: Terrain, id: string): string {
  const { width, height } = terrain;
  const seed = new Seed(terrain.name);
  const easel = new Easel(width, height, -1, id);
  const base = "#6f7f6a";
  const at = new Map(terrain.spaces.map((space) => [space.id, space]));
  let body = easel.flat(box(0, 0, width, height), easel.fall(lighter(base, 0.1), darker(base, 0.25)));
  for (let blot = 0; blot < 40; blot++) body += easel.flat(ellipse(seed.between(0, width), seed.between(0, height), seed.between(30, 110), seed.between(14, 40)), seed.chance(0.5) ? lighter(base, 0.16) : darker(base, 0.2), 0.25);
  for (const [from, to] of terrain.edges) {
    const [a, b] = [at.get(from), at.get(to)];
    if (!a || !b) continue;
    const d = `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
    body += easel.line(d, darker(base, 0.45), 34, 0.6) + easel.line(d, mix(base, "#d8c49a", 0.6), 26);
  }
  return easel.fragment(body);
}
