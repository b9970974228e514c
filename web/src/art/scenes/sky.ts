// Sky, light, clouds, weather, and the last glaze over a picture.
import { mix } from "../brush/colour";
import { type Easel, box, ellipse, flow, n } from "../brush/easel";
import type { Seed } from "../brush/seed";
import type { Palette } from "./palette";

export function sky(easel: Easel, seed: Seed, palette: Palette): string {
  const { width, height } = easel;
  const [top, middle, low] = palette.sky;
  const x = width * (0.5 + easel.light * seed.between(0.2, 0.36));
  const y = height * seed.between(0.14, 0.36);
  const size = height * seed.between(0.07, 0.12);
  let drawn = easel.flat(box(0, 0, width, height), easel.fall(top, middle, low, low));
  drawn += easel.flat(ellipse(x, y, size * 6.5, size * 6.5), easel.glow(palette.sun, 0.55));
  drawn += strokes(easel, seed, top, middle, low);
  drawn += easel.flat(ellipse(x, y, size, size), palette.sun, palette.night ? 0.96 : 0.88);
  if (palette.night) {
    drawn += easel.flat(ellipse(x - size * 0.3, y - size * 0.2, size * 0.26, size * 0.2) + ellipse(x + size * 0.3, y + size * 0.35, size * 0.2, size * 0.15), mix(palette.sun, middle, 0.28));
    drawn += stars(easel, seed, palette.sun);
  }
  return drawn + clouds(easel, seed, palette);
}

function strokes(easel: Easel, seed: Seed, top: string, middle: string, low: string): string {
  let drawn = "";
  for (let at = 0; at < 9; at++) {
    const y = seed.between(0, easel.height * 0.6);
    const x = seed.between(-30, easel.width);
    const long = seed.between(40, 130);
    const colour = y < easel.height * 0.25 ? mix(top, middle, seed.between(0.2, 0.8)) : mix(middle, low, seed.between(0.2, 0.9));
    drawn += easel.line(`M${n(x)} ${n(y)}q${n(long / 2)} ${n(seed.between(-9, 9))} ${n(long)} ${n(seed.between(-5, 5))}`, colour, Math.round(seed.between(3, 10)), 0.5);
  }
  return drawn;
}

export function stars(easel: Easel, seed: Seed, colour: string, many = 16): string {
  let d = "";
  for (let at = 0; at < many; at++) {
    const size = seed.between(0.4, 1.1);
    d += ellipse(seed.between(0, easel.width), seed.between(0, easel.height * 0.5), size, size);
  }
  return easel.flat(d, colour, 0.8);
}

function clouds(easel: Easel, seed: Seed, palette: Palette): string {
  let drawn = "";
  const many = seed.whole(2, 4);
  for (let at = 0; at < many; at++) {
    const x = seed.between(-0.1, 0.9) * easel.width;
    const y = seed.between(0.08, 0.5) * easel.height;
    const long = seed.between(50, 120);
    const thick = seed.between(5, 11);
    const colour = mix(palette.sky[1], palette.night ? palette.sky[0] : palette.sun, palette.night ? 0.5 : seed.between(0.25, 0.55));
    const d = flow(
      [[x, y], [x + long * 0.2, y - thick * 0.6], [x + long * 0.42, y - thick], [x + long * 0.68, y - thick * 0.5], [x + long, y], [x + long * 0.6, y + thick * 0.3], [x + long * 0.25, y + thick * 0.35]],
      true,
    );
    drawn += easel.flat(d, colour, 0.55);
  }
  return drawn;
}

/** Bands of mist at a height. */
export function mist(easel: Easel, seed: Seed, y: number, colour: string, opacity = 0.35): string {
  let drawn = "";
  for (let at = 0; at < 3; at++) {
    const x = seed.between(-40, easel.width * 0.6);
    const long = seed.between(110, 200);
    const up = y + seed.between(-14, 14);
    drawn += easel.flat(flow([[x, up], [x + long * 0.3, up - 7], [x + long * 0.7, up - 4], [x + long, up], [x + long * 0.7, up + 6], [x + long * 0.25, up + 5]], true), colour, opacity);
  }
  return drawn;
}

/** Sparks, petals, flakes: small things in the air. */
export function motes(easel: Easel, seed: Seed, colour: string, many = 14, size = 1.6): string {
  let d = "";
  for (let at = 0; at < many; at++) {
    const radius = seed.between(size * 0.4, size);
    d += ellipse(seed.between(0, easel.width), seed.between(easel.height * 0.1, easel.height), radius, radius);
  }
  return easel.flat(d, colour, 0.75);
}

/** Light that falls into the picture from its side, and corners that are darker than the middle. */
export function glaze(easel: Easel, seed: Seed, warm: string): string {
  const { width, height, light } = easel;
  const from = light === -1 ? 0 : width;
  const shaft = (share: number, wide: number): string => `M${n(from)} ${n(-10)}l${n(-light * width * share)} ${height + 20}h${n(-light * wide)}L${n(from - light * wide * 0.3)} -10z`;
  return (
    easel.flat(shaft(seed.between(0.35, 0.6), width * 0.16), warm, 0.09) +
    easel.flat(shaft(seed.between(0.7, 0.95), width * 0.1), warm, 0.07) +
    easel.flat(box(0, height * 0.6, width, height * 0.4), easel.haze("#1a1226", 0.34))
  );
}
