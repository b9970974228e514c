// One picture for each kind of card of Mystic War.
import { darker, lighter, mix } from "../brush/colour";
import { Easel, box, burst, ellipse, gear } from "../brush/easel";
import { Seed } from "../brush/seed";
import { BEASTS } from "../figures/beasts";
import { MONSTERS } from "../figures/monsters";
import { MOTIFS, SHOWN, SIGHTS, hang } from "../motifs";
import { type Motif, GOLD, INK, PAPER, blast, chainLinks, coinStack, fist, flames, rays, reach, shards, silhouette, smoke, thing } from "../motifs/kit";
import { type World, paletteOf } from "../scenes/worlds";
import type { Painting, Subject } from "../subject";
import { FOLK, MIGHT, actor, altar, card, circle, cloudbank, coinsRain, dragon, gems, heaven, hoard, lens, lightning, orb, people, scales, shackles, throne, town } from "./powers";

interface Composed {
  world: World;
  place: string;
  dim?: number;
  paint: Motif;
}

const NIGHT: World = ["#231a4a", "#5d4a9a", "#d8a8c0"];
const DAWN: World = ["#5a4f8a", "#d08f8a", "#fbe0b0"];
const GOLDEN: World = ["#5a3a24", "#c9933f", "#fae6ae"];
const GREEN: World = ["#24463a", "#5f9a6a", "#eeeab0"];
const FIRE: World = ["#3f1620", "#b0402c", "#fbc068"];
const GRAVE: World = ["#1c2a30", "#4a6a66", "#b9c9a8"];
const ARCANE: World = ["#1f1f55", "#4f5fb8", "#c9c4f0"];
const HEAVEN: World = ["#4f7fb0", "#a9cfe0", "#fff3d0"];
const SAND: World = ["#5f4a6a", "#d09a6a", "#fbe6b4"];

const motif = (name: string): Motif => MOTIFS[name] ?? SHOWN[name] ?? SIGHTS[name] ?? ((): string => "");

const CARDS: Record<string, Composed> = {
  Notoriety: { world: DAWN, place: "wall", paint: (e, c) => rays(e, 0, -20, 160, "#fff3c4", 20, 0.24) + actor(e, c, "Notoriety", "lord", { pose: "raised", near: "banner", headgear: "none", back: "blown", mood: "glad", garment: "coat", beard: "goatee" }, 0.9, 0) + [-128, -96, -64, -34, 30, 62, 94, 126].map((x, at) => e.at(x, 96 + (at % 2) * 6, 1, reach(e, { ...c, skin: at % 3 ? "#e4b088" : "#8a5a3c" }, 0, -18, 0.5, [c.main, c.second, c.trim][at % 3] ?? c.main, (at - 3.5) * -4))).join("") },
  Sorcery: { world: ARCANE, place: "temple", paint: (e, c) => actor(e, c, "Sorcery", "wizard", { pose: "cast", near: "orbstaff", far: "spark" }, 1.12, 0, { main: "#3f3a8a", trim: MIGHT }) },
  Riches: { world: GOLDEN, place: "vault", paint: (e, c, s) => motif("loot")(e, c, s) + gems(e, c) },
  Dragon: { world: FIRE, place: "wall", paint: (e) => dragon(e, -22, 84, 1.12, "#8f2f2a", "#c9682c") },
  "Wild Magic": { world: NIGHT, place: "ridge", paint: (e, c, s) => e.line("M0 0Q-60 -10 -70 -60M0 0Q50 -50 80 -40M0 0Q-40 50 -84 46M0 0Q60 20 76 60M0 0Q-20 -60 10 -90M0 0Q16 60 -10 90", "#f4ecff", 4, 0.7) + e.flat(burst(0, 0, 70, 16, 9, s.next()), "#fff6e0", 0.85) + orb(e, -74, -46, 24, FOLK, e.at(-74, -46, 1, people(e, INK, 16, 0.4, 3))) + orb(e, 82, -38, 24, MIGHT, e.flat(burst(82, -38, 15, 6, 5), "#fff")) + orb(e, -84, 50, 24, GOLD, e.line(ellipse(-84, 50, 13, 13), "#8a6a20", 2.4)) + orb(e, 78, 58, 24, "#c9443c", e.at(78, 66, 1, thing(e, c, "fire", 0, 0, 0.7))) },
  Capture: { world: FIRE, place: "ridge", paint: (e) => dragon(e, -20, 84, 1.05, "#5f6a8a", "#8f6a9a", false) + chainLinks(e, -140, -90, 10, 10, "#c3c9cf") + chainLinks(e, 140, -96, 20, -10, "#c3c9cf") + chainLinks(e, -140, 70, -20, 40, "#c3c9cf") + chainLinks(e, 140, 84, 30, 30, "#c3c9cf") },
  Dragonbane: { world: DAWN, place: "ridge", paint: (e, c) => e.at(40, 40, 1, dragon(e, 0, 30, 0.86, "#4a3a4a", "#6a4a5a")) .replace("<g ", '<g opacity=".75" ') + fist(e, { ...c, skin: "#b9c2cc" }, -42, 64, 1.05, 4) + thing(e, c, "greatsword", -38, 54, 1.45, 24) + e.flat(burst(22, -74, 26, 6, 8), "#fff6e0") },
  Necromancy: { world: GRAVE, place: "fog", paint: (e, c, s) => e.at(-86, 92, 0.62, MONSTERS.skeleton(e, scales("#4a5a54", c.trim))) + e.at(88, 92, 0.62, MONSTERS.skeleton(e, scales("#4a5a54", c.trim))) + actor(e, c, "Necromancy", "ritualist", { pose: "cast", headgear: "shroud", near: "spark", far: "skull", garment: "cloak" }, 1.02, 0, { main: "#2f3a3a", trim: "#8fe0a0" }) + smoke(e, s, 0, 92, 120, "#7fa894", 9) },
  Negation: { world: ARCANE, place: "library", paint: (e, c, s) => circle(e, c, MIGHT, "") + reach(e, c, 0, 26, 1.6, "#3f3a8a") + e.line("M-78 -78L78 78", "#ff8a7a", 9, 0.85) + shards(e, s, 0, 0, 104, "#d8ccff", 12) },
  "Power Drain": { world: NIGHT, place: "cellar", paint: (e) => e.flat(ellipse(0, -40, 96, 76), e.glow("#b9a0f4", 0.7)) + orb(e, 0, -42, 42, MIGHT, e.line("M-16 -80L-4 -58L-20 -40L4 -22L-4 -2", "#2c1d44", 4)) + e.shape("M-9 -4Q-16 26 -7 60H7Q16 26 9 -4z", "#cbb8ff", { edge: 0 }) + e.flat("M-4 -4Q-7 26 -3 60H3Q7 26 4 -4z", "#fff", 0.85) + e.shape("M-60 54H60Q56 88 18 92H-18Q-56 88 -60 54z", "#6a5a8f") + e.shape("M-24 90H24L34 100H-34z", "#4a3f6a") + e.flat(ellipse(0, 54, 60, 10), "#2c1d44") + e.flat(ellipse(0, 55, 50, 7), "#cbb8ff") + [[-30, 30], [26, 22], [-22, 6], [36, 42], [-44, 44]].map(([x = 0, y = 0]) => e.flat(burst(x, y, 7, 2, 4), "#f4ecff")).join("") },
  Reprodestruction: { world: FIRE, place: "hall", paint: (e) => e.shape("M-14 -100Q14 -100 14 -60V70Q14 96 -14 96z", "#dfeefa", { line: GOLD, edge: 5 }) + dragon(e, -84, 80, 0.74, "#8f2f2a", "#c9682c") + e.facing(-1, () => dragon(e, -84, 80, 0.74, "#3f5f8a", "#6a9ac0")) + e.flat(burst(2, -6, 44, 12, 10), "#fff3c4", 0.9) },
  Resurrection: { world: GOLDEN, place: "temple", paint: (e, _, s) => rays(e, 0, -10, 160, "#fff3c4", 22, 0.3) + flames(e, s, 0, 96, 84, 96) + e.at(10, 66, 1.1, BEASTS.bird(e, { body: "#e5782f", belly: "#ffd98a", trim: "#ffd166", metal: GOLD, eye: "#fff6e0", machine: false })) },
  "Stray Energy": { world: ARCANE, place: "factory", paint: (e) => orb(e, 0, 14, 38, MIGHT) + lightning(e, -70, -26, 1, 28) + lightning(e, 72, -24, 1.05, -28) + lightning(e, 0, -58, 0.7) + lightning(e, -84, 56, 0.6, 80) + lightning(e, 86, 58, 0.6, -80) },
  "Transmutation (Followers)": { world: DAWN, place: "library", paint: (e, c) => circle(e, c, FOLK, people(e, "#fff3d8", 28, 0.62, 3)) },
  "Transmutation (Mystic Power)": { world: ARCANE, place: "library", paint: (e, c) => circle(e, c, MIGHT, e.flat(burst(0, 0, 36, 14, 8), "#fff") + e.flat(ellipse(0, 0, 30, 30), e.glow("#fff", 0.8))) },
  "Transmutation (Gold)": { world: GOLDEN, place: "library", paint: (e, c) => circle(e, c, GOLD, coinStack(e, -14, 24, 5, 15) + coinStack(e, 16, 24, 8, 15)) },
  "Transmutation (Destruction)": { world: FIRE, place: "library", paint: (e, c, s) => circle(e, c, "#e5642a", flames(e, s, 0, 36, 30, 66) + e.at(0, 24, 1, thing(e, c, "skull", 0, 0, 1.1))) },
  "Vampiric Energy": { world: ["#2a1024", "#7a2a4a", "#e8a0a0"], place: "ruin", paint: (e, c) => actor(e, c, "Vampiric Energy", "noble", { pose: "cast", back: "batwings", near: "spark", far: "none", headgear: "none", hair: "parted", mood: "sly", beard: "none", marks: ["glow"], woman: false, garment: "coat" }, 1.08, 0, { main: "#2a1d2c", trim: "#ff5a6a", skin: "#ddd6d4", hair: "#1d1416" }) + [[-110, 70], [-86, 84], [104, 80]].map(([x = 0, y = 0]) => silhouette(e, "fall", x, y, 0.5, "#3a1a2a")).join("") },
  Disfavor: { world: GRAVE, place: "ruin", paint: (e, c, s) => e.at(30, 60, 1, e.shape("M-30 40V-60Q-30 -92 0 -94Q30 -92 30 -60V40z", "#b8b0a4") + e.ball(0, -70, 20, 24, "#c9c2b6") + e.line("M-10 -74h6M6 -74h6M-6 -58Q0 -62 8 -58M-18 -30L10 0L-8 20", "#6a645c", 3), 58) + e.shape("M-76 96V60H-10V96z", "#9c948a") + e.shape("M-84 62V50H-2V62z", "#b8b0a4") + shards(e, s, 10, 30, 70, "#b8b0a4", 10) + smoke(e, s, 30, 88, 80, "#a89f94", 7) + lightning(e, -60, -40, 0.8, 8) },
  "Earth Goddess": { world: GREEN, place: "forest", paint: (e, c) => actor(e, c, "Earth Goddess", "druid", { pose: "cast", headgear: "wreath", hair: "long", near: "flower", far: "vines", woman: true, garment: "dress", back: "halo", mood: "glad", beard: "none", old: false }, 1.1, 0, { main: "#5f8a48", second: "#8fb45a", trim: "#e58fb4", skin: "#a66b45", hair: "#4a2f1e" }) + people(e, "#2f4a30", 98, 0.5, 9) },
  Favoritism: { world: HEAVEN, place: "road", paint: (e, c, s) => heaven(e, c, s, e.at(0, 30, 0.5, e.shape("M-60 54L-76 -34L-40 -2L-24 -62L0 -12L24 -62L40 -2L76 -34L60 54Q0 38 -60 54z", GOLD))) + silhouette(e, "stand", 0, 98, 0.66, "#4a3a2a") + silhouette(e, "stand", -80, 98, 0.6, "#6a7a8a") + silhouette(e, "stand", 84, 98, 0.6, "#6a7a8a") },
  "God King": { world: GOLDEN, place: "temple", paint: (e, c) => rays(e, 0, -20, 170, "#fff3c4", 24, 0.34) + actor(e, c, "God King", "god", { pose: "stand", headgear: "crown", near: "orbstaff", far: "none", woman: false, beard: "long", hair: "long", garment: "robe", back: "halo", old: true, marks: ["glow"] }, 1.16, 0, { main: "#7a3f8a", second: "#f0dca8", trim: "#ffd166", metal: GOLD }) },
  Protection: { world: HEAVEN, place: "road", dim: 0.16, paint: (e, c, s) => town(e, s, 84, c) + e.flat("M-126 88Q-126 -84 0 -86Q126 -84 126 88z", "#bfe4ff", 0.34) + e.line("M-126 88Q-126 -84 0 -86Q126 -84 126 88", "#f4fbff", 5) + e.line("M-92 30Q-80 -40 -30 -58", "#fff", 6, 0.7) + lightning(e, 104, -66, 0.6, -30) + shards(e, s, 96, -24, 30, "#fff3c4", 6) },
  Sacrifice: { world: NIGHT, place: "temple", paint: (e, c, s) => altar(e, s, c) + flames(e, s, 0, 28, 42, 92) },
  "Vacation of the Gods": { world: HEAVEN, place: "sea", dim: 0.04, paint: (e) => e.shape("M-150 100V76Q-60 50 60 66Q120 70 150 62V100z", "#f0dca8", { edge: 0 }) + throne(e, -64, 34, 0.78, "#b3443c") + throne(e, 0, 40, 0.84, "#5a5f9a") + throne(e, 66, 34, 0.78, "#5f8a48") + e.line("M110 74Q104 10 118 -46", "#8a6038", 9) + [-70, -20, 30, 80, 140].map((turn) => e.at(118, -48, 1, e.shape("M0 0Q30 -26 62 -6Q30 -10 0 4z", "#6f9a48", { edge: 0.9 }), turn - 90)).join("") + e.at(-116, 62, 1, e.line("M0 30V-54", "#8a6038", 4) + e.shape("M-44 -46Q-36 -86 0 -88Q36 -86 44 -46Q28 -54 14 -46Q0 -54 -14 -46Q-28 -54 -44 -46z", "#c9443c") + e.flat("M-14 -46Q-16 -74 0 -88Q16 -74 14 -46Q0 -54 -14 -46z", "#fff3d8"), -10) + e.at(-4, -34, 0.4, e.shape("M-60 54L-76 -34L-40 -2L-24 -62L0 -12L24 -62L40 -2L76 -34L60 54Q0 38 -60 54z", GOLD), -16) },
  "War God": { world: FIRE, place: "volcano", paint: (e, c) => actor(e, c, "War God", "god", { pose: "raised", headgear: "helmet", near: "greatsword", far: "round", woman: false, beard: "braided", garment: "armour", back: "flames", marks: ["glow", "paint"], mood: "fierce", build: 1.26 }, 1.1, 0, { main: "#8f2a22", second: "#3a2a2a", trim: "#ff9a3c", metal: "#b08a5a", hair: "#7a2a1a" }) },
  "Chaos Strikes": { world: NIGHT, place: "fog", paint: (e, c, s) => e.line("M-110 -80Q-20 -110 60 -60Q110 -10 50 40Q-10 70 -40 30Q-52 -6 -14 -18", "#cbb8ff", 7, 0.6) + lightning(e, 0, -30, 1.2, 10) + card(e, -84, -10, -26, "#8f2f2a", 1.15) + card(e, 10, 42, 8, MIGHT, 1.15) + card(e, 88, -18, 30, "#4a8a5c", 1.15) + shards(e, s, 0, 10, 110, "#cbb8ff", 6) },
  Genie: { world: SAND, place: "ruin", paint: (e, c, s) => e.shape("M-10 70Q-60 40 -30 4Q-10 -14 10 4Q50 40 20 66z", mix(MIGHT, "#4f8ab8", 0.5), { edge: 0, opacity: 0.8 }) + e.at(0, -50, 1, actor(e, c, "Genie", "god", { pose: "crossed", headgear: "turban", near: "none", far: "none", woman: false, beard: "goatee", garment: "bare", back: "none", hair: "bald", mood: "sly", marks: [] }, 0.92, 0, { skin: "#5f9ac4", main: "#7a4f9a", trim: "#e0b23e", hair: "#1d2a4a" })) + e.at(0, 74, 0.94, e.shape("M-60 -10H30Q44 -30 74 -34Q70 -14 40 2Q24 14 -20 14Q-56 10 -60 -10z", GOLD) + e.line("M-58 -6Q-86 -10 -82 8Q-72 18 -48 8", GOLD, 6) + e.shape("M-24 14H10L18 24H-32z", darker(GOLD, 0.15))) + smoke(e, s, 40, 40, 40, "#bfa8e0", 6) },
  "God King Boon": { world: GOLDEN, place: "road", paint: (e, c, s) => heaven(e, c, s, coinStack(e, -50, 60, 3, 12) + orb(e, 0, 50, 17, MIGHT, e.flat(burst(0, 50, 11, 4, 5), "#fff")) + e.at(52, 64, 1, thing(e, c, "fire", 0, 0, 1)) + Array.from({ length: 9 }, () => e.flat(burst(s.between(-90, 90), s.between(10, 60), 6, 2, 4), "#fff6e0")).join("")) + people(e, "#4a3324", 100, 0.56, 8) },
  Judgment: { world: DAWN, place: "hall", paint: (e, c) => rays(e, 0, -30, 170, "#fff3c4", 26, 0.34) + thing(e, c, "scales", 0, 52, 2.8) + e.at(-74, 42, 0.9, people(e, "#6a3a2a", 0, 0.6, 3)) + e.at(74, 34, 1, coinStack(e, 0, 0, 3, 12)) + e.shape("M-30 60H30L44 92H-44z", darker(GOLD, 0.15)) },
  "Judgment (white-backed)": { world: ["#8a94a8", "#d4dae0", "#fffaf0"], place: "hall", paint: (e, c) => rays(e, 0, -30, 170, "#fff", 26, 0.5) + actor(e, c, "Judgment white", "seraphim", { pose: "stand", near: "scales", far: "none", back: "wings", woman: true, hair: "long", garment: "robe", mood: "calm", headgear: "circlet" }, 1.06, 0, { main: "#eef0f2", second: "#d8dce4", trim: "#f4ead0", metal: GOLD, hair: "#dbc48a" }) },
  "Mega-Blast": { world: FIRE, place: "ridge", paint: (e, _, s) => e.flat(ellipse(0, 0, 150, 110), e.glow("#fff3c4", 1)) + e.shape("M-34 90Q-20 40 -26 0H26Q20 40 34 90z", "#ef8a35", { edge: 0 }) + blast(e, s, 0, -30, 62) + smoke(e, s, 0, -52, 74, "#c9682c", 12) + e.flat(ellipse(0, 84, 130, 16), "#ffd98a", 0.7) + shards(e, s, 0, 20, 130, "#5a2a20", 14) },
  "Pennies From Heaven": { world: HEAVEN, place: "street", paint: (e, c, s) => cloudbank(e, s, -88, "#f4f0e6") + coinsRain(e, c, s) + silhouette(e, "stand", 0, 98, 1.3, "#4a3a3a") + e.at(14, 40, 1, thing(e, { ...c, trim: "#b3443c" }, "umbrella", 0, 0, 1.15)) + coinStack(e, -76, 92, 4) + coinStack(e, 82, 94, 5) },
  Scrutiny: { world: ARCANE, place: "office", paint: (e) => card(e, -8, 10, -8, "#5f8a48", 2.3) + e.at(20, -6, 1.1, lens(e) + e.flat("M-36 0Q0 -30 36 0Q0 30 -36 0z", PAPER) + e.ball(0, 0, 14, 14, "#3f5f9a") + e.flat(ellipse(0, 0, 6, 6), INK)) },
  Slavery: { world: SAND, place: "wall", paint: (e, c) => reach(e, { ...c, skin: "#c98d63" }, -52, 4, 1.1, "#8a7a60", -10) + reach(e, { ...c, skin: "#8a5a3c" }, 52, 4, 1.1, "#8a7a60", 10) + e.at(0, 44, 1, shackles(e)) + chainLinks(e, -28, 56, 28, 56, "#c3c9cf") + coinStack(e, -110, 96, 6) + coinStack(e, 112, 98, 9) + coinStack(e, 0, 100, 4) },
  "Wrath of the Gods": { world: NIGHT, place: "ridge", paint: (e, c, s) => motif("archive")(e, c, s) + cloudbank(e, s, -80, "#3a2f5a") + lightning(e, -66, -16, 1.15, 12) + lightning(e, 10, -20, 1.35) + lightning(e, 80, -18, 1, -14) + flames(e, s, -40, 100, 30, 44) + flames(e, s, 60, 100, 26, 40) },
  "Wrath of the War God": { world: FIRE, place: "field", paint: (e, c, s) => e.flat(ellipse(0, 70, 130, 50), e.glow("#ffd98a", 1)) + e.at(0, -64, 1, thing(e, { ...c, metal: "#b08a5a" }, "greatsword", 0, 0, 1.7, 180)) + cloudbank(e, s, -92, "#5a2a2a") + shards(e, s, 0, 80, 90, "#7a4a34", 12) + silhouette(e, "fall", -84, 60, 0.7, "#2a1418") + silhouette(e, "fall", 86, 54, 0.7, "#2a1418") + silhouette(e, "run", -116, 96, 0.6, "#2a1418") },
  City: { world: DAWN, place: "road", dim: 0.06, paint: (e, c, s) => rays(e, 0, -40, 150, "#fff3c4", 18, 0.2) + e.at(0, -26, 0.9, motif("palace")(e, c, s)) + town(e, s, 98, c, 1) + people(e, "#3a2a2a", 102, 0.4, 11) },
  Archmage: { world: ARCANE, place: "ridge", dim: 0.14, paint: (e, c, s) => e.at(-84, 10, 0.92, motif("tower")(e, c, s)) + actor(e, c, "Archmage", "wizard", { pose: "raised", near: "orbstaff", far: "book", back: "blown", beard: "long", woman: false }, 1.1, 30, { main: "#2f2f7a", second: "#c9c4f0", trim: "#ffd166" }) + Array.from({ length: 8 }, () => e.flat(burst(s.between(-130, 130), s.between(-96, -20), 6, 2, 4), "#fff6e0")).join("") },
  Hoard: { world: GOLDEN, place: "cellar", paint: (e, c, s) => dragon(e, -16, 62, 0.96, "#5a7a4a", "#a5642c", false) + hoard(e, s) + gems(e, c) + thing(e, c, "cup", -70, 60, 1) },
  Balanced: { world: ["#2f4a66", "#8f9ab0", "#f3dfb8"], place: "temple", paint: (e, c) => rays(e, 0, 0, 150, "#fff3c4", 20, 0.26) + e.shape("M-16 96L-8 20H8L16 96z", darker(GOLD, 0.1)) + e.shape("M-108 28Q0 8 108 28L104 38Q0 20 -104 38z", GOLD) + orb(e, -80, 2, 26, FOLK, e.at(-80, 2, 1, people(e, "#4a3324", 18, 0.42, 3))) + orb(e, 0, -24, 30, MIGHT, e.flat(burst(0, -24, 19, 8, 5), "#fff")) + orb(e, 80, 2, 26, GOLD, e.line(ellipse(80, 2, 14, 14), "#8a6a20", 3)) + e.at(0, 60, 1, e.shape(gear(0, 0, 16, 8), c.metal)) },
};

const WIDTH = 300;
const HEIGHT = 200;
/** Gods have their heads above the middle; things lie in it. */
const EYES = 34;

export function paint(subject: Subject): Painting {
  const name = subject.name.replace(/ \d+$/, "");
  const seed = new Seed(name);
  const easel = new Easel(WIDTH, HEIGHT, -1);
  const composed = CARDS[name] ?? { world: seed.one([NIGHT, DAWN, ARCANE, GOLDEN]), place: seed.one(["temple", "ridge", "library"]), paint: motif(seed.one(["summon", "whirl", "eye", "bolt"])) };
  const palette = paletteOf(composed.world, seed);
  const body = hang(easel, seed, palette, composed.place, composed.paint, composed.dim ?? 0.22) + easel.flat(box(0, 0, WIDTH, HEIGHT), lighter(composed.world[1], 0.1), 0.06);
  return { width: WIDTH, height: HEIGHT, eyes: EYES, svg: easel.finish(body) };
}
