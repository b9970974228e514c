// What stands about on a battlefield, seen from above and before: each about 40 wide, standing on the origin.
import { darker, mix } from "../brush/colour";
import { type Easel, box, burst, ellipse } from "../brush/easel";
import type { Seed } from "../brush/seed";
import type { Thing } from "./themes";

type Drawn = (easel: Easel, seed: Seed, land: string) => string;
const cast = (e: Easel, wide = 24): string => e.flat(ellipse(4, 2, wide, wide * 0.34), "#12131c", 0.28);
const LEAF = "#5f7f48";

export const FURNISHING: Record<Thing, Drawn> = {
  pine: (e, s) => cast(e, 20) + e.shape("M-4 0V-8H4V0z", "#5a4030", { edge: 0 }) + e.shape("M-22 -6L0 -36L22 -6zM-17 -24L0 -50L17 -24zM-11 -40L0 -62L11 -40z", mix("#3f6248", "#5f7f58", s.next()), { edge: 0 }),
  tree: (e, s) => cast(e, 26) + e.shape("M-5 0L-3 -22H3L5 0z", "#6a4a30", { edge: 0 }) + [[-13, -30, 16], [13, -31, 15], [0, -44, 18]].map(([x = 0, y = 0, r = 0]) => e.ball(x, y, r, r * 0.86, mix(LEAF, "#8fa45a", s.between(0, 0.5)), { edge: 0 })).join(""),
  bush: (e, s) => cast(e, 20) + [[-10, -8, 11], [10, -8, 10], [0, -14, 12]].map(([x = 0, y = 0, r = 0]) => e.ball(x, y, r, r * 0.8, mix(LEAF, "#7f9a50", s.next()), { edge: 0 })).join(""),
  rock: (e, s, land) => cast(e, 24) + e.shape("M-24 0L-18 -18L-4 -27L14 -20L24 0z", mix("#8a8880", land, 0.3), { edge: 0 }) + e.flat("M-18 -18L-4 -27L2 -12L-12 -6z", "#fff6e0", 0.16 + s.next() * 0.06),
  reed: (e) => e.line("M-10 0Q-12 -20 -16 -34M0 0Q0 -24 2 -42M10 0Q12 -20 18 -30", "#7d8a4a", 3) + e.line("M2 -42V-30M-16 -34L-15 -26", "#7a5230", 5),
  wave: (e) => e.line("M-26 0q8 -8 16 0t16 0t16 0", "#dfeee8", 3, 0.6),
  crate: (e, s) => cast(e, 24) + e.shape("M-20 0V-30H20V0z", mix("#9a7a50", "#7d6a4a", s.next()), { edge: 0 }) + e.shape("M-20 -30L-12 -42H28L20 -30z", "#b8986a", { edge: 0 }) + e.shape("M20 0V-30L28 -42V-10z", "#6d5638", { edge: 0 }) + e.line("M-20 -15H20M-20 -30L20 0", "#5c4830", 2, 0.7),
  barrel: (e) => cast(e, 16) + e.shape("M-13 0Q-17 -16 -13 -32H13Q17 -16 13 0z", "#8a6440", { edge: 0 }) + e.shape(ellipse(0, -32, 13, 5), "#a58054", { edge: 0 }) + e.line("M-14 -8H14M-15 -22H15", "#4d5258", 2.4),
  rotor: (e) => e.flat(ellipse(0, -10, 44, 26), "#12131c", 0.3) + e.line(ellipse(0, -12, 42, 25), "#9aa6b0", 5) + e.shape("M0 -14Q30 -26 38 -14Q20 -6 0 -10zM0 -10Q-30 2 -38 -10Q-20 -18 0 -14z", "#b9c2ca", { edge: 0 }) + e.ball(0, -12, 7, 5, "#5d6872", { edge: 0 }),
  jet: (e) => e.flat(ellipse(6, -6, 46, 16), "#12131c", 0.26) + e.shape("M-46 -12Q0 -26 46 -16Q54 -12 46 -9Q0 -2 -46 -8z", "#8f9aa4", { edge: 0 }) + e.shape("M-10 -14L-30 -40H-18L14 -15zM-10 -9L-30 16H-18L14 -9z", "#727e88", { edge: 0 }) + e.shape("M-42 -11L-54 -26H-46L-32 -12z", "#727e88", { edge: 0 }) + e.flat("M22 -17Q34 -17 38 -13Q30 -11 20 -12z", "#cfe4ee"),
  house: (e, s) => cast(e, 34) + e.shape("M-30 0V-36H30V0z", mix("#b09a80", "#8f7f78", s.next()), { edge: 0 }) + e.shape("M-36 -34L0 -62L36 -34z", mix("#7a4a3c", "#5a5264", s.next()), { edge: 0 }) + e.flat(`${box(-20, -26, 11, 12)}${box(9, -26, 11, 12)}`, "#ffdc8a", 0.85) + e.flat(box(-6, -18, 12, 18), "#4a3a30"),
  car: (e, s) => cast(e, 30) + e.shape("M-30 -4V-14L-18 -16L-10 -27H12L20 -16L31 -13V-4z", s.one(["#a5483c", "#46647a", "#8a8458"]), { edge: 0 }) + e.flat("M-14 -16L-8 -24H0V-16zM3 -16V-24H11L16 -16z", "#cfdde2") + e.ball(-17, -4, 6, 6, "#2a2a30", { edge: 0 }) + e.ball(18, -4, 6, 6, "#2a2a30", { edge: 0 }),
  lamp: (e) => e.flat(ellipse(0, -50, 28, 28), e.glow("#ffe0a0", 0.7)) + e.line("M0 0V-44", "#3f3f48", 4) + e.shape("M-7 -44H7L5 -58H-5z", "#ffe9b8", { edge: 1, line: "#3f3f48" }),
  grave: (e) => cast(e, 15) + e.shape("M-12 0V-22Q-11 -34 0 -34Q11 -34 12 -22V0z", "#9a968e", { edge: 0 }) + e.line("M0 -26V-12M-5 -21H5", "#6d6a64", 2.4),
  carpet: (e, s) => e.shape("M-40 -26H40V10H-40z", s.one(["#8f3f4a", "#4a4f8a", "#7a5a34"]), { edge: 0 }) + e.line("M-34 -20H34V4H-34z", "#e0c07a", 2, 0.8) + e.line(burst(0, -8, 14, 6, 6), "#e0c07a", 1.6, 0.8),
  rune: (e) => e.line(`${ellipse(0, -10, 30, 19)}${ellipse(0, -10, 22, 14)}M-20 -10H20M0 -24V4M-14 -20L14 0M14 -20L-14 0`, "#e8d8ff", 1.8, 0.5),
  table: (e) => cast(e, 26) + e.shape(ellipse(0, -18, 26, 12), "#8a6440", { edge: 0 }) + e.line("M-14 -10V2M14 -10V2", "#5c4228", 4) + e.ball(-8, -22, 4, 4, "#d8c49a", { edge: 0 }) + e.ball(8, -19, 5, 3, "#b3594a", { edge: 0 }),
  speaker: (e) => cast(e, 18) + e.shape("M-16 0V-50H16V0z", "#35313c", { edge: 0 }) + e.ball(0, -15, 11, 11, "#5a5464", { edge: 0 }) + e.ball(0, -38, 7, 7, "#5a5464", { edge: 0 }) + e.flat(ellipse(0, -15, 4, 4), "#26222c"),
  fern: (e) => [-60, -30, 0, 30, 60].map((turn) => `<g transform="rotate(${turn})">${e.shape("M0 0Q-7 -18 0 -36Q7 -18 0 0z", turn % 60 ? "#5f8a4c" : "#4d7a48", { edge: 0 })}</g>`).join(""),
  track: (e) => e.flat("M-8 0Q-12 -10 -18 -18L-10 -14L-6 -26L0 -14L8 -24L8 -12L18 -14Q10 -6 8 2Q0 8 -8 0z", "#2f2a20", 0.3),
  tent: (e, s) => cast(e, 30) + e.shape("M-32 0L0 -40L32 0z", s.one(["#b3594a", "#5a7a8a", "#a58a4a"]), { edge: 0 }) + e.flat("M-9 0L0 -24L9 0z", "#2f2a2a"),
  crystal: (e) => e.flat(ellipse(0, -16, 30, 30), e.glow("#cbb0ff", 0.6)) + e.shape("M-10 0L-14 -22L0 -44L14 -22L10 0z", "#a58ad8", { edge: 0 }) + e.line("M0 -44L-2 0M-14 -22L14 -22", "#f4ecff", 1.2, 0.7),
  flower: (e, s) => [[-12, -4], [6, -10], [14, 2], [-2, 4]].map(([x = 0, y = 0]) => e.flat(burst(x, y, 6, 3, 5), s.one(["#f0d0d8", "#fff0c0", "#d8c4f0"]), 0.9)).join(""),
  bench: (e) => cast(e, 26) + e.shape("M-26 -16H26V-10H-26zM-26 -28H26V-21H-26z", "#8a6440", { edge: 0 }) + e.line("M-20 -10V0M20 -10V0", "#4d4238", 4),
  locker: (e) => cast(e, 22) + e.shape("M-22 0V-48H22V0z", "#6f8a90", { edge: 0 }) + e.line("M-8 -48V0M8 -48V0M-18 -40h6M-3 -40h6M12 -40h6", darker("#6f8a90", 0.4), 2),
  ice: (e) => e.shape("M-34 2Q-20 -18 4 -14Q30 -16 36 2Q10 12 -34 2z", "#cfe4ec", { edge: 0, opacity: 0.8 }) + e.line("M-18 -2L-4 -8L8 2L22 -4", "#fff", 1.8, 0.8),
  mushroom: (e) => cast(e, 14) + e.shape("M-5 0Q-3 -12 -5 -18H5Q3 -12 5 0z", "#efe4cc", { edge: 0 }) + e.shape("M-18 -16Q-15 -36 0 -36Q15 -36 18 -16z", "#b3564a", { edge: 0 }) + e.flat(ellipse(-7, -25, 3, 2.4) + ellipse(5, -29, 3.4, 2.6) + ellipse(9, -21, 2.4, 2), "#fff3e0"),
};

