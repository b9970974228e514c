// Rooms: walls, a window with the sky in it, what stands along them.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, ellipse, gear, n, poly } from "../brush/easel";
import type { Seed } from "../brush/seed";
import type { Place } from "./outdoors";
import type { Palette } from "./palette";

function room(easel: Easel, seed: Seed, palette: Palette, wall: string, floor: string): string {
  const { width, height } = easel;
  const y = height * 0.76;
  let drawn = easel.flat(box(0, 0, width, height), easel.fall(darker(wall, 0.4), wall, lighter(wall, 0.1)));
  drawn += easel.flat(ellipse(width * (0.5 + easel.light * 0.35), height * 0.25, width * 0.6, height * 0.7), easel.glow(palette.accent, 0.4));
  for (let at = 0; at < 8; at++) {
    const x = seed.between(0, width);
    drawn += easel.line(`M${n(x)} ${n(seed.between(0, 90))}q${n(seed.between(-4, 4))} 26 ${n(seed.between(-3, 3))} ${n(seed.between(26, 60))}`, seed.chance(0.5) ? lighter(wall, 0.12) : darker(wall, 0.25), Math.round(seed.between(3, 9)), 0.28);
  }
  drawn += easel.flat(box(0, y, width, height - y), easel.fall(floor, darker(floor, 0.35)));
  for (let at = 0; at < 8; at++) drawn += easel.line(`M${n(width / 2 + (at - 3.5) * 38)} ${n(y)}L${n(width / 2 + (at - 3.5) * 74)} ${height}`, darker(floor, 0.35), 1, 0.6);
  return drawn;
}

function arch(easel: Easel, x: number, y: number, wide: number, high: number, palette: Palette, frame: string): string {
  const d = `M${n(x - wide / 2)} ${n(y)}v${n(-high + wide / 2)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(wide)} 0v${n(high - wide / 2)}z`;
  return (
    easel.flat(d, easel.fall(palette.sky[0], palette.sky[1], palette.sky[2])) +
    easel.flat(ellipse(x + wide * 0.14, y - high * 0.6, wide * 0.16, wide * 0.16), palette.sun) +
    easel.line(`${d}M${n(x)} ${n(y)}v${n(-high)}M${n(x - wide / 2)} ${n(y - high * 0.45)}h${n(wide)}`, frame, 2.6)
  );
}

export const INDOORS = {
  library: (e, s, p) => {
    const wood = mix(p.mid, "#5c3f2c", 0.55);
    let drawn = room(e, s, p, mix(wood, p.far, 0.3), darker(wood, 0.2));
    const shelf = (from: number, to: number): string => {
      let rows = e.flat(box(from, 8, to - from, e.height * 0.72), darker(wood, 0.45));
      for (let y = 12; y < e.height * 0.7; y += 27) {
        for (let x = from + 4; x < to - 8; ) {
          const wide = s.between(4, 8.5);
          const high = s.between(15, 22);
          rows += e.flat(box(x, y + 23 - high, wide - 0.8, high), mix(s.one(p.cloth), wood, s.between(0.15, 0.6)));
          x += wide;
        }
        rows += e.flat(box(from, y + 23, to - from, 3.4), lighter(wood, 0.1));
      }
      return rows;
    };
    drawn += shelf(-4, e.width * 0.29) + shelf(e.width * 0.71, e.width + 4);
    return drawn + arch(e, e.width * 0.5, e.height * 0.66, 74, 112, p, darker(wood, 0.3));
  },
  hall: (e, s, p) => {
    const stone = lighter(mix(p.far, "#b8a888", 0.5), 0.1);
    let drawn = room(e, s, p, mix(stone, p.mid, 0.45), mix(p.ground[0], stone, 0.3));
    drawn += arch(e, e.width * 0.5, e.height * 0.72, 84, 124, p, darker(stone, 0.35));
    for (const x of [0.06, 0.23, 0.77, 0.94]) {
      const cx = e.width * x;
      drawn += e.shape(box(cx - 11, 18, 22, e.height * 0.72), stone, { edge: 0 }) + e.flat(box(cx - 15, 10, 30, 9) + box(cx - 15, e.height * 0.8, 30, 8), lighter(stone, 0.25));
      for (const line of [-5, 0, 5]) drawn += e.line(`M${n(cx + line)} 21v${n(e.height * 0.68)}`, darker(stone, 0.3), 0.9, 0.5);
    }
    for (const x of [0.145, 0.855]) drawn += e.shape(`M${n(e.width * x - 10)} 30h20v58l-10 -9l-10 9z`, s.one(p.cloth), { edge: 0 });
    return drawn;
  },
  office: (e, s, p) => {
    const wall = mix(p.mid, "#6b4f35", 0.5);
    let drawn = room(e, s, p, wall, darker(wall, 0.25)) + arch(e, e.width * (0.5 - e.light * 0.3), e.height * 0.6, 58, 92, p, darker(wall, 0.4));
    const x = e.width * (0.5 + e.light * 0.34);
    drawn += e.shape(box(x - 34, 26, 68, 50), darker(wall, 0.35), { edge: 0 });
    for (let row = 0; row < 3; row++) for (let at = 0; at < 4; at++) drawn += e.shape(box(x - 31 + at * 16, 29 + row * 15.5, 14, 13), lighter(wall, s.between(0, 0.14)), { edge: 0.6 }) + e.flat(ellipse(x - 24 + at * 16, 36 + row * 15.5, 1.4, 1.4), p.metal);
    return drawn + e.flat(box(0, e.height * 0.72, e.width, 8), darker(wall, 0.4));
  },
  workshop: (e, s, p) => {
    const wall = mix(p.mid, "#7a5440", 0.45);
    let drawn = room(e, s, p, wall, darker(wall, 0.35)) + arch(e, e.width * (0.5 - e.light * 0.3), e.height * 0.6, 62, 86, p, darker(wall, 0.45));
    for (let at = 0; at < 4; at++) drawn += e.flat(gear(e.width * (0.5 + e.light * s.between(0.12, 0.46)), s.between(20, 116), s.between(13, 30), s.whole(9, 14)), mix(p.metal, wall, s.between(0.25, 0.6)), 0.85);
    drawn += e.line(`M0 14H${e.width}M0 21H${e.width}`, darker(p.metal, 0.35), 3.4, 0.85);
    for (const x of [0.16, 0.5, 0.84]) drawn += e.line(`M${n(e.width * x)} 14v${n(s.between(22, 46))}`, darker(wall, 0.5), 1.2);
    return drawn + e.shape(box(-4, e.height * 0.75, e.width + 8, 9), lighter(wall, 0.06), { edge: 0 });
  },
  tavern: (e, s, p) => {
    const wood = mix(p.mid, "#6e4426", 0.6);
    let drawn = room(e, s, p, wood, darker(wood, 0.3));
    for (let x = 0; x < 5; x++) drawn += e.flat(box(x * 75 - 6, 0, 11, e.height * 0.76), darker(wood, 0.3));
    drawn += e.flat(box(0, 24, e.width, 9), darker(wood, 0.38)) + e.flat(box(0, 74, e.width, 5), darker(wood, 0.42));
    for (let x = 8; x < e.width - 8; x += s.between(11, 19)) {
      const high = s.between(12, 24);
      drawn += e.shape(`M${n(x)} 74v${n(-high * 0.6)}q0 -3 2.500 -4v${n(-high * 0.4)}h3v${n(high * 0.4)}q2.500 1 2.500 4v${n(high * 0.6)}z`, mix(s.one(p.cloth), "#3f6b4a", 0.3), { edge: 0 });
    }
    for (const x of [0.2, 0.8]) drawn += e.line(`M${n(e.width * x)} 0v38`, darker(wood, 0.5), 1.4) + e.flat(ellipse(e.width * x, 46, 36, 36), e.glow(p.accent, 0.8)) + e.shape(`M${n(e.width * x - 6)} 40h12l2 14h-16z`, lighter(p.accent, 0.3), { edge: 0.8 });
    return drawn;
  },
  cellar: (e, s, p) => {
    const stone = mix(p.mid, "#6a6472", 0.4);
    let drawn = room(e, s, p, stone, darker(stone, 0.3));
    for (let y = 4; y < e.height * 0.74; y += 15) for (let x = (y % 2) * 13 - 20; x < e.width; x += 28) if (s.chance(0.75)) drawn += e.flat(box(x + 1, y + 1, 25, 12.5), s.chance(0.5) ? lighter(stone, 0.08) : darker(stone, 0.14), 0.5);
    for (const [x, y] of [[0.1, 0.76], [0.2, 0.79], [0.13, 0.6], [0.9, 0.77]] as const) drawn += e.ball(e.width * x, e.height * y, 17, 18, mix("#7a5230", stone, 0.25), { edge: 1 }) + e.line(ellipse(e.width * x, e.height * y, 12, 13), darker("#7a5230", 0.35), 1.4);
    return drawn + e.flat(ellipse(e.width * 0.72, 40, 54, 54), e.glow(p.accent, 0.7));
  },
  vault: (e, s, p) => {
    const iron = mix(p.metal, "#5f6468", 0.6);
    let drawn = room(e, s, p, mix(p.mid, "#4d4a42", 0.5), darker(iron, 0.45));
    const x = e.width * 0.5;
    drawn += e.ball(x, 78, 62, 62, iron, { edge: 2 }) + e.line(ellipse(x, 78, 52, 52), darker(iron, 0.4), 2);
    for (let at = 0; at < 12; at++) drawn += e.flat(ellipse(x + Math.cos(at * 0.5236) * 57, 78 + Math.sin(at * 0.5236) * 57, 2.2, 2.2), lighter(iron, 0.35));
    for (const [side, up] of [[0.1, 0.8], [0.2, 0.84], [0.88, 0.82]] as const) for (let at = 0; at < 5; at++) drawn += e.ball(e.width * side, e.height * up - at * 4.5, 14, 5, p.accent, { edge: 0.8 });
    return drawn;
  },
  temple: (e, s, p) => {
    const stone = mix(p.far, "#9c8fa6", 0.3);
    let drawn = room(e, s, p, stone, mix(p.ground[0], stone, 0.4));
    for (const [x, wide] of [[0.5, 120], [0.5, 86]] as const) drawn += e.flat(`M${n(e.width * x - wide / 2)} ${n(e.height * 0.76)}V74Q${n(e.width * x - wide / 2)} ${n(60 - wide * 0.3)} ${n(e.width * x)} ${n(30 - wide * 0.16)}Q${n(e.width * x + wide / 2)} ${n(60 - wide * 0.3)} ${n(e.width * x + wide / 2)} 74V${n(e.height * 0.76)}z`, wide > 100 ? darker(stone, 0.3) : e.fall(p.sky[0], p.sky[1], p.sky[2]));
    for (const x of [0.12, 0.88]) {
      drawn += e.shape(box(e.width * x - 5, e.height * 0.46, 10, 62), darker(stone, 0.2), { edge: 0 }) + e.shape(poly([[e.width * x - 14, e.height * 0.44], [e.width * x + 14, e.height * 0.44], [e.width * x + 8, e.height * 0.5], [e.width * x - 8, e.height * 0.5]]), p.metal, { edge: 0 });
      drawn += e.flat(ellipse(e.width * x, e.height * 0.38, 32, 32), e.glow(p.accent, 0.8)) + e.shape(`M${n(e.width * x - 8)} ${n(e.height * 0.44)}q-3 -12 5 -18q0 -7 5 -12q2 10 6 14q4 8 -2 16z`, p.accent, { edge: 0 });
    }
    return drawn;
  },
} satisfies Record<string, Place>;
