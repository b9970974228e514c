// Places under the sky: what stands between it and whoever the picture is about.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, ellipse, flow, limb, n, poly } from "../brush/easel";
import type { Seed } from "../brush/seed";
import type { Palette } from "./palette";
import { mist } from "./sky";

export type Place = (easel: Easel, seed: Seed, palette: Palette) => string;

/** A ridge from side to side; the higher the steps, the steeper. */
export function ridge(easel: Easel, seed: Seed, y: number, rough: number, colour: string, sharp = false, steps = 7): string {
  const points: [number, number][] = [];
  for (let at = 0; at <= steps; at++) points.push([(at / steps) * easel.width, y - seed.between(0, rough) * (at % 2 ? 1 : 0.35)]);
  const top = sharp ? `M${points.map(([x, up]) => `${n(x)} ${n(up)}`).join("L")}` : flow(points);
  return easel.flat(`${top}V${easel.height}H0z`, colour);
}

/** The ground to stand on, with strokes of the brush. */
export function ground(easel: Easel, seed: Seed, y: number, palette: Palette): string {
  const { width, height } = easel;
  const [lit, dark] = palette.ground;
  let drawn = easel.flat(`${flow([[0, y + seed.between(-4, 4)], [width * 0.3, y + seed.between(-5, 3)], [width * 0.7, y + seed.between(-3, 5)], [width, y]])}V${height}H0z`, easel.fall(lit, dark));
  for (let at = 0; at < 12; at++) {
    const up = seed.between(y + 8, height);
    const long = seed.between(14, 46) * (0.6 + ((up - y) / (height - y)) * 0.8);
    drawn += easel.line(`M${n(seed.between(-20, width))} ${n(up)}q${n(long / 2)} ${n(seed.between(-3, 3))} ${n(long)} 0`, seed.chance(0.5) ? lighter(lit, 0.16) : darker(dark, 0.2), Math.round(seed.between(1, 3)), 0.4);
  }
  return drawn;
}

export function tree(easel: Easel, seed: Seed, x: number, y: number, high: number, leaf: string, bare = false): string {
  const trunk = darker(mix(leaf, "#5a3d28", 0.7), 0.25);
  let drawn = easel.flat(poly([[x - high * 0.05, y], [x - high * 0.025, y - high * 0.6], [x + high * 0.025, y - high * 0.6], [x + high * 0.05, y]]), trunk);
  if (bare) {
    for (const [turn, far] of [[-0.5, 0.5], [0.45, 0.42], [-0.15, 0.55]] as const)
      drawn += easel.line(`M${n(x)} ${n(y - high * 0.5)}q${n(turn * high * 0.3)} ${n(-far * high * 0.4)} ${n(turn * high * 0.7)} ${n(-far * high)}`, trunk, high * 0.035);
    return drawn;
  }
  for (const [dx, dy, size] of [[-0.17, -0.62, 0.2], [0.17, -0.66, 0.19], [0, -0.84, 0.23], [0.02, -0.58, 0.22]] as const)
    drawn += easel.ball(x + dx * high, y + dy * high, size * high, size * high * 0.85, leaf, { edge: 0 });
  return drawn;
}

export function pine(easel: Easel, x: number, y: number, high: number, colour: string): string {
  let d = "";
  for (const [from, wide] of [[0.12, 0.24], [0.36, 0.19], [0.6, 0.13]] as const)
    d += poly([[x - high * wide, y - high * from], [x, y - high * (from + 0.4)], [x + high * wide, y - high * from]]);
  return easel.flat(box(x - high * 0.03, y - high * 0.14, high * 0.06, high * 0.14), darker(colour, 0.4)) + easel.shape(d, colour, { edge: 0 });
}

/** A house as seen across a street: gable, windows, chimney. */
export function house(easel: Easel, seed: Seed, x: number, y: number, wide: number, high: number, wall: string, roof: string, lit: string): string {
  const peak = high * seed.between(0.28, 0.5);
  let drawn = easel.shape(box(x, y - high, wide, high), wall, { edge: 0 });
  drawn += easel.shape(poly([[x - wide * 0.08, y - high], [x + wide * 0.5, y - high - peak], [x + wide * 1.08, y - high]]), roof, { edge: 0 });
  if (seed.chance(0.6)) drawn += easel.flat(box(x + wide * 0.68, y - high - peak * 0.95, wide * 0.12, peak * 0.7), darker(roof, 0.25));
  const rows = Math.max(1, Math.floor(high / 24));
  for (let row = 0; row < rows; row++) {
    for (const share of [0.2, 0.6]) {
      const bright = seed.chance(0.45);
      drawn += easel.flat(box(x + wide * share, y - high + 7 + row * 22, wide * 0.2, 11), bright ? lit : darker(wall, 0.4), bright ? 0.95 : 0.7);
    }
  }
  return drawn;
}

export function sail(easel: Easel, x: number, y: number, size: number, hull: string, cloth: string): string {
  return (
    easel.flat(`M${n(x)} ${n(y)}V${n(y - size * 1.1)}`, hull) +
    easel.line(`M${n(x)} ${n(y)}V${n(y - size * 1.15)}`, hull, size * 0.05) +
    easel.shape(`M${n(x + size * 0.05)} ${n(y - size * 1.1)}q${n(size * 0.6)} ${n(size * 0.5)} ${n(size * 0.5)} ${n(size * 0.9)}h${n(-size * 0.5)}z`, cloth, { edge: 0 }) +
    easel.shape(`M${n(x - size * 0.05)} ${n(y - size)}q${n(-size * 0.15)} ${n(size * 0.5)} ${n(-size * 0.4)} ${n(size * 0.8)}h${n(size * 0.4)}z`, darker(cloth, 0.12), { edge: 0 }) +
    easel.shape(`M${n(x - size * 0.6)} ${n(y - size * 0.12)}h${n(size * 1.25)}q${n(-size * 0.08)} ${n(size * 0.28)} ${n(-size * 0.3)} ${n(size * 0.28)}h${n(-size * 0.65)}q${n(-size * 0.2)} 0 ${n(-size * 0.3)} ${n(-size * 0.28)}z`, hull, { edge: 0 })
  );
}

export function waves(easel: Easel, seed: Seed, y: number, palette: Palette, water = palette.mid): string {
  const { width, height } = easel;
  let drawn = easel.flat(box(0, y, width, height - y), easel.fall(mix(water, palette.sky[2], 0.45), water, darker(water, 0.35)));
  for (let at = 0; at < 20; at++) {
    const up = y + 4 + (height - y) * seed.next() ** 1.5;
    const long = 10 + (up - y) * 0.5 + seed.between(0, 14);
    drawn += easel.line(`M${n(seed.between(-20, width))} ${n(up)}q${n(long / 4)} -3 ${n(long / 2)} 0t${n(long / 2)} 0`, seed.chance(0.55) ? lighter(mix(water, palette.sun, 0.35), 0.2) : darker(water, 0.3), n((up - y) / 40 + 0.8) as unknown as number, 0.55);
  }
  const glint = easel.width * (0.5 + easel.light * 0.28);
  for (let at = 0; at < 6; at++) drawn += easel.line(`M${n(glint - 14 + seed.between(-8, 8))} ${n(y + 4 + at * 7)}h${n(seed.between(10, 28))}`, palette.sun, 1.6, 0.5);
  return drawn;
}

export const OUTDOORS = {
  sea: (e, s, p) => {
    const y = e.height * 0.6;
    return ridge(e, s, y + 1, 12, mix(p.far, p.sky[2], 0.4)) + waves(e, s, y, p) + sail(e, e.width * s.between(0.12, 0.3), y + 9, 24, darker(p.near, 0.2), lighter(p.accent, 0.5));
  },
  lighthouse: (e, s, p) => {
    const y = e.height * 0.66;
    const x = e.width * (0.5 - e.light * 0.3);
    const tower = poly([[x - 11, y - 18], [x - 7, y - 78], [x + 7, y - 78], [x + 11, y - 18]]);
    return (
      waves(e, s, y, p) +
      e.flat(poly([[x, y - 84], [x + e.light * 200, y - 120], [x + e.light * 200, y - 60]]), lighter(p.accent, 0.4), 0.28) +
      e.shape(flow([[x - 60, y + 16], [x - 34, y - 10], [x - 12, y - 20], [x + 16, y - 19], [x + 34, y], [x + 58, y + 16]], true), p.far, { edge: 0 }) +
      e.shape(tower, lighter(p.mid, 0.35), { edge: 0 }) +
      e.flat(poly([[x - 10, y - 36], [x + 10, y - 30], [x + 10.500, y - 22], [x - 10.500, y - 27]]) + poly([[x - 8.500, y - 62], [x + 8.500, y - 57], [x + 9, y - 49], [x - 9, y - 53]]), p.accent, 0.8) +
      e.flat(ellipse(x, y - 85, 16, 16), e.glow(p.accent, 0.9)) +
      e.shape(`${box(x - 6, y - 91, 12, 13)}`, lighter(p.accent, 0.5), { edge: 0 }) +
      e.flat(poly([[x - 9, y - 91], [x, y - 103], [x + 9, y - 91]]) + box(x - 9, y - 79, 18, 3), p.near)
    );
  },
  pool: (e, s, p) => {
    const y = e.height * 0.64;
    let drawn = ridge(e, s, y - 10, 40, mix(p.far, p.sky[2], 0.35)) + ridge(e, s, y, 22, p.mid);
    drawn += ground(e, s, y, p);
    drawn += e.shape(ellipse(e.width * 0.5, e.height * 0.84, e.width * 0.42, 24), mix(p.sky[1], p.sun, 0.2), { line: darker(p.near, 0.2), edge: 3 });
    drawn += e.flat(ellipse(e.width * (0.5 + e.light * 0.2), e.height * 0.84, 22, 8), p.sun, 0.65);
    for (const x of [0.12, 0.19, 0.86, 0.93]) drawn += e.line(`M${n(e.width * x)} ${e.height * 0.9}q${n(s.between(-6, 6))} -24 ${n(s.between(-10, 10))} ${n(s.between(-56, -38))}`, p.near, 2.4);
    return drawn;
  },
  fog: (e, s, p) => {
    const y = e.height * 0.62;
    let drawn = ridge(e, s, y - 20, 46, mix(p.far, p.sky[2], 0.6), true);
    for (let at = 0; at < 5; at++) drawn += pine(e, s.between(0, e.width), y + s.between(-6, 8), s.between(44, 74), mix(p.mid, p.sky[2], s.between(0.3, 0.6)));
    drawn += mist(e, s, y - 10, lighter(p.sky[2], 0.3)) + ground(e, s, y, p) + mist(e, s, y + 14, lighter(p.sky[2], 0.2));
    return drawn;
  },
  pier: (e, s, p) => {
    const y = e.height * 0.6;
    let drawn = ridge(e, s, y, 16, mix(p.far, p.sky[2], 0.35));
    for (let at = 0; at < 6; at++) drawn += house(e, s, at * 52 - 14, y, s.between(26, 38), s.between(22, 44), mix(p.far, p.sky[2], 0.2), mix(p.mid, p.far, 0.5), p.accent);
    drawn += waves(e, s, y, p) + sail(e, e.width * s.between(0.1, 0.24), y + 16, 40, p.near, lighter(p.accent, 0.55)) + sail(e, e.width * s.between(0.78, 0.92), y + 10, 30, p.near, lighter(p.cloth[0] ?? p.accent, 0.4));
    drawn += e.shape(poly([[0, e.height], [0, e.height * 0.86], [e.width, e.height * 0.8], [e.width, e.height]]), mix(p.ground[0], "#8a6a48", 0.4), { edge: 0 });
    for (let at = 0; at < 9; at++) drawn += e.line(`M${n(at * 40 - 10)} ${n(e.height * 0.86 - at * 1.4)}l-14 40`, darker(p.ground[1], 0.3), 1.2, 0.6);
    for (const x of [0.07, 0.93]) drawn += e.shape(box(e.width * x - 6, e.height * 0.7, 12, 44), darker(p.near, 0.1), { edge: 0 });
    return drawn;
  },
  factory: (e, s, p) => {
    const y = e.height * 0.66;
    let drawn = ridge(e, s, y - 12, 20, mix(p.far, p.sky[2], 0.5));
    for (let at = 0; at < 6; at++) {
      const x = at * 54 + s.between(-12, 8);
      const high = s.between(54, 96);
      const colour = at % 2 ? p.far : mix(p.far, p.mid, 0.5);
      drawn += e.shape(poly([[x, y], [x + 3, y - high], [x + 13, y - high], [x + 16, y]]), colour, { edge: 0 }) + e.flat(box(x + 1, y - high - 3, 14, 5), darker(colour, 0.3));
      if (at % 2 === 0)
        for (let puff = 0; puff < 4; puff++) drawn += e.flat(ellipse(x + 8 + puff * 11 * -e.light, y - high - 9 - puff * 9, 6 + puff * 4, 5 + puff * 3), lighter(p.sky[1], 0.16), 0.5);
      drawn += e.shape(`${box(x + 16, y - 32, 36, 34)}${poly([[x + 16, y - 32], [x + 16, y - 44], [x + 28, y - 32], [x + 28, y - 44], [x + 40, y - 32], [x + 40, y - 44], [x + 52, y - 32]])}`, p.mid, { edge: 0 });
      drawn += e.flat(box(x + 22, y - 24, 7, 9) + box(x + 35, y - 24, 7, 9), p.accent, 0.85);
    }
    return drawn + ground(e, s, y, p);
  },
  street: (e, s, p) => {
    const y = e.height * 0.7;
    let drawn = "";
    for (let at = 0; at < 8; at++) drawn += house(e, s, at * 40 - 10, y - 4, s.between(24, 32), s.between(60, 100), mix(p.far, p.sky[2], 0.35), mix(p.mid, p.sky[2], 0.25), p.accent);
    for (const side of [0, 1]) {
      const x = side ? e.width - 62 : -8;
      drawn += house(e, s, x, y + 26, 70, 128, p.mid, p.near, p.accent);
    }
    return drawn + ground(e, s, y, p);
  },
  rooftops: (e, s, p) => {
    const y = e.height * 0.7;
    let drawn = "";
    for (let row = 0; row < 2; row++)
      for (let at = 0; at < 7; at++) {
        const shade = row ? p.mid : mix(p.far, p.sky[2], 0.3);
        drawn += house(e, s, at * 50 - 24 + row * 20, y + 10 + row * 22, s.between(34, 48), s.between(30, 62) + (row ? 0 : 18), shade, darker(shade, 0.3), p.accent);
      }
    drawn += e.shape(poly([[-10, e.height], [-10, e.height * 0.9], [e.width * 0.5, e.height * 0.8], [e.width + 10, e.height * 0.92], [e.width + 10, e.height]]), p.near, { edge: 0 });
    for (let at = 0; at < 10; at++) drawn += e.line(`M${n(at * 32)} ${e.height}l${n((at - 5) * -3 + 6)} -26`, darker(p.near, 0.4), 1.4, 0.6);
    return drawn;
  },
  alley: (e, s, p) => {
    const y = e.height * 0.74;
    let drawn = house(e, s, e.width * 0.36, y - 10, 70, 74, mix(p.far, p.sky[2], 0.25), p.far, p.accent);
    drawn += e.shape(poly([[0, 0], [e.width * 0.3, 18], [e.width * 0.34, y], [0, e.height]]), p.mid, { edge: 0 }) + e.shape(poly([[e.width, 0], [e.width * 0.7, 24], [e.width * 0.66, y], [e.width, e.height]]), darker(p.mid, 0.15), { edge: 0 });
    for (const [x, up] of [[0.1, 0.25], [0.2, 0.3], [0.1, 0.5], [0.8, 0.28], [0.9, 0.24], [0.9, 0.52]] as const) {
      const lit = s.chance(0.5);
      drawn += e.flat(box(e.width * x - 6, e.height * up, 13, 19), lit ? p.accent : darker(p.mid, 0.45), 0.9);
      if (lit) drawn += e.flat(ellipse(e.width * x, e.height * up + 10, 22, 22), e.glow(p.accent, 0.4));
    }
    drawn += e.line(`M${n(e.width * 0.3)} 38Q150 58 ${n(e.width * 0.7)} 40`, darker(p.near, 0.3), 1.2);
    for (const x of [0.38, 0.46, 0.55, 0.62]) drawn += e.shape(`M${n(e.width * x)} 46h13l-1 19h-11z`, s.one(p.cloth), { edge: 0, opacity: 0.75 });
    return drawn + ground(e, s, y, p);
  },
  camp: (e, s, p) => {
    const y = e.height * 0.68;
    let drawn = ridge(e, s, y - 22, 60, mix(p.far, p.sky[2], 0.45), true, 9) + ridge(e, s, y - 4, 26, mix(p.far, p.mid, 0.4));
    for (const [x, size] of [[0.1, 44], [0.3, 32], [0.74, 34], [0.92, 48]] as const) {
      const cx = e.width * x;
      const cloth = s.one(p.cloth);
      drawn += e.shape(poly([[cx - size * 0.7, y + 10], [cx, y + 10 - size], [cx + size * 0.7, y + 10]]), mix(cloth, p.mid, 0.35), { edge: 0 });
      drawn += e.flat(poly([[cx - size * 0.16, y + 10], [cx, y + 10 - size * 0.62], [cx + size * 0.16, y + 10]]), darker(p.near, 0.3));
      drawn += e.line(`M${n(cx)} ${n(y + 10 - size)}v-14`, p.near, 1.6) + e.shape(`M${n(cx)} ${n(y - 4 - size)}l${n(14 * -e.light)} 4l${n(-14 * -e.light)} 5z`, p.accent, { edge: 0 });
    }
    return drawn + ground(e, s, y + 6, p);
  },
  ridge: (e, s, p) => {
    const y = e.height * 0.7;
    return ridge(e, s, y - 30, 74, mix(p.far, p.sky[2], 0.5), true, 8) + ridge(e, s, y - 10, 46, mix(p.far, p.mid, 0.35), true, 6) + mist(e, s, y - 10, p.sky[2], 0.4) + ridge(e, s, y + 4, 18, p.mid) + ground(e, s, y + 10, p);
  },
  volcano: (e, s, p) => {
    const y = e.height * 0.72;
    const x = e.width * (0.5 - e.light * 0.18);
    let drawn = ridge(e, s, y - 14, 34, mix(p.far, p.sky[2], 0.4), true, 9);
    for (let puff = 0; puff < 6; puff++) drawn += e.flat(ellipse(x + puff * 13 * -e.light + s.between(-4, 4), 46 - puff * 8, 13 + puff * 5, 10 + puff * 3), mix(p.near, p.sky[0], 0.35), 0.55);
    drawn += e.flat(ellipse(x, 58, 46, 34), e.glow(p.accent, 0.8));
    drawn += e.shape(poly([[x - 100, y], [x - 18, 56], [x - 7, 61], [x + 8, 58], [x + 19, 55], [x + 104, y]]), p.mid, { edge: 0 });
    drawn += e.line(`M${n(x - 4)} 60q-6 20 4 34t-8 36`, p.accent, 4, 0.9) + e.line(`M${n(x + 8)} 60q10 18 6 34t16 40`, p.accent, 2.5, 0.8);
    return drawn + ground(e, s, y, p);
  },
  field: (e, s, p) => {
    const y = e.height * 0.66;
    let drawn = ridge(e, s, y - 8, 26, mix(p.far, p.sky[2], 0.4)) + ridge(e, s, y, 12, p.far);
    for (let at = 0; at < 22; at++) {
      const x = s.between(0, e.width);
      const turn = s.between(-5, 5);
      drawn += e.line(`M${n(x)} ${n(y + 8)}l${n(turn)} ${n(-s.between(20, 34))}`, mix(p.near, p.far, 0.4), 1.1, 0.9);
    }
    for (const x of [0.14, 0.82]) drawn += e.line(`M${n(e.width * x)} ${n(y + 10)}v-52`, p.near, 1.8) + e.shape(`M${n(e.width * x)} ${n(y - 42)}q${n(10 * -e.light)} 5 ${n(20 * -e.light)} 0v18q${n(-10 * -e.light)} 5 ${n(-20 * -e.light)} 0z`, s.one(p.cloth), { edge: 0 });
    return drawn + ground(e, s, y + 4, p);
  },
  wall: (e, s, p) => {
    const y = e.height * 0.7;
    const stone = mix(p.far, "#9a8f86", 0.3);
    let drawn = ridge(e, s, y - 20, 40, mix(p.far, p.sky[2], 0.5), true);
    let top = `M0 ${n(y)}V74`;
    for (let x = 0; x < e.width; x += 24) top += "v-9h13v9h11";
    drawn += e.shape(`${top}V${n(y)}z`, stone, { edge: 0 });
    for (const x of [0.06, 0.94]) drawn += e.shape(`M${n(e.width * x - 26)} ${n(y)}V44v-10h11v10h9v-10h12v10h9v-10h11V${n(y)}z`, darker(stone, 0.12), { edge: 0 });
    for (let at = 0; at < 26; at++) drawn += e.line(`M${n(s.between(0, e.width))} ${n(s.between(84, y))}h${n(s.between(7, 15))}`, darker(stone, 0.3), 1.1, 0.5);
    return drawn + ground(e, s, y, p);
  },
  road: (e, s, p) => {
    const y = e.height * 0.62;
    let drawn = ridge(e, s, y - 8, 34, mix(p.far, p.sky[2], 0.5)) + ridge(e, s, y, 16, p.far) + ground(e, s, y, p);
    const x = e.width * (0.5 + e.light * 0.12);
    drawn += e.flat(flow([[x - 2, y + 1], [x - 20, y + 18], [x + 24, y + 36], [x - 50, e.height + 4], [x + 80, e.height + 4], [x + 62, y + 34], [x + 6, y + 17], [x + 4, y + 1]], true), lighter(p.ground[0], 0.38), 0.9);
    for (const at of [0.1, 0.2, 0.85, 0.94]) drawn += tree(e, s, e.width * at, y + s.between(6, 18), s.between(40, 64), mix(p.mid, "#5d7a3c", 0.5));
    return drawn;
  },
  forest: (e, s, p) => {
    const y = e.height * 0.7;
    let drawn = "";
    for (let at = 0; at < 9; at++) drawn += tree(e, s, at * 38 + s.between(-9, 9), y - 2, s.between(88, 120), mix(p.far, p.sky[2], 0.4));
    for (let at = 0; at < 6; at++) drawn += tree(e, s, at * 62 + s.between(-14, 14), y + 8, s.between(96, 130), mix(p.mid, "#4a6a3a", 0.4));
    return drawn + ground(e, s, y + 4, p);
  },
  ruin: (e, s, p) => {
    const y = e.height * 0.7;
    const stone = mix(p.far, "#a89a88", 0.35);
    let drawn = ridge(e, s, y - 8, 30, mix(p.far, p.sky[2], 0.5));
    for (const [x, high] of [[0.06, 90], [0.2, 60], [0.78, 76], [0.93, 104]] as const) {
      const cx = e.width * x;
      drawn += e.shape(limb(cx, y - high, cx, y, 8, 9), stone, { edge: 0 }) + e.flat(box(cx - 12, y - high - 8, 24, 6) + box(cx - 13, y - 4, 26, 7), lighter(stone, 0.15));
      for (const line of [-3, 2]) drawn += e.line(`M${n(cx + line)} ${n(y - high)}v${high - 6}`, darker(stone, 0.3), 1, 0.6);
    }
    return drawn + ground(e, s, y, p);
  },
} satisfies Record<string, Place>;
