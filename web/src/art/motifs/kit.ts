// What motifs are made of: hands, flames, smoke, water, small figures. The origin is the middle of the picture.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, burst, ellipse, flow, limb, n } from "../brush/easel";
import type { Seed } from "../brush/seed";
import { SKINS } from "../figures/person";
import { type Prop, props } from "../figures/props";
import type { Palette } from "../scenes/palette";

export interface Paints {
  main: string;
  second: string;
  trim: string;
  metal: string;
  skin: string;
  glow: string;
  dark: string;
  palette: Palette;
}
export type Motif = (easel: Easel, paints: Paints, seed: Seed) => string;

export const PAPER = "#f3e7c8";
export const INK = "#3a2f28";
export const GOLD = "#e0b23e";
export const STEEL = "#c3c9cf";
export const WOOD = "#8a5f38";

export function paintsOf(seed: Seed, palette: Palette): Paints {
  const cloth = seed.whole(0, palette.cloth.length - 1);
  const pick = (step: number): string => palette.cloth[(cloth + step) % palette.cloth.length] ?? "#6a5a4a";
  return { main: pick(0), second: pick(1), trim: pick(2), metal: palette.metal, skin: seed.one(SKINS), glow: palette.accent, dark: palette.near, palette };
}

/** A prop, large, with its grip at (x, y). */
export const thing = (e: Easel, c: Paints, name: Prop, x: number, y: number, size: number, turn = 0): string =>
  e.at(x, y, size, props[name](e, { skin: c.skin, hair: c.dark, main: c.main, second: c.second, trim: c.trim, metal: c.metal }), turn);

/** A closed hand at the origin; its arm comes from the lower left. */
export function fist(e: Easel, c: Paints, x: number, y: number, size = 1, turn = 0, sleeve = c.main): string {
  const finger = (at: number): string => e.shape(`M${n(-20 + at * 10.5)} -14q0 -7 5 -7t5.500 7v22q0 6 -5.500 6t-5 -6z`, c.skin, { edge: 1.2 });
  const drawn =
    e.shape("M-20 18L-64 104L-22 124L18 30z", sleeve) + e.shape("M-24 20L-32 36L8 54L20 32z", lighter(sleeve, 0.35)) +
    e.shape("M-22 -8Q-24 -18 -10 -20H14Q25 -18 24 -4V14Q22 32 2 32Q-18 32 -22 14z", c.skin) +
    [0, 1, 2, 3].map(finger).join("") +
    e.shape("M-25 2Q-26 -8 -14 -6L12 6Q18 12 12 17Q2 20 -14 14Q-24 10 -25 2z", c.skin) + e.flat("M4 6q7 1 9 6q-3 4 -8 2z", lighter(c.skin, 0.35));
  return e.at(x, y, size, drawn, turn);
}

/** An open hand, palm up, from the left. */
export function palm(e: Easel, c: Paints, x: number, y: number, size = 1, sleeve = c.main): string {
  const drawn =
    e.shape("M-42 6L-118 22V62L-40 36z", sleeve) + e.shape("M-46 4L-56 8V38L-40 38z", lighter(sleeve, 0.35)) +
    e.shape("M-46 10Q-30 2 -10 6Q6 -4 14 -14Q22 -16 22 -8Q20 4 10 12L44 8Q52 10 48 16L16 22L50 20Q56 23 51 28L16 30L44 31Q49 35 43 38L10 38Q-20 44 -44 34z", c.skin) + e.line("M16 22L2 24M16 30L2 31", darker(c.skin, 0.4), 1.3, 0.8);
  return e.at(x, y, size, drawn);
}

/** A hand with its fingers spread, reaching up. */
export function reach(e: Easel, c: Paints, x: number, y: number, size = 1, sleeve = c.main, turn = 0): string {
  const finger = (ax: number, ay: number, bx: number, by: number): string => e.shape(limb(ax, ay, bx, by, 5, 3.8), c.skin, { edge: 1.1 });
  const drawn =
    e.shape("M-16 30L-22 120H22L16 30z", sleeve) + e.shape("M-17 30h34v12h-34z", lighter(sleeve, 0.35)) +
    finger(-12, -2, -27, -34) + finger(-4, -8, -9, -46) + finger(5, -8, 9, -44) + finger(12, -4, 25, -34) + finger(-12, 16, -32, 0) +
    e.shape("M-16 14Q-18 -8 0 -12Q18 -10 17 10Q16 28 12 34H-12Q-15 28 -16 14z", c.skin) + e.line("M-9 8Q0 2 9 8M-8 18Q2 14 9 20", darker(c.skin, 0.35), 1.3, 0.8);
  return e.at(x, y, size, drawn, turn);
}

export function flames(e: Easel, seed: Seed, x: number, y: number, wide: number, high: number): string {
  const tongue = (shrink: number): string => {
    const points: [number, number][] = [[x - wide * shrink, y]];
    const many = 7;
    for (let at = 0; at <= many; at++) {
      const along = x - wide * shrink + (2 * wide * shrink * at) / many;
      points.push([along + seed.between(-4, 4), y - high * shrink * (at % 2 ? seed.between(0.7, 1) : seed.between(0.25, 0.45)) * Math.sin(((at + 0.6) / (many + 1.2)) * Math.PI)]);
    }
    points.push([x + wide * shrink, y]);
    return `${flow(points)}z`;
  };
  return (
    e.flat(ellipse(x, y - high * 0.4, wide * 1.7, high * 1.1), e.glow("#ffb84d", 0.85)) +
    e.shape(tongue(1), "#c9442a", { edge: 0 }) + e.shape(tongue(0.8), "#ef8a35", { edge: 0 }) + e.shape(tongue(0.56), "#ffd166", { edge: 0 }) + e.flat(tongue(0.3), "#fff3c4")
  );
}

export function smoke(e: Easel, seed: Seed, x: number, y: number, size: number, colour: string, many = 9): string {
  let drawn = "";
  for (let at = 0; at < many; at++) {
    const radius = Math.min(26, size * seed.between(0.26, 0.5));
    drawn += e.ball(x + seed.between(-size, size), y + seed.between(-0.34, 0.34) * Math.min(size, 50), radius, radius * 0.76, mix(colour, "#f4ecdc", seed.between(0, 0.35)), { edge: 0, opacity: 0.74 });
  }
  return drawn;
}

export function blast(e: Easel, seed: Seed, x: number, y: number, size: number): string {
  return (
    e.flat(ellipse(x, y, size * 1.9, size * 1.7), e.glow("#ffd98a", 0.95)) +
    e.shape(burst(x, y, size * 1.25, size * 0.66, 13, seed.next()), "#c9442a", { edge: 0, opacity: 0.92 }) + e.shape(burst(x, y, size, size * 0.55, 12, seed.next()), "#f08a35", { edge: 0 }) +
    e.shape(burst(x, y, size * 0.72, size * 0.4, 11, seed.next()), "#ffd166", { edge: 0 }) + e.flat(burst(x, y, size * 0.42, size * 0.24, 10, seed.next()), "#fff6d8")
  );
}

/** Debris around a point. */
export function shards(e: Easel, seed: Seed, x: number, y: number, far: number, colour: string, many = 12): string {
  let drawn = "";
  for (let at = 0; at < many; at++) {
    const angle = seed.between(0, Math.PI * 2);
    const away = far * seed.between(0.6, 1.15);
    const size = seed.between(4, 11);
    drawn += e.at(x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.8, 1, e.shape(`M${n(-size)} ${n(size * 0.3)}L0 ${n(-size * 0.7)}L${n(size)} ${n(size * 0.5)}z`, colour, { edge: 0.9 }), seed.between(0, 180));
  }
  return drawn;
}

export function rays(e: Easel, x: number, y: number, far: number, colour: string, many = 14, opacity = 0.26): string {
  let d = "";
  for (let at = 0; at < many; at++) {
    const [from, to] = [((at + 0.2) / many) * Math.PI * 2, ((at + 0.62) / many) * Math.PI * 2];
    d += `M${n(x)} ${n(y)}L${n(x + Math.cos(from) * far)} ${n(y + Math.sin(from) * far)}L${n(x + Math.cos(to) * far)} ${n(y + Math.sin(to) * far)}z`;
  }
  return e.flat(d, colour, opacity);
}

/** Somebody far away, of one colour: standing, running or falling. */
export function silhouette(e: Easel, kind: "stand" | "run" | "leap" | "spear" | "fall" | "rider" | "banner", x: number, y: number, size: number, colour: string): string {
  const head = (hx: number, hy: number): string => ellipse(hx, hy, 6.2, 7);
  const parts: Record<typeof kind, string> = {
    stand: `${head(0, -58)}M-9 -50H9L13 -24L9 -22L7 -36L8 0H1L0 -22L-1 0H-8L-7 -36L-9 -22L-13 -24z`,
    spear: `${head(0, -58)}M-9 -50H9L20 -34L16 -30L7 -38L9 0H1L0 -22L-2 0H-9L-7 -36L-12 -24L-15 -27z M15 -84l3 8v76h-3z M16.500 -94l4 12h-8z`,
    run: `${head(14, -56)}M2 -50L14 -48L26 -36L36 -42L38 -37L26 -29L14 -36L8 -24L24 -14L20 2L14 1L17 -10L0 -18L-12 -4L-28 -4L-28 -10L-14 -11L-3 -26L0 -38L-10 -30L-18 -18L-22 -21L-14 -36z`,
    leap: `${head(22, -60)}M6 -54L20 -52L36 -62L40 -58L24 -44L12 -34L30 -26L46 -34L49 -29L30 -18L6 -22L-14 -10L-34 -14L-33 -20L-14 -17L0 -30L2 -42L-12 -46L-24 -58L-20 -61L-8 -51z`,
    fall: `${head(-4, 4)}M-12 -2L4 -4L14 -18L28 -40L34 -37L22 -14L30 -30L44 -44L48 -40L34 -20L16 4L8 12L24 24L20 28L4 16L-10 10L-28 20L-31 15L-14 4z`,
    rider: `M-44 0L-40 -26Q-50 -34 -48 -44Q-30 -52 0 -46Q14 -50 22 -66L30 -72L46 -62L44 -56L34 -56Q30 -40 26 -32L34 -2H28L20 -26Q-6 -20 -26 -26L-34 0zM-48 -42Q-62 -40 -62 -22Q-56 -30 -46 -34z ${head(2, -92)}M-8 -84H8L20 -68L17 -65L8 -72L6 -48H-8z M14 -118l3 8v50h-3z`,
    banner: `${head(0, -58)}M-9 -50H9L20 -34L16 -30L7 -38L9 0H1L0 -22L-2 0H-9L-7 -36L-12 -24L-15 -27z M15 -108h3v108h-3z M18 -106q16 6 30 0q-4 14 2 26q-16 6 -32 0z`,
  };
  return e.at(x, y, size, e.flat(parts[kind], colour));
}

export function coinStack(e: Easel, x: number, y: number, high: number, wide = 15): string {
  let drawn = "";
  for (let at = 0; at < high; at++) drawn += e.ball(x + (at % 2) * 1.4, y - at * 5.4, wide, wide * 0.38, GOLD, { edge: 0.9 });
  return drawn + e.line(ellipse(x + ((high - 1) % 2) * 1.4, y - (high - 1) * 5.4, wide * 0.62, wide * 0.22), "#8a6a20", 1.1);
}

export function tentacle(e: Easel, points: readonly (readonly [number, number])[], wide: number, colour: string): string {
  let drawn = "";
  const many = points.length - 1;
  drawn += e.line(flow(points), darker(colour, 0.6), wide + 3) + e.line(flow(points), colour, wide);
  const tip = points[many];
  const sucker = points.slice(1).map(([x, y]) => ellipse(x, y, wide * 0.16, wide * 0.16)).join("");
  return drawn + e.line(flow(points), lighter(colour, 0.25), wide * 0.28, 0.6) + e.flat(sucker, lighter(colour, 0.5)) + (tip ? e.ball(tip[0], tip[1], wide * 0.42, wide * 0.42, colour, { edge: 0 }) : "");
}

export const chainLinks = (e: Easel, ax: number, ay: number, bx: number, by: number, metal: string): string => {
  const far = Math.hypot(bx - ax, by - ay);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  let drawn = "";
  for (let at = 0, many = Math.round(far / 12); at < many; at++) drawn += e.line(ellipse((at + 0.5) * 12, 0, 8, at % 2 ? 2 : 5), metal, 3.4);
  return e.at(ax, ay, 1, drawn, turn);
};
