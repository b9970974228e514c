// What people wear, from the shoulders down.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, ellipse, n, poly } from "../brush/easel";
import type { Colours, Frame, Person } from "./person";

export interface Dressed {
  legs: string;
  body: string;
  collar?: string;
  sleeve: string;
  forearm: string;
  glove?: string;
  bell?: boolean;
  shoulder?: (at: readonly [number, number], side: 1 | -1) => string;
}
type Cut = (easel: Easel, frame: Frame, colours: Colours, who: Person) => Dressed;

/** The trunk from shoulders to hips, `wider` than the body itself. */
function trunk(frame: Frame, wider = 0, hem = 8): string {
  const { shoulders: s, waist: w, hips: h } = frame;
  return (
    `M${n(-s - wider)} -58Q${n(-s - wider)} -68 ${n(-s + 10)} -70L-9 -74Q2 -66 11 -74L${n(s - 9)} -70Q${n(s + wider)} -67 ${n(s + wider)} -57` +
    `Q${n(s - 1 + wider)} -38 ${n(w + wider)} -24Q${n(h + wider)} -8 ${n(h + 1 + wider)} ${hem}H${n(-h - 1 - wider)}Q${n(-h - wider)} -8 ${n(-w - wider)} -24Q${n(-s + 1 - wider)} -38 ${n(-s - wider)} -58z`
  );
}

function legs(easel: Easel, frame: Frame, colour: string, boots?: string): string {
  const { hips: h } = frame;
  const leg = (from: number, to: number, shade: string): string => easel.shape(`M${n(from)} 0L${n(to)} 0L${n(to + (to > 0 ? 1 : -2))} 74H${n(from + (from < 0 ? -1 : 3))}z`, shade);
  let drawn = leg(-h, 1, darker(colour, 0.18)) + leg(-2, h, colour);
  if (boots) drawn += easel.shape(`M${n(-h - 3)} 46H1V76H${n(-h - 3)}zM0 46H${n(h + 3)}V76H0z`, boots);
  return drawn;
}

const belt = (easel: Easel, frame: Frame, colour: string, metal: string, y = -12): string =>
  easel.shape(`M${n(-frame.hips + 1)} ${y}H${n(frame.hips - 1)}v8H${n(-frame.hips + 1)}z`, colour) + easel.shape(box(-2, y - 1, 10, 10), metal, { edge: 1 });

export const garments = {
  robe: (e, f, c) => {
    const { shoulders: s, waist: w } = f;
    const body =
      e.shape(`M${n(-s)} -58Q${n(-s)} -68 ${n(-s + 10)} -70L-9 -75L2 -58L12 -75L${n(s - 9)} -70Q${n(s)} -67 ${n(s)} -57Q${n(w + 8)} -20 ${n(w + 12)} 10Q${n(w + 22)} 50 ${n(w + 25)} 78H${n(-w - 25)}Q${n(-w - 22)} 50 ${n(-w - 12)} 10Q${n(-w - 8)} -20 ${n(-s)} -58z`, c.main) +
      e.line(`M${n(-w)} 0Q${n(-w - 6)} 40 ${n(-w - 10)} 78M${n(w - 6)} 4Q${n(w)} 40 ${n(w + 6)} 78`, darker(c.main, 0.4), 1.6, 0.7) +
      e.shape(`M-6 -64L2 -50L9 -64L11 78H-5z`, c.second, { edge: 0.9 }) +
      e.line(`M-7 -72L2 -56L10 -72`, c.trim, 3.4) +
      e.shape(`M${n(-w - 4)} -22Q2 -14 ${n(w + 4)} -22v9Q2 -5 ${n(-w - 4)} -13z`, c.trim);
    return { legs: "", body, sleeve: c.main, forearm: lighter(c.main, 0.05), bell: true };
  },
  tunic: (e, f, c) => ({
    legs: legs(e, f, mix(c.second, "#3b2f2a", 0.35), darker(mix(c.trim, "#4a3020", 0.7), 0.1)),
    body: e.shape(trunk(f, 1, 26), c.main) + e.line(`M${n(-f.waist)} -24q4 20 2 50M${n(f.waist - 4)} -24q-2 22 2 50`, darker(c.main, 0.4), 1.3, 0.6) + e.shape("M-8 -73Q2 -58 10 -73L12 -64Q2 -48 -10 -64z", c.second, { edge: 0.8 }) + belt(e, f, mix(c.trim, "#4a2f1c", 0.6), c.metal),
    sleeve: c.main,
    forearm: c.second,
  }),
  coat: (e, f, c) => {
    const { shoulders: s, waist: w, hips: h } = f;
    const half = (side: 1 | -1): string => `M${n(side * 5)} -73L${n(side * (s - 9))} -71Q${n(side * s)} -67 ${n(side * s)} -57Q${n(side * (w + 6))} -30 ${n(side * (w + 4))} -20Q${n(side * (h + 8))} 30 ${n(side * (h + 14))} 78H${n(side * 9)}L${n(side * 6)} -6L${n(side * 3)} -30z`;
    return {
      legs: legs(e, f, darker(mix(c.second, "#2e2826", 0.5), 0.1)),
      body:
        e.shape(trunk(f, -3), lighter(c.second, 0.15)) +
        e.line("M2 -58V4", darker(c.second, 0.5), 1) + e.flat([-44, -30, -16].map((y) => ellipse(2, y, 1.6, 1.6)).join(""), c.metal) +
        e.shape(half(-1), darker(c.main, 0.1)) + e.shape(half(1), c.main) +
        e.shape("M-5 -74L-17 -66L-12 -40L-1 -24L2 -50z", darker(c.main, 0.22)) + e.shape("M6 -74L18 -66L14 -40L4 -24L2 -50z", darker(c.main, 0.08)) +
        e.shape("M-7 -74L2 -64L11 -74L8 -60L2 -56L-4 -60z", c.trim, { edge: 0.8 }),
      sleeve: c.main,
      forearm: c.main,
    };
  },
  armour: (e, f, c) => {
    const { shoulders: s, waist: w, hips: h } = f;
    return {
      legs: legs(e, f, darker(c.second, 0.2), darker(c.metal, 0.25)) + e.shape(`M${n(-h - 4)} 2H${n(h + 4)}L${n(h + 7)} 26L${n(h / 2)} 30L2 24L${n(-h / 2)} 30L${n(-h - 7)} 26z`, c.main),
      body:
        e.shape(trunk(f, 2, 6), c.metal) +
        e.shape(`M${n(-s + 4)} -56Q2 -70 ${n(s - 4)} -56Q${n(s - 2)} -34 ${n(w)} -20Q2 -10 ${n(-w)} -20Q${n(-s + 2)} -34 ${n(-s + 4)} -56z`, lighter(c.metal, 0.12)) +
        e.line(`M2 -64V-14M${n(-w + 2)} -12H${n(w - 2)}M${n(-h + 3)} -3H${n(h - 3)}`, darker(c.metal, 0.5), 1.2, 0.8) +
        e.shape("M2 -50l6 7l-2 12l-4 5l-4 -5l-2 -12z", c.main, { edge: 0.9 }) +
        belt(e, f, mix(c.trim, "#4a2f1c", 0.5), c.metal, -6),
      collar: e.shape("M-13 -76Q2 -64 16 -76L15 -66Q2 -54 -12 -66z", darker(c.metal, 0.12)),
      sleeve: darker(c.second, 0.1),
      forearm: c.metal,
      glove: darker(c.metal, 0.2),
      shoulder: ([x, y], side) => e.shape(`M${n(x - 13)} ${n(y + 7)}Q${n(x - 12)} ${n(y - 15)} ${n(x + side * 3)} ${n(y - 13)}Q${n(x + 14)} ${n(y - 12)} ${n(x + 13)} ${n(y + 8)}Q${n(x)} ${n(y + 2)} ${n(x - 13)} ${n(y + 7)}z`, c.metal) + e.line(`M${n(x - 11)} ${n(y + 1)}Q${n(x)} ${n(y - 5)} ${n(x + 11)} ${n(y + 2)}`, darker(c.metal, 0.45), 1.1, 0.8),
    };
  },
  mail: (e, f, c) => ({
    legs: legs(e, f, darker(mix(c.second, "#40352c", 0.4), 0.1), darker("#5a3c26", 0.15)),
    body:
      e.shape(trunk(f, 1, 22), mix(c.metal, "#6a6c72", 0.35)) +
      e.flat(trunk(f, 1, 22), e.pattern(`mail${c.metal}`, 6, 6, `<path d="M0 3q3 -4 6 0" fill="none" stroke="${darker(c.metal, 0.55)}" stroke-width="1"/>`), 0.8) +
      e.shape(`M${n(-f.shoulders + 8)} -71L-8 -74Q2 -64 11 -74L${n(f.shoulders - 7)} -71L${n(f.waist - 2)} 26L2 34L${n(-f.waist + 2)} 26z`, c.main) +
      e.shape("M2 -46l9 9l-9 14l-9 -14z", c.trim, { edge: 0.9 }) + belt(e, f, mix(c.trim, "#4a2f1c", 0.65), c.metal),
    collar: e.shape("M-12 -78Q2 -66 15 -78L17 -66Q2 -54 -14 -66z", mix(c.metal, "#6a6c72", 0.4)),
    sleeve: mix(c.metal, "#6a6c72", 0.35),
    forearm: mix(c.trim, "#5a3c26", 0.6),
    glove: mix("#5a3c26", c.trim, 0.3),
  }),
  dress: (e, f, c) => {
    const { shoulders: s, waist: w } = f;
    return {
      legs: "",
      body:
        e.shape(`M${n(-w)} -26Q${n(-w - 26)} 10 ${n(-w - 34)} 78H${n(w + 34)}Q${n(w + 26)} 10 ${n(w)} -26z`, c.main) +
        e.line(`M${n(-w + 6)} -18Q${n(-w - 8)} 30 ${n(-w - 12)} 78M${n(w - 8)} -18Q${n(w + 6)} 30 ${n(w + 12)} 78M2 -10V78`, darker(c.main, 0.4), 1.5, 0.65) +
        e.shape(`M${n(-s + 3)} -62Q${n(-s + 6)} -70 -10 -71Q2 -52 12 -71Q${n(s - 5)} -70 ${n(s - 3)} -62Q${n(s - 6)} -40 ${n(w)} -25Q2 -16 ${n(-w)} -25Q${n(-s + 6)} -40 ${n(-s + 3)} -62z`, c.second) +
        e.shape(`M${n(-w)} -29Q2 -20 ${n(w)} -29v7Q2 -13 ${n(-w)} -22z`, c.trim) + e.line("M2 -56V-26", darker(c.second, 0.4), 1.1),
      collar: e.shape(ellipse(2, -63, 3.6, 3.6), c.metal, { edge: 0.9 }),
      sleeve: c.second,
      forearm: c.skin,
    };
  },
  apron: (e, f, c) => ({
    legs: legs(e, f, mix(c.second, "#3b2f2a", 0.5)),
    body:
      e.shape(trunk(f, 1, 14), c.second) +
      e.shape(`M-13 -56H16L${n(f.waist)} -24Q${n(f.hips + 3)} 10 ${n(f.hips + 2)} 64H${n(-f.hips - 2)}Q${n(-f.hips - 3)} 10 ${n(-f.waist)} -24z`, mix(c.main, "#8a5f3a", 0.3)) +
      e.line("M-13 -56L-17 -72M16 -56L20 -72", mix(c.main, "#6a4528", 0.4), 3.6) +
      e.shape("M-10 0H14V22Q2 27 -10 22z", mix(c.main, "#7a5230", 0.5), { edge: 1 }) + e.line("M-4 0v-9M4 0v-12M10 0v-7", c.metal, 3),
    sleeve: c.second,
    forearm: c.skin,
    glove: mix("#6a4528", c.trim, 0.2),
  }),
  rags: (e, f, c) => ({
    legs: legs(e, f, mix(c.second, "#4a4038", 0.5)),
    body:
      e.shape(`${trunk(f, 2, 10).slice(0, -1)}`, mix(c.main, "#6e6152", 0.35)) +
      e.shape(poly([[-f.hips - 3, 4], [f.hips + 3, 4], [f.hips + 6, 30], [f.hips - 6, 20], [8, 34], [0, 22], [-10, 36], [-18, 20], [-f.hips - 6, 31]]), mix(c.main, "#6e6152", 0.45)) +
      e.shape("M-19 -40l12 -3l3 11l-13 4z", c.trim, { edge: 0.9 }) + e.line("M-20 -37l3 1M-19 -31l3 1M-7 -42l1 3", darker(c.trim, 0.5), 1) +
      e.line(`M${n(-f.shoulders + 4)} -66L${n(f.waist)} -14`, mix(c.second, "#4a3020", 0.5), 5),
    sleeve: mix(c.main, "#6e6152", 0.35),
    forearm: c.skin,
  }),
  bare: (e, f, c) => ({
    legs: legs(e, f, mix(c.second, "#4a3524", 0.4), mix("#6a4a30", c.trim, 0.15)) + e.shape(`M${n(-f.hips - 4)} -4H${n(f.hips + 4)}L${n(f.hips + 6)} 26L10 20L0 32L-12 20L${n(-f.hips - 6)} 28z`, mix("#7d5e40", c.main, 0.3)),
    body:
      e.shape(trunk(f, 0, 4), c.skin) +
      e.line(`M${n(-f.shoulders + 9)} -46Q-10 -38 1 -45Q12 -38 ${n(f.shoulders - 8)} -46M1 -44V-14M-7 -30h4M5 -30h4M-6 -21h4M4 -21h4`, darker(c.skin, 0.42), 1.4, 0.75) +
      e.line(`M${n(-f.shoulders + 2)} -64L${n(f.waist)} -12`, mix("#5a3c26", c.main, 0.2), 6) + e.ball(-4, -43, 6, 6, c.metal) + belt(e, f, "#4a2f1c", c.metal, -9),
    sleeve: c.skin,
    forearm: mix("#6a4a30", c.main, 0.25),
    shoulder: ([x, y], side) => (side === 1 ? e.shape(`M${n(x - 14)} ${n(y + 8)}Q${n(x - 15)} ${n(y - 15)} ${n(x + 2)} ${n(y - 15)}Q${n(x + 16)} ${n(y - 13)} ${n(x + 14)} ${n(y + 9)}l-5 -4l-4 6l-5 -6l-5 6l-4 -5z`, mix("#7d5e40", c.hair, 0.3)) : ""),
  }),
  uniform: (e, f, c) => ({
    legs: legs(e, f, darker(c.second, 0.15), "#2e2522"),
    body:
      e.shape(trunk(f, 1, 24), c.main) +
      e.shape(`M${n(-f.shoulders * 0.55)} -68L2 -60L${n(f.shoulders * 0.55)} -68L${n(f.waist * 0.6)} -14H${n(-f.waist * 0.6)}z`, c.second, { edge: 0.9 }) +
      e.flat([-56, -44, -32, -20].map((y) => ellipse(-7, y, 1.9, 1.9) + ellipse(11, y, 1.9, 1.9)).join(""), c.metal) +
      e.line(`M${n(-f.shoulders + 5)} -66L${n(f.hips - 2)} -6`, c.trim, 6) + belt(e, f, darker(c.trim, 0.3), c.metal),
    collar: e.shape("M-11 -79Q2 -70 14 -79L15 -67Q2 -58 -11 -67z", c.second),
    sleeve: c.main,
    forearm: c.main,
    glove: "#ece4d4",
    shoulder: ([x, y], side) => e.shape(`M${n(x - 11)} ${n(y - 7)}Q${n(x)} ${n(y - 14)} ${n(x + 11)} ${n(y - 6)}L${n(x + 11 + side)} ${n(y)}H${n(x - 11)}z`, c.metal) + e.line(`M${n(x - 9)} ${n(y)}v5M${n(x - 4)} ${n(y)}v6M${n(x + 1)} ${n(y)}v6M${n(x + 6)} ${n(y)}v6`, c.metal, 1.6),
  }),
  suit: (e, f, c) => ({
    legs: legs(e, f, darker(c.main, 0.1)) + e.shape(`M${n(f.hips - 9)} 16h11v22h-11z`, mix(c.trim, "#2a2422", 0.4)),
    body:
      e.shape(trunk(f, 0, 6), c.main) +
      e.line(`M${n(-f.shoulders + 5)} -64L${n(f.waist - 4)} -12M${n(f.shoulders - 5)} -64L${n(-f.waist + 4)} -12`, mix(c.second, "#2a2422", 0.2), 4.6) +
      e.line(`M${n(-f.shoulders + 8)} -48Q2 -38 ${n(f.shoulders - 8)} -48`, darker(c.main, 0.5), 1.2, 0.7) + e.ball(1, -36, 4.6, 4.6, c.metal, { edge: 1 }) + belt(e, f, mix(c.trim, "#2a2422", 0.4), c.metal, -8),
    collar: e.shape("M-10 -80Q2 -72 12 -80L14 -68Q2 -60 -11 -68z", darker(c.main, 0.15)),
    sleeve: c.main,
    forearm: darker(c.main, 0.08),
    glove: mix(c.second, "#2a2422", 0.3),
  }),
  cloak: (e, f, c) => {
    const { shoulders: s } = f;
    return {
      legs: "",
      body:
        e.shape(trunk(f, 0, 70), darker(c.second, 0.1)) +
        e.shape(`M-3 -74L${n(-s + 6)} -72Q${n(-s - 6)} -62 ${n(-s - 5)} -40Q${n(-s - 12)} 20 ${n(-s - 22)} 78H-10Q-14 10 -4 -52z`, darker(c.main, 0.12)) +
        e.shape(`M6 -74L${n(s - 5)} -72Q${n(s + 6)} -62 ${n(s + 5)} -40Q${n(s + 12)} 20 ${n(s + 22)} 78H16Q18 10 9 -52z`, c.main) +
        e.line(`M${n(-s + 2)} -40Q${n(-s - 2)} 10 ${n(-s - 6)} 78M${n(s - 4)} -30Q${n(s)} 20 ${n(s + 4)} 78`, darker(c.main, 0.42), 1.6, 0.7) + e.ball(2, -62, 5, 5, c.metal),
      sleeve: c.main,
      forearm: c.second,
      bell: false,
    };
  },
  plates: (e, f, c, who) => {
    const { shoulders: s, waist: w, hips: h } = f;
    const face = who.marks.includes("gauge");
    return {
      legs: e.shape(`M${n(-h)} 4H${n(h)}L${n(h - 4)} 24H${n(-h + 4)}z`, darker(c.metal, 0.35)) + e.shape(`M${n(-h + 1)} 18H-4V78H${n(-h - 2)}zM4 18H${n(h - 1)}L${n(h + 2)} 78H5z`, c.metal) + e.ball(-h / 2 - 2, 34, 7, 7, darker(c.metal, 0.2)) + e.ball(h / 2 + 2, 34, 7, 7, darker(c.metal, 0.1)),
      body:
        e.shape(`M${n(-s)} -60Q${n(-s)} -70 ${n(-s + 12)} -72H${n(s - 10)}Q${n(s)} -70 ${n(s)} -58L${n(w + 3)} -22H${n(-w - 3)}z`, c.metal) +
        e.shape(`M${n(-w)} -22H${n(w)}L${n(w - 4)} -8H${n(-w + 4)}z`, darker(c.metal, 0.4)) + e.line(`M${n(-w + 2)} -17H${n(w - 2)}M${n(-w + 3)} -12H${n(w - 3)}`, lighter(c.metal, 0.2), 1.4) +
        e.shape(`M${n(-h - 2)} -8H${n(h + 2)}L${n(h)} 8H${n(-h)}z`, c.main) +
        (face ? e.ball(2, -46, 13, 13, lighter(c.second, 0.4)) + e.line("M2 -46l7 -7M-7 -46h3M2 -56v3M11 -46h-3", darker(c.metal, 0.6), 1.5) : e.shape("M-11 -60H15V-34H-11z", darker(c.metal, 0.42)) + e.line("M-8 -54H12M-8 -47H12M-8 -40H12", lighter(c.trim, 0.2), 2.2)) +
        e.flat([[-s + 6, -64], [s - 5, -64], [-w, -30], [w, -30], [-s + 5, -48], [s - 4, -48]].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 1.7, 1.7)).join(""), lighter(c.metal, 0.45)),
      sleeve: c.metal,
      forearm: lighter(c.metal, 0.06),
      glove: darker(c.metal, 0.25),
      shoulder: ([x, y]) => e.ball(x, y - 1, 11, 11, c.main) + e.flat(ellipse(x - 1, y - 2, 2, 2), lighter(c.metal, 0.5)),
    };
  },
} satisfies Record<string, Cut>;
export type Garment = keyof typeof garments;
