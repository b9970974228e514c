// Motifs of war: blows, fire, charges, walls.
import { darker, lighter, mix } from "../brush/colour";
import { box, burst, ellipse, flow, poly } from "../brush/easel";
import { type Motif, GOLD, STEEL, WOOD, blast, chainLinks, fist, flames, rays, shards, silhouette, smoke, thing } from "./kit";

export const ARMS = {
  charge: (e, c, s) => {
    let drawn = rays(e, 0, -20, 150, c.palette.sun, 16, 0.22);
    for (let at = 0; at < 7; at++) drawn += silhouette(e, at % 3 === 1 ? "banner" : "rider", -118 + at * 38, 34 + (at % 2) * 8, 0.62, mix(c.dark, c.palette.far, 0.3));
    for (let at = 0; at < 4; at++) drawn += silhouette(e, at % 2 ? "rider" : "run", -98 + at * 62, 78 + (at % 2) * 6, 1.02, darker(c.dark, 0.25));
    return drawn + smoke(e, s, 0, 82, 110, mix(c.palette.ground[0], "#e8d8b8", 0.35), 10);
  },
  lastcharge: (e, c, s) => e.flat(ellipse(0, -12, 96, 84), e.glow(c.palette.sun, 0.9)) + rays(e, 0, -6, 160, c.palette.sun, 18, 0.2) + [-120, -96, -74, 70, 92, 116].map((x) => e.line(`M${x} 92l${x > 0 ? -18 : 18} -80`, darker(c.dark, 0.2), 3)).join("") + silhouette(e, "banner", 0, 74, 1.8, darker(c.dark, 0.35)) + smoke(e, s, 0, 86, 100, mix(c.palette.ground[0], c.dark, 0.3), 8),
  axe: (e, c, s) => e.line("M-130 64Q-70 20 -30 6M-136 38Q-80 0 -36 -10M-120 84Q-66 46 -20 26", lighter(c.palette.sky[2], 0.3), 4, 0.55) + thing(e, c, "axe", 26, 26, 1.9, 52) + shards(e, s, 70, -28, 36, WOOD, 7),
  cleaver: (e, c) => fist(e, c, -16, 38, 1.15) + thing(e, c, "cleaver", -12, 26, 1.9, 20),
  cutline: (e, c, s) => e.line("M-150 -10Q-60 -2 -22 -20", "#c9a869", 9) + e.line("M150 26Q70 22 20 4", "#c9a869", 9) + e.line("M-22 -20l14 -10M-22 -20l16 0M-22 -20l12 10M20 4l-12 -10M20 4l-16 2M20 4l-10 12", "#e4cd98", 2.6) + thing(e, c, "sword", -20, 66, 1.5, 32) + e.flat(burst(0, -8, 30, 9, 8), "#fff3c4", 0.9) + shards(e, s, 0, -6, 42, "#c9a869", 6),
  raze: (e, c, s) => flames(e, s, 0, 66, 96, 138) + e.shape("M-58 70V-4L0 -52L58 -4V70z", darker(c.dark, 0.35)) + e.flat(`${box(-34, 14, 22, 26)}${box(14, 14, 22, 26)}`, "#ffb84d") + e.line("M-70 4L0 -56L70 4M-23 14V40M25 14V40M-58 30H58M-10 70V44h22V70", darker(c.dark, 0.7), 5) + flames(e, s, -40, 72, 34, 56) + flames(e, s, 46, 74, 30, 48) + shards(e, s, 0, -30, 80, "#ffb45a", 8),
  fury: (e, c, s) => flames(e, s, 0, 84, 92, 168) + fist(e, { ...c, skin: mix(c.skin, "#c9442a", 0.25) }, 4, -6, 1.7, 10, darker(c.main, 0.1)) + e.line("M-60 -40l-16 -14M62 -44l16 -14M0 -70v-20", "#fff3c4", 4),
  firewall: (e, c, s) => flames(e, s, -92, 88, 70, 120) + flames(e, s, 92, 88, 70, 126) + flames(e, s, 0, 92, 100, 160) + silhouette(e, "run", -70, 92, 0.7, "#3a1512") + silhouette(e, "fall", 78, 70, 0.7, "#3a1512"),
  loot: (e, c, s) =>
    e.shape(ellipse(0, 74, 118, 22), darker(c.palette.ground[1], 0.2), { edge: 0 }) + thing(e, c, "spear", 62, 60, 1.1, 24) + thing(e, c, "banner", -66, 60, 1, -18) + e.shape("M-56 70V26H46V70z", WOOD) + e.shape("M-60 28Q-56 -14 -4 -14Q48 -14 50 28z", lighter(WOOD, 0.08)) + e.line("M-36 -8V70M26 -8V70", c.metal, 7) + e.flat(Array.from({ length: 26 }, (_, at) => ellipse(-48 + (at % 9) * 12 + s.between(-3, 3), 24 - Math.floor(at / 9) * 7, 8, 4.6)).join(""), GOLD) + e.ball(-2, 10, 7, 7, "#b3362a") + thing(e, c, "cup", 40, 14, 1.1, 20) + thing(e, c, "round", -74, 58, 0.9) + e.flat(Array.from({ length: 14 }, () => ellipse(s.between(-100, 100), s.between(66, 84), 8, 3.6)).join(""), GOLD),
  bulwark: (e, c, s) => rays(e, 0, 0, 130, lighter(c.glow, 0.3), 16, 0.3) + thing(e, c, "shield", 0, 4, 2.3) + [[-28, -40, 30], [34, -18, -24], [-12, 34, 12], [46, 30, -40]].map(([x = 0, y = 0, t = 0]) => e.at(x, y, 1, e.line("M0 0V-62", "#d8c7a0", 4) + e.shape("M-5 -62l5 -16l5 16zM-7 -50l7 8l7 -8v12l-7 8l-7 -8z", c.trim, { edge: 0.8 }), t)).join("") + shards(e, s, 0, 0, 96, STEEL, 6),
  gate: (e, c, s) => {
    const stone = mix(c.palette.far, "#9a8f86", 0.35);
    return e.shape("M-132 92V-60H-112V-76H-92V-60H-72V-76H-52V-60H-40V92z", stone) + e.shape("M132 92V-60H112V-76H92V-60H72V-76H52V-60H40V92z", darker(stone, 0.12)) + e.shape("M-44 92V-10Q-40 -48 0 -50Q40 -48 44 -10V92z", lighter(c.palette.sun, 0.1), { edge: 3, line: darker(stone, 0.4) }) + rays(e, 0, 20, 120, c.palette.sun, 12, 0.3) + silhouette(e, "rider", -4, 86, 1.05, darker(c.dark, 0.3)) + silhouette(e, "spear", -32, 90, 0.9, darker(c.dark, 0.2)) + silhouette(e, "banner", 28, 90, 0.9, darker(c.dark, 0.2)) + smoke(e, s, 0, 92, 60, c.palette.ground[0], 6);
  },
  portcullis: (e, c) => {
    const stone = mix(c.palette.far, "#8d8478", 0.4);
    return e.shape("M-120 92V-90H120V92H66V-4Q60 -56 0 -58Q-60 -56 -66 -4V92z", stone) + e.line("M-104 -60h34M-40 -74h40M30 -66h50M-108 -10h30M84 -20h28M-100 40h26M80 44h30", darker(stone, 0.4), 2, 0.7) + e.line("M-52 -40V64M-26 -54V70M0 -58V72M26 -54V70M52 -40V64M-66 -20H66M-66 10H66M-66 40H66", "#6d5a4a", 7) + e.line("M-52 -40V64M-26 -54V70M0 -58V72M26 -54V70M52 -40V64", mix("#a5643c", "#6d5a4a", 0.3), 2.6) + [-52, -26, 0, 26, 52].map((x, at) => e.shape(`M${x - 5} ${[64, 70, 72, 70, 64][at]}h10l-5 16z`, "#4d4038")).join("");
  },
  burst: (e, c, s) => blast(e, s, 0, 0, 66) + shards(e, s, 0, 0, 92, c.metal, 13) + thing(e, c, "gear", -70, 40, 1, 20) + thing(e, c, "gear", 76, -30, 0.8, -10),
  boiler: (e, c, s) => blast(e, s, 14, -20, 74) + e.shape("M-60 84V0Q-58 -40 -16 -48L2 -26L16 -46L24 -18L44 -30L54 6V84z", c.metal) + e.line("M-60 20H-4L8 6L22 22H54M-60 56H54", darker(c.metal, 0.5), 4) + e.flat(Array.from({ length: 8 }, (_, at) => ellipse(-52 + at * 14, 68, 2.6, 2.6)).join(""), lighter(c.metal, 0.4)) + shards(e, s, 6, -40, 96, c.metal, 12) + smoke(e, s, 70, -50, 40, "#bfae98", 6) + smoke(e, s, -70, -52, 36, "#bfae98", 6),
  duel: (e, c, s) => e.flat(burst(0, -16, 54, 12, 10, s.next()), "#fff3c4", 0.85) + fist(e, c, -76, 62, 0.86, 12) + thing(e, c, "sword", -72, 54, 1.5, 48) + e.facing(-1, () => fist(e, { ...c, main: c.trim }, -76, 62, 0.86, 12, c.trim) + thing(e, c, "sabre", -72, 54, 1.5, 48)),
  trap: (e, c, s) => chainLinks(e, -118, -66, -44, 10, c.metal) + chainLinks(e, 118, -66, 44, 10, c.metal) + e.shape("M-62 66Q-74 8 -34 -6L-26 6L-14 -8L-4 6L6 -8L16 6L28 -8L36 4Q76 10 62 66z", darker(c.metal, 0.25)) + e.shape("M-62 66Q0 30 62 66Q40 92 0 92Q-40 92 -62 66z", c.metal) + shards(e, s, 0, -20, 60, "#fff3c4", 5),
  bombard: (e, c, s) => thing(e, c, "bomb", 4, 30, 2.6) + smoke(e, s, -86, 56, 44, "#bfae98", 6) + smoke(e, s, 90, 64, 36, "#bfae98", 5),
  roar: (e, c, s) => rays(e, 0, 0, 140, c.trim, 20, 0.35) + e.shape(flow([[-64, 40], [-70, -20], [-40, -66], [0, -74], [40, -66], [70, -20], [64, 40], [30, 76], [-30, 76]], true), c.skin) + e.flat("M-48 -24L-10 -8L-40 2zM48 -24L10 -8L40 2z", "#2a1418") + e.flat(ellipse(-28, -9, 6, 4) + ellipse(28, -9, 6, 4), "#ffd166") + e.shape("M-36 30Q0 8 36 30Q32 66 0 66Q-32 66 -36 30z", "#4a1418") + e.flat("M-32 28l8 12l8 -14l8 12l8 -14l8 12l8 -13l8 12l8 -9z", "#fff6e0") + e.line("M-50 14l18 8M-54 26l20 4M50 14l-18 8M54 26l-20 4", c.trim, 5) + shards(e, s, 0, 0, 104, c.trim, 6),
  ruin: (e, c, s) => e.shape(poly([[-90, 86], [-90, -6], [-70, -30], [-58, -8], [-46, -52], [-28, -20], [-20, 20], [-6, 86]]), mix(c.palette.far, "#9a8f86", 0.4)) + e.shape(poly([[20, 86], [28, 26], [44, 10], [54, -40], [72, -12], [90, 8], [96, 86]]), mix(c.palette.far, "#8d8478", 0.4)) + blast(e, s, 4, 10, 42) + shards(e, s, 0, 0, 80, "#a89a88", 14) + smoke(e, s, 0, 76, 84, "#cbbda2", 9),
  skull: (e, c, s) => e.flat(ellipse(0, 0, 100, 90), e.glow(lighter(c.trim, 0.2), 0.7)) + thing(e, c, "skull", 0, 60, 3.6) + e.line("M-92 76L-50 60M92 76L50 60", "#eee4cc", 9) + smoke(e, s, 0, 86, 70, c.dark, 6),
} satisfies Record<string, Motif>;
