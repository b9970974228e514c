// All motifs by name, and how one is hung into a scene.
import type { Easel } from "../brush/easel";
import { box, ellipse } from "../brush/easel";
import type { Seed } from "../brush/seed";
import { scene } from "../scenes";
import type { Palette } from "../scenes/palette";
import { glaze, motes } from "../scenes/sky";
import { ARMS } from "./arms";
import { CRAFT } from "./craft";
import { GUILE } from "./guile";
import { type Motif, type Paints, paintsOf } from "./kit";
import { LANDMARKS } from "./landmarks";
import { THINGS } from "./things";
import { TIDE } from "./tide";

export const MOTIFS: Record<string, Motif> = { ...ARMS, ...GUILE, ...CRAFT, ...TIDE };
export const SHOWN: Record<string, Motif> = THINGS;
export const SIGHTS: Record<string, Motif> = LANDMARKS;

/** A motif before a place that lies in half light, so that it is what one sees. */
export function hang(easel: Easel, seed: Seed, palette: Palette, place: string, motif: Motif, dim = 0.34, own: Partial<Paints> = {}): string {
  const { width, height } = easel;
  const paints = { ...paintsOf(seed, palette), ...own };
  return (
    scene(easel, seed, palette, place) +
    easel.flat(box(0, 0, width, height), palette.near, dim) +
    easel.flat(ellipse(width / 2, height * 0.52, width * 0.46, height * 0.62), easel.glow(palette.sun, palette.night ? 0.5 : 0.62)) +
    easel.at(width / 2, height * 0.52, 1, motif(easel, paints, seed)) +
    motes(easel, seed, palette.accent, 8, 1.4) +
    glaze(easel, seed, palette.sun)
  );
}
