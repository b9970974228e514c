// Hats, helmets, hoods and crowns, around a head whose middle is the origin.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, ellipse, poly } from "../brush/easel";
import type { Colours } from "./person";

export interface Worn {
  behind: string;
  before: string;
  /** No hair is seen from the front. */
  covers?: boolean;
  /** No face is seen. */
  hides?: boolean;
}
type Wear = (easel: Easel, colours: Colours) => Worn;
const leather = "#6a4528";

export const headgears = {
  none: () => ({ behind: "", before: "" }),
  hood: (e, c) => ({
    behind: e.shape("M0 -32Q-26 -30 -27 0Q-30 24 -24 36H24Q26 12 20 -8Q16 -30 0 -32z", darker(c.main, 0.3)),
    before: e.shape("M2 -33Q-26 -32 -28 4Q-30 26 -26 38Q-16 40 -8 34Q-16 20 -16 2Q-14 -18 2 -20Q15 -18 16 0Q17 16 12 34Q20 38 26 34Q28 10 22 -10Q18 -30 2 -33z", c.main),
    covers: true,
  }),
  shroud: (e, c) => ({
    behind: "",
    before: e.shape("M2 -34Q-28 -32 -29 4Q-30 26 -26 40H27Q28 10 22 -10Q18 -31 2 -34z", c.main) + e.flat("M4 -20Q-14 -18 -14 4Q-14 22 -4 32H12Q18 16 17 0Q16 -18 4 -20z", darker(c.main, 0.8)) + e.flat(ellipse(0, 0, 12, 12) + ellipse(10, 0, 12, 12), e.glow(lighter(c.trim, 0.3), 0.55)) + e.flat(ellipse(-1, 0, 2.6, 1.8) + ellipse(9, 0, 2.4, 1.8), lighter(c.trim, 0.6)),
    hides: true,
  }),
  helmet: (e, c) => ({ behind: "", before: e.shape("M-18 2Q-20 -27 0 -28Q20 -27 18 -4L13 -8Q4 -12 -8 -9Q-12 0 -11 10Q-17 10 -18 2z", c.metal) + e.shape("M5 -26L9 -26L8 2L5 2z", lighter(c.metal, 0.1), { edge: 0.9 }) + e.shape("M-15 -27Q-4 -44 14 -36Q4 -34 2 -27z", c.trim), covers: true }),
  greathelm: (e, c) => ({ behind: "", before: e.shape("M-18 18V-10Q-18 -28 1 -29Q20 -28 20 -10V18Q2 27 -18 18z", c.metal) + e.flat("M-12 -6H17V-1H-12z", "#14101a") + e.line("M4 -1V22M-12 6h.1M-7 8h.1M10 8h.1M14 6h.1M-9 13h.1M12 13h.1", darker(c.metal, 0.6), 2.2) + e.shape("M-3 -28Q-10 -50 -26 -44Q-18 -40 -19 -26Q-12 -32 -3 -28z", c.trim), hides: true }),
  kettle: (e, c) => ({ behind: "", before: e.shape("M-14 -9Q-14 -28 1 -29Q16 -28 16 -9z", c.metal) + e.shape("M-25 -5Q0 -20 27 -7Q24 -1 14 -4Q0 -8 -14 -2Q-22 0 -25 -5z", darker(c.metal, 0.08)), covers: true }),
  horned: (e, c) => ({ behind: e.shape("M-14 -16Q-34 -18 -36 -42Q-24 -28 -10 -26zM16 -16Q36 -18 36 -42Q26 -28 12 -26z", "#e4d8bc"), before: e.shape("M-18 -2Q-20 -27 0 -28Q20 -27 18 -4Q0 -14 -18 -2z", c.metal) + e.shape("M-18 -6Q0 -18 18 -7v5Q0 -12 -18 -1z", darker(c.metal, 0.25)), covers: true }),
  crown: (e, c) => ({ behind: "", before: e.shape("M-16 -13L-20 -34L-10 -26L-5 -38L1 -27L8 -38L12 -26L22 -33L17 -12Q0 -20 -16 -13z", "#e0b23e") + e.flat(ellipse(-5, -21, 2.2, 2.2) + ellipse(8, -21, 2.2, 2.2), c.trim) }),
  circlet: (e, c) => ({ behind: "", before: e.line("M-16 -11Q0 -19 16 -11", "#e0b23e", 3) + e.shape("M2 -22l5 7l-5 7l-5 -7z", lighter(c.trim, 0.15), { edge: 0.8 }) }),
  tricorn: (e, c) => ({ behind: "", before: e.shape("M-26 -10Q-22 -30 -6 -30Q4 -36 14 -29Q26 -26 28 -9Q14 -17 0 -16Q-14 -16 -26 -10z", darker(c.second, 0.35)) + e.line("M-25 -11Q-12 -20 0 -19Q14 -19 27 -10", c.metal, 1.8), covers: true }),
  tophat: (e, c) => ({ behind: "", before: e.shape("M-13 -14L-15 -46Q1 -52 17 -46L15 -14z", darker(c.second, 0.3)) + e.shape("M-14 -22Q1 -26 16 -22V-15Q1 -19 -14 -15z", c.trim, { edge: 0.8 }) + e.shape("M-24 -13Q1 -24 26 -13Q20 -8 1 -12Q-18 -8 -24 -13z", darker(c.second, 0.35)), covers: true }),
  bowler: (e, c) => ({ behind: "", before: e.shape("M-16 -14Q-16 -34 1 -34Q18 -34 17 -14z", darker(c.second, 0.25)) + e.shape("M-23 -13Q1 -22 25 -13Q20 -8 1 -11Q-18 -8 -23 -13z", darker(c.second, 0.35)) + e.line("M-15 -17Q1 -21 17 -17", c.trim, 2.6), covers: true }),
  cap: (e, c) => ({ behind: "", before: e.shape("M-18 -8Q-20 -28 0 -29Q18 -29 18 -12Q0 -16 -18 -8z", mix(c.second, c.main, 0.4)) + e.shape("M8 -14Q24 -16 30 -8Q20 -8 12 -9z", darker(c.second, 0.35)), covers: true }),
  bandana: (e, c) => ({ behind: e.shape("M-14 -10Q-30 -8 -34 6Q-24 2 -22 10Q-16 0 -12 -4z", darker(c.trim, 0.15)), before: e.shape("M-17 -5Q-19 -27 0 -27Q18 -27 17 -10Q0 -15 -17 -5z", c.trim) + e.flat(ellipse(-6, -18, 1.6, 1.6) + ellipse(4, -21, 1.6, 1.6) + ellipse(11, -16, 1.6, 1.6), lighter(c.trim, 0.5)), covers: true }),
  turban: (e, c) => ({ behind: "", before: e.shape("M-20 -8Q-26 -30 0 -34Q26 -30 21 -9Q2 -18 -20 -8z", lighter(c.trim, 0.3)) + e.line("M-19 -12Q2 -30 20 -22M-20 -20Q-2 -34 14 -31M-8 -13Q8 -22 21 -14", darker(c.trim, 0.25), 1.5, 0.75) + e.ball(5, -19, 4, 4, c.metal), covers: true }),
  pointed: (e, c) => ({ behind: "", before: e.shape("M-15 -14Q-6 -40 -12 -66Q6 -52 14 -15z", c.main) + e.shape("M-28 -11Q0 -27 30 -11Q22 -5 1 -11Q-20 -5 -28 -11z", darker(c.main, 0.2)) + e.shape(poly([[0, -44], [2, -38], [8, -38], [3, -34], [5, -28], [0, -32], [-5, -28], [-3, -34], [-7, -38], [-2, -38]]), c.trim, { edge: 0 }), covers: true }),
  mitre: (e, c) => ({ behind: "", before: e.shape("M-15 -12Q-20 -34 1 -54Q22 -34 17 -12Q1 -19 -15 -12z", lighter(c.second, 0.3)) + e.line("M1 -50V-17M-10 -32H12", c.trim, 3) + e.line("M-15 -14Q1 -21 17 -14", c.metal, 3), covers: true }),
  wreath: (e) => ({ behind: "", before: [-15, -9, -3, 4, 11, 16].map((x, at) => e.shape(ellipse(x, -15 - Math.sin((at / 5) * Math.PI) * 5, 5, 3), at % 2 ? "#6f9a48" : "#8fb45a", { edge: 0.6 })).join("") }),
  wide: (e, c) => ({ behind: "", before: e.shape("M-14 -14Q-12 -36 1 -35Q16 -36 16 -13z", mix(c.second, leather, 0.4)) + e.shape("M-33 -10Q-20 -18 1 -17Q22 -18 34 -9Q22 -3 1 -11Q-20 -4 -33 -10z", darker(mix(c.second, leather, 0.4), 0.15)) + e.line("M-14 -17Q1 -21 16 -17", c.trim, 3), covers: true }),
  feather: (e, c) => ({ behind: "", before: e.shape("M-18 -10Q-20 -28 2 -30Q22 -28 27 -14Q8 -20 -18 -10z", c.second) + e.shape("M-14 -16Q-34 -28 -40 -50Q-22 -46 -10 -24z", c.trim) + e.line("M-14 -17Q-28 -32 -37 -46", darker(c.trim, 0.4), 1), covers: true }),
  miner: (e, c) => ({ behind: "", before: e.shape("M-18 -7Q-20 -29 0 -30Q20 -29 19 -9Q0 -16 -18 -7z", c.trim) + e.ball(8, -20, 6, 6, c.metal) + e.flat(ellipse(10, -20, 22, 22), e.glow("#ffeeb0", 0.9)) + e.ball(9, -20, 3.4, 3.4, "#fff6d0", { edge: 0 }), covers: true }),
  jester: (e, c) => ({ behind: "", before: e.shape("M-16 -8Q-44 -20 -40 6Q-30 -8 -14 -2z", c.trim) + e.shape("M16 -10Q42 -24 42 4Q32 -10 14 -4z", c.main) + e.shape("M-17 -7Q-14 -34 -4 -48Q16 -34 18 -9Q0 -17 -17 -7z", c.second) + e.ball(-40, 9, 4, 4, c.metal) + e.ball(42, 7, 4, 4, c.metal) + e.ball(-4, -50, 4, 4, c.metal), covers: true }),
  fez: (e, c) => ({ behind: "", before: e.shape("M-12 -14L-9 -36H12L15 -14Q1 -19 -12 -14z", c.trim) + e.line("M2 -36Q-16 -40 -18 -20", "#2a1d18", 1.5) + e.shape("M-20 -22h5v9h-5z", "#2a1d18", { edge: 0 }), covers: true }),
  wig: (e) => ({
    behind: [[-18, 0], [-20, 12], [-18, 24], [18, 10], [18, 22]].map(([x, y]) => e.ball(x ?? 0, y ?? 0, 7, 6.5, "#efe9dc", { edge: 0.8 })).join(""),
    before: e.shape("M-18 -2Q-22 -28 0 -29Q21 -28 18 -4Q12 -8 10 -15Q-2 -10 -10 -14Q-13 -8 -18 -2z", "#f4efe4") + e.line("M-12 -16q4 4 8 0t8 0t8 0", "#b8b0a0", 1.2) + [[-17, -4], [18, -2]].map(([x, y]) => e.ball(x ?? 0, y ?? 0, 5.5, 5.5, "#efe9dc", { edge: 0.8 })).join(""),
    covers: true,
  }),
  bonnet: (e, c) => ({ behind: e.shape("M-16 -14Q-30 0 -22 18Q-10 22 -8 14z", lighter(c.second, 0.35)), before: e.shape("M-17 2Q-24 -27 0 -29Q22 -27 18 -4Q8 -18 -4 -15Q-14 -10 -17 2z", lighter(c.second, 0.45)) + e.line("M-17 1Q-14 -11 -4 -16Q9 -19 18 -5", c.trim, 2.4), covers: true }),
  ears: (e, c) => ({ behind: "", before: e.shape("M-17 -12L-18 -36L-4 -23zM6 -24L18 -37L18 -11z", c.hair) + e.flat("M-14 -17L-15 -29L-7 -22zM9 -23L16 -31L16 -17z", mix(c.skin, "#d98a86", 0.5)) }),
  catmask: (e, c) => ({ behind: "", before: e.shape("M-16 -8L-17 -33L-6 -24Q1 -27 8 -24L19 -33L18 -8Q19 8 10 17Q2 23 -7 18Q-16 8 -16 -8z", c.main) + e.line("M1 -24V-8M-8 11Q1 8 11 11M-12 -14Q-6 -10 -4 -6M14 -14Q9 -10 7 -6", c.trim, 1.6) + e.flat("M-11 -4Q-5 -7 -2 0Q-8 3 -11 -4zM14 -4Q9 -7 6 0Q11 3 14 -4z", "#f2f6fa"), hides: true }),
  skull: (e, c) => ({ behind: "", before: e.shape("M-17 -4Q-18 -26 1 -26Q20 -26 18 -4Q17 4 12 7V17H-7V7Q-15 4 -17 -4z", "#e9dfc8") + e.flat(`${ellipse(-5, -4, 5, 5.6)}${ellipse(9, -4, 4.8, 5.6)}M3 3l3 6h-5z`, "#221a22") + e.flat(ellipse(-4, -4, 2, 2) + ellipse(10, -4, 2, 2), lighter(c.trim, 0.3)) + e.line("M-3 11v6M2 11v6M7 11v6", "#6a5c4c", 1.3), hides: true }),
  veiled: (e, c) => ({ behind: e.shape("M-2 -30Q-28 -26 -30 20L-34 50H24Q24 0 20 -10Q16 -30 -2 -30z", lighter(c.trim, 0.3), { opacity: 0.95 }), before: e.shape("M-18 6Q-22 -28 0 -29Q20 -28 18 -6Q6 -20 -6 -16Q-15 -10 -18 6z", lighter(c.trim, 0.4)), covers: true }),
  straw: (e, c) => ({ behind: "", before: e.shape("M-30 -8L1 -36L32 -8Q20 -3 1 -9Q-18 -3 -30 -8z", "#d8b863") + e.line("M-18 -12L1 -34M-4 -12L1 -34M10 -12L1 -34M22 -11L1 -34", "#8f7230", 1, 0.8) + e.line("M-12 -10Q-12 12 0 18", c.trim, 1.2), covers: true }),
  pilot: (e, c) => ({ behind: "", before: e.shape("M-18 8Q-22 -28 0 -28Q20 -28 18 -6Q4 -18 -8 -14Q-12 -4 -10 12Q-16 16 -18 8z", leather) + e.ball(-3, -19, 6, 5.4, lighter(c.trim, 0.4), { edge: 1.8, line: c.metal }) + e.ball(11, -19, 5.4, 5.2, lighter(c.trim, 0.4), { edge: 1.8, line: c.metal }), covers: true }),
  lamp: (e, c) => ({ behind: e.flat(ellipse(1, -4, 44, 44), e.glow(c.trim, 0.8)), before: e.shape(box(-13, -22, 28, 36), mix(c.metal, "#2a2422", 0.3)) + e.shape(box(-9, -18, 20, 28), lighter(c.trim, 0.5), { edge: 0.8 }) + e.shape("M-16 -22L1 -36L18 -22z", c.metal) + e.line("M1 -18V10", c.metal, 2), hides: true }),
  beak: (e, c) => ({ behind: "", before: e.shape("M-17 -4Q-18 -26 1 -26Q18 -26 17 -6Q34 2 44 18Q24 14 12 14Q0 22 -8 16Q-16 8 -17 -4z", mix(c.second, "#e9dfc8", 0.55)) + e.ball(3, -5, 6, 6, "#2a2422", { line: c.metal, edge: 1.6 }) + e.flat(ellipse(4, -6, 2, 2), lighter(c.trim, 0.4)) + e.line("M14 2Q28 6 40 16", "#4a3b2c", 1.2), hides: true }),
} satisfies Record<string, Wear>;
