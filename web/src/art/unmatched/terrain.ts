// The land under a battlefield: a theme of its own for each board, ground by zones, ways where one can walk.
import { darker, lighter, mix } from "../brush/colour";
import { Easel, box, flow, n } from "../brush/easel";
import { Seed } from "../brush/seed";
import { colour } from "../../layouts/unmatched/zones";
import { FURNISHING } from "./furnishing";
import { type Theme, type Ways, themeOf } from "./themes";

export interface Terrain {
  spaces: { id: string; x: number; y: number; zones: string[] }[];
  edges: [string, string][];
  width: number;
  height: number;
  name: string;
}

interface Point {
  x: number;
  y: number;
}
interface Line {
  a: Point;
  b: Point;
  zones: string[];
}

/** How far the land reaches beyond the board, a space from its middle, and how wide a way is. */
const BEYOND = 90;
const SPACE = 56;
const WAY = 30;

const segment = ({ a, b }: Line): string => `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
/** A dot that a round line makes a disc. */
const dot = ({ x, y }: Point): string => `M${n(x)} ${n(y)}h.1`;

export function paintTerrain(terrain: Terrain, id: string): string {
  const theme = themeOf(terrain.name);
  const seed = new Seed(terrain.name);
  const easel = new Easel(terrain.width, terrain.height, -1, id);
  const at = new Map(terrain.spaces.map((space) => [space.id, space]));
  const lines: Line[] = [];
  for (const [from, to] of terrain.edges) {
    const [a, b] = [at.get(from), at.get(to)];
    if (a && b) lines.push({ a, b, zones: a.zones.filter((zone) => b.zones.includes(zone)) });
  }
  const all = terrain.spaces.map(dot).join("") + lines.map(segment).join("");
  return easel.fragment(land(easel, seed, theme, terrain, all) + zones(easel, theme, terrain, lines) + furniture(easel, seed, theme, terrain, lines) + ways(easel, theme, lines) + easel.line(terrain.spaces.map(dot).join(""), "#12131c", SPACE * 2 + 16, 0.16));
}

function land(easel: Easel, seed: Seed, theme: Theme, { width, height }: Terrain, all: string): string {
  const whole = box(-BEYOND, -BEYOND, width + BEYOND * 2, height + BEYOND * 2);
  if (!theme.around) return easel.flat(whole, theme.land) + strokes(easel, seed, theme.land, width, height, 90);
  const [deep, middle] = theme.world;
  const below = theme.around === "sky" ? mix(middle, "#dbe7ea", 0.35) : mix("#2f6f86", deep, 0.25);
  let drawn = easel.flat(whole, below);
  for (let number = 0; number < 34; number++) {
    const [x, y] = [seed.between(-BEYOND, width + 40), seed.between(-BEYOND, height + BEYOND)];
    const long = seed.between(90, 220);
    drawn +=
      theme.around === "sky"
        ? easel.flat(flow([[x, y], [x + long * 0.25, y - 16], [x + long * 0.6, y - 12], [x + long, y], [x + long * 0.6, y + 12], [x + long * 0.2, y + 10]], true), "#f4f1e4", 0.4)
        : easel.line(`M${n(x)} ${n(y)}q${n(long / 8)} -9 ${n(long / 4)} 0t${n(long / 4)} 0t${n(long / 4)} 0`, "#dfeee8", 4, 0.26);
  }
  // What is solid lies around spaces and ways, with an edge and a shadow.
  const hull = (wide: number, colour: string, opacity = 1, down = 0): string => `<g${down ? ` transform="translate(0 ${down})"` : ""}>${easel.line(all, colour, wide, opacity)}</g>`;
  drawn += hull(250, "#12131c", 0.24, 16) + hull(246, darker(theme.land, 0.45), 1) + hull(232, lighter(theme.land, 0.14)) + hull(222, theme.land);
  return drawn;
}

/** Strokes of a broad brush, a little lighter and darker than the ground. */
function strokes(easel: Easel, seed: Seed, colour: string, width: number, height: number, many: number): string {
  let drawn = "";
  for (let number = 0; number < many; number++) {
    const [x, y, long] = [seed.between(-BEYOND, width), seed.between(-BEYOND, height + BEYOND), seed.between(60, 190)];
    drawn += easel.line(`M${n(x)} ${n(y)}q${n(long / 2)} ${n(seed.between(-22, 22))} ${n(long)} ${n(seed.between(-10, 10))}`, seed.chance(0.5) ? lighter(colour, 0.14) : darker(colour, 0.12), Math.round(seed.between(12, 34)), 0.34);
  }
  return drawn;
}

/** The ground of a zone: as wide as its spaces lie, and only a breath of its colour. */
function zones(easel: Easel, theme: Theme, { spaces }: Terrain, lines: Line[]): string {
  const names = [...new Set(spaces.flatMap((space) => space.zones))].sort();
  return names
    .map((zone) => {
      const d = spaces.filter((space) => space.zones.includes(zone)).map(dot).join("") + lines.filter((line) => line.zones.includes(zone)).map(segment).join("");
      const tint = mix(theme.land, colour(zone), 0.62);
      return easel.line(d, tint, 186, 0.18) + easel.line(d, tint, 148, 0.26);
    })
    .join("");
}

function distance(point: Point, { a, b }: Line): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - dx * share, point.y - a.y - dy * share);
}

/** Things stand where nobody walks, those behind first. */
function furniture(easel: Easel, seed: Seed, theme: Theme, { spaces, width, height }: Terrain, lines: Line[]): string {
  const placed: (Point & { size: number })[] = [];
  for (let tries = 0; tries < 700 && placed.length < 46; tries++) {
    const size = seed.between(0.8, 1.25);
    const spot = { x: seed.between(20, width - 20), y: seed.between(40, height - 6), size };
    const middle = { x: spot.x, y: spot.y - 20 * size };
    const near = Math.min(...spaces.map((space) => Math.hypot(space.x - middle.x, space.y - middle.y)), 1e9);
    const beside = Math.min(...lines.map((line) => distance(middle, line)), 1e9);
    if (near < SPACE + 12 + 34 * size || beside < WAY / 2 + 32 * size) continue;
    // On a deck or a pier, things do not stand in the air.
    if (theme.around && beside > 110 - 44 * size) continue;
    if (placed.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 62)) continue;
    placed.push(spot);
  }
  return `<g opacity=".86">${placed.sort((a, b) => a.y - b.y).map((spot) => easel.at(spot.x, spot.y, spot.size, FURNISHING[seed.one(theme.things)](easel, seed, theme.land))).join("")}</g>`;
}

interface Paving {
  bed: string;
  top: string;
  /** What lies on it: a second line, its width, its dashes. */
  marks: { colour: string; wide: number; dashes: string; opacity: number }[];
}

function paving(kind: Ways, ground: string): Paving {
  const bed = darker(ground, 0.42);
  switch (kind) {
    case "deck":
      return { bed, top: lighter(ground, 0.26), marks: [{ colour: darker(ground, 0.3), wide: 22, dashes: "3 29", opacity: 0.5 }, { colour: "#e8c860", wide: 3, dashes: "14 12", opacity: 0.85 }] };
    case "planks":
      return { bed: darker("#7a5c3a", 0.35), top: "#b8935f", marks: [{ colour: darker("#8a6a44", 0.3), wide: 28, dashes: "2 11", opacity: 0.65 }] };
    case "cobbles":
      return { bed: darker(ground, 0.36), top: lighter(mix(ground, "#b0a890", 0.5), 0.08), marks: [{ colour: darker(ground, 0.2), wide: 22, dashes: "0 9", opacity: 0 }, { colour: lighter(ground, 0.4), wide: 9, dashes: "0 12", opacity: 0.7 }] };
    case "snow":
      return { bed: mix(ground, "#7f95a4", 0.6), top: "#f2f4ee", marks: [{ colour: "#a9bac2", wide: 7, dashes: "0 17", opacity: 0.8 }] };
    case "asphalt":
      return { bed: darker(ground, 0.5), top: mix(ground, "#3f4048", 0.55), marks: [{ colour: "#f0ead8", wide: 3, dashes: "15 14", opacity: 0.7 }] };
    case "tiles":
      return { bed: darker(ground, 0.4), top: lighter(mix(ground, "#d8ccb0", 0.5), 0.1), marks: [{ colour: darker(ground, 0.15), wide: 28, dashes: "2 22", opacity: 0.5 }, { colour: darker(ground, 0.1), wide: 2, dashes: "0", opacity: 0.4 }] };
    case "sand":
      return { bed: darker(ground, 0.3), top: lighter(mix(ground, "#ecd8a4", 0.6), 0.1), marks: [{ colour: darker(ground, 0.2), wide: 5, dashes: "0 19", opacity: 0.5 }] };
    case "trail":
      return { bed: darker(ground, 0.36), top: mix("#b39a6c", ground, 0.25), marks: [{ colour: "#8a744c", wide: 5, dashes: "0 15", opacity: 0.6 }] };
  }
}

function ways(easel: Easel, theme: Theme, lines: Line[]): string {
  const { bed, top, marks } = paving(theme.ways, theme.land);
  const d = lines.map(segment).join("");
  let drawn = easel.line(d, bed, WAY + 8, 0.85) + easel.line(d, top, WAY);
  for (const { colour, wide, dashes, opacity } of marks) {
    if (opacity) drawn += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}"${dashes === "0" ? "" : ` stroke-dasharray="${dashes}"`} stroke-linecap="${dashes.startsWith("0 ") ? "round" : "butt"}" opacity="${opacity}"/>`;
  }
  return drawn;
}
