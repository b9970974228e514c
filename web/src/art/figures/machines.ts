// Things that were wound up, fired up or switched on.
import { darker, lighter, mix } from "../brush/colour";
import { box, ellipse, gear } from "../brush/easel";
import { type Creature, eye } from "./beasts";

const steam = (e: Parameters<Creature>[0], x: number, y: number): string => e.flat(ellipse(x, y, 10, 7) + ellipse(x - 12, y - 11, 14, 10) + ellipse(x - 28, y - 22, 18, 12), "#f4ecdc", 0.55);

export const MACHINES = {
  majig: (e, h, s) => {
    const lid = s.one([0, 1, 2]);
    return (
      e.line("M-20 -18L-26 0M-6 -16L-6 0M10 -16L10 0M24 -18L30 0", darker(h.metal, 0.3), 5) + e.shape("M-34 -20Q-40 -70 0 -72Q40 -70 34 -20Q0 -8 -34 -20z", h.body) + e.line("M-35 -38Q0 -28 35 -38", darker(h.body, 0.5), 1.8) +
      e.flat([[-26, -30], [-10, -26], [10, -26], [26, -30]].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 1.8, 1.8)).join(""), lighter(h.metal, 0.5)) +
      (lid === 0 ? e.line("M0 -72V-90", h.metal, 3) + e.ball(0, -94, 5, 5, h.trim) : lid === 1 ? e.shape(gear(-2, -78, 17, 9), h.metal) : e.shape("M-12 -72V-88H-20V-96H16V-88H8V-72z", h.metal)) +
      e.ball(8, -52, 15, 15, darker(h.metal, 0.3)) + e.flat(ellipse(8, -52, 32, 32), e.glow(h.eye, 0.7)) + e.ball(8, -52, 10, 10, lighter(h.eye, 0.25)) + e.flat(ellipse(11, -52, 4, 5), "#1d1418") + e.flat(ellipse(5, -56, 3, 3), "#fffaf0", 0.9) +
      e.line("M-34 -46Q-56 -50 -58 -66M34 -46Q54 -44 60 -58", h.metal, 4) + e.line("M-58 -66l-8 -6M-58 -66l2 -10M60 -58l8 -6M60 -58l-1 -10", h.metal, 3.4) +
      e.line("M-36 -56h-10M-46 -64v16", h.trim, 4)
    );
  },
  engine: (e, h) =>
    steam(e, 30, -134) + e.shape("M-90 -30H-44V-98H-96V-90H-90z", darker(h.body, 0.15)) + e.shape(box(-84, -84, 26, 28), lighter(h.eye, 0.3)) + e.shape("M-48 -30V-84H60Q74 -82 74 -57Q74 -34 60 -30z", h.body) + e.line("M-22 -84V-30M6 -84V-30M34 -84V-30", h.trim, 4) + e.shape("M28 -84V-110H22V-120H54V-110H48V-84z", h.metal) + e.shape("M-10 -84Q-10 -100 2 -100Q14 -100 14 -84z", h.trim) +
    e.ball(66, -58, 15, 24, darker(h.metal, 0.25)) + e.flat(ellipse(74, -62, 34, 34), e.glow(h.eye, 0.9)) + e.ball(72, -62, 8, 9, lighter(h.eye, 0.4)) + e.shape("M60 -26L104 0H58z", h.metal) + e.line("M70 -20L78 0M80 -14L86 0", darker(h.metal, 0.5), 2) +
    [[-66, -18, 20], [-20, -18, 20], [28, -16, 17]].map(([x = 0, y = 0, r = 0]) => e.ball(x, y, r, r, darker(h.metal, 0.2), { edge: 2.4 }) + e.line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, lighter(h.metal, 0.1), 2) + e.ball(x, y, 5, 5, h.trim)).join("") + e.line("M-66 -12L28 -12", h.metal, 5) + e.line("M-120 -40h22M-126 -56h24M-118 -72h18", lighter(h.trim, 0.4), 3, 0.6),
  warmachine: (e, h) =>
    steam(e, -46, -128) + e.shape("M-56 -84V-112H-36V-84z", h.metal) + e.shape("M-92 -26L-74 -70H60L92 -26z", h.body) + e.line("M-70 -48H74", darker(h.body, 0.5), 1.8) + e.shape("M-44 -70Q-44 -104 -4 -104Q36 -104 36 -70z", mix(h.body, h.metal, 0.5)) + e.shape("M28 -96L104 -118L108 -104L34 -78z", h.metal) + e.ball(107, -111, 6, 9, darker(h.metal, 0.4)) + e.flat("M-20 -90H14V-84H-20z", "#1d1418") + eye(e, -10, -87, { ...h, machine: true }, 2.6) + eye(e, 4, -87, { ...h, machine: true }, 2.6) +
    e.shape("M-98 -28H98Q112 -14 98 0H-98Q-112 -14 -98 -28z", darker(h.metal, 0.4)) + [-78, -46, -14, 18, 50, 80].map((x) => e.ball(x, -14, 12, 12, h.metal, { edge: 1.6 }) + e.ball(x, -14, 4, 4, h.trim)).join("") + e.flat([-60, -30, 0, 30, 60].map((x) => ellipse(x, -62, 2, 2)).join(""), lighter(h.metal, 0.5)),
  vehicle: (e, h) =>
    e.line("M60 -40L118 -54", "#6a4528", 6) + e.shape("M-84 -34L-72 -82H56L70 -34z", mix(h.body, "#8a5a30", 0.4)) + e.line("M-80 -50H64M-76 -66H60M-50 -82V-34M-10 -82V-34M30 -82V-34", "#4a2f1c", 2) + e.shape("M-66 -82Q-50 -118 -20 -104Q0 -124 24 -102Q48 -108 50 -82z", h.trim) + e.line("M-30 -100Q-20 -90 -24 -82M10 -110Q6 -94 12 -82", darker(h.trim, 0.4), 1.8) + [-48, 36].map((x) => e.line(ellipse(x, -24, 24, 24), darker(h.metal, 0.3), 6) + e.line(`M${x - 22} -24H${x + 22}M${x} -46V-2M${x - 16} -40L${x + 16} -8M${x - 16} -8L${x + 16} -40`, "#7a5230", 3) + e.ball(x, -24, 6, 6, h.metal)).join(""),
  node: (e, h) =>
    e.flat(ellipse(0, -76, 92, 92), e.glow(lighter(h.trim, 0.4), 0.8)) + e.shape("M-60 0L-70 -44L-50 -70L-34 -30L-30 0zM30 0L40 -52L58 -76L72 -34L62 0z", darker(h.trim, 0.15)) + e.shape("M-30 4L-38 -80L0 -148L38 -84L32 4z", lighter(h.trim, 0.15)) + e.line("M0 -148L-6 -86L-4 4M-38 -80L-6 -86L38 -84", "#fffaf0", 1.8, 0.8) + eye(e, 2, -62, h, 8) + e.line("M-90 -96q10 -6 16 2M92 -100q-10 -6 -16 2M-20 -160l-4 -9M24 -158l5 -9", lighter(h.trim, 0.5), 2.6),
  catapult: (e, h) =>
    e.shape("M-84 -16H84V-32H-84z", "#7a5230") + e.line("M-50 -32L0 -92L50 -32M0 -92V-32", "#8a6038", 9) + e.line("M-70 -28L64 -120", "#8a6038", 9) + e.shape("M50 -128Q70 -146 86 -126Q80 -112 62 -110z", "#5a3c26") + e.ball(69, -136, 15, 15, "#8d8a86") + e.ball(-66, -22, 16, 16, "#6a6662") + [-60, 60].map((x) => e.ball(x, -10, 16, 16, "#5a3c26", { edge: 2.4 }) + e.ball(x, -10, 5, 5, h.metal)).join(""),
} satisfies Record<string, Creature>;
