// Cards and items of Unmatched: what a name says, in the colours of its hero; otherwise the hero in the act.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, burst, ellipse, flow, gear, poly } from "../brush/easel";
import { Seed } from "../brush/seed";
import { BEASTS } from "../figures/beasts";
import { type Person, type Pose, person } from "../figures/person";
import { MOTIFS, SHOWN, SIGHTS, hang } from "../motifs";
import { type Motif, GOLD, INK, PAPER, STEEL, blast, fist, rays, shards, silhouette, thing } from "../motifs/kit";
import { scene } from "../scenes";
import type { Palette } from "../scenes/palette";
import { glaze, motes } from "../scenes/sky";
import type { Subject } from "../subject";
import type { Legend } from "./legends";

const dossier = (sight: string): Motif => (e, c, s) =>
  e.at(-26, 0, 0.78, (SIGHTS[sight] ?? SIGHTS["tower"] as Motif)(e, c, s)) +
  e.at(84, 26, 1, e.shape("M-44 -62H44V62H-44z", PAPER) + e.line("M-32 -46H32M-32 -34H20M-32 -22H28M-32 8H32M-32 20H10", "#8a7a58", 3.4) + e.line("M-32 -8H32", INK, 10) + e.at(8, 40, 1, e.line("M-30 -12H30V12H-30z", "#b3242a", 3.4) + e.line("M-20 0H20", "#b3242a", 5), -14), 8) +
  thing(e, c, "letter", 48, 78, 0.8, -20);

const DEEDS: Record<string, Motif> = {
  analyze: (e) => e.flat(ellipse(0, 0, 120, 92), e.glow("#b79aff", 0.8)) + e.shape("M-92 -68H92V62H-92z", "#20202c") + e.shape("M-82 -58H82V52H-82z", "#332f52", { edge: 0 }) + e.line("M-82 -30H82M-82 -4H82M-82 22H82M-40 -58V52M0 -58V52M40 -58V52", "#6a5fa0", 1, 0.7) + silhouette(e, "spear", -34, 48, 1.3, "#cbb8ff") + e.line(`${ellipse(-34, -28, 16, 16)}M-18 -28H20M20 -28L30 -40H72M-30 6H16L26 20H72`, "#fff6e0", 2) + e.line("M34 -48H68M34 -32H58M34 12H68M34 28H54", "#8fe0d0", 3) + e.shape("M-30 62H30L40 80H-40z", "#3a3a48"),
  spider: (e, c, s) => e.line("M0 -100V-60", "#e6e2ea", 2.4) + e.at(0, 70, 1.25, BEASTS.spider(e, { body: "#24222c", belly: "#24222c", trim: "#c9342c", metal: "#999", eye: "#ff6a5a", machine: false })) + shards(e, s, 0, 40, 90, c.trim, 4),
  claws: (e, c, s) => [-44, -14, 16, 46].map((x) => e.shape(`M${x - 30} 84Q${x - 2} 10 ${x + 34} -84Q${x + 12} 10 ${x - 16} 86z`, "#f4f0e6", { line: darker(c.dark, 0.2) })).join("") + e.flat(ellipse(0, 0, 100, 80), e.glow("#d8c4ff", 0.5)) + shards(e, s, 10, -10, 90, STEEL, 9),
  spirit: (e, c) => e.flat(ellipse(0, 0, 130, 100), e.glow("#b79aff", 0.9)) + e.shape(flow([[-70, 90], [-80, 10], [-76, -60], [-62, -92], [-34, -62], [0, -70], [34, -62], [62, -92], [76, -60], [80, 10], [70, 90]], true), mix(c.dark, "#3a2f5a", 0.5)) + e.flat("M-52 -14Q-28 -34 -10 -6Q-34 6 -52 -14zM52 -14Q28 -34 10 -6Q34 6 52 -14z", "#e6d8ff") + e.flat(ellipse(-28, -12, 4, 10) + ellipse(28, -12, 4, 10), INK) + e.flat("M-12 26H12L0 38z", "#8a6ac0") + e.line("M0 38Q-14 54 -28 46M0 38Q14 54 28 46M-36 34L-90 26M-36 42L-88 50M36 34L90 26M36 42L88 50", "#cbb8ff", 2.6) + [[-110, -60], [110, -56], [-120, 30], [118, 20]].map(([x = 0, y = 0]) => e.flat(burst(x, y, 9, 2.4, 4), "#f4ecff")).join(""),
  prowl: (e, c) => e.at(-6, 84, 1.36, BEASTS.panther(e, { body: "#2a2834", belly: "#3a3648", trim: "#b9a0e8", metal: "#c9cddb", eye: "#e6d8ff", machine: false })) + e.shape("M-150 100V70Q-110 40 -80 74Q-40 50 0 80Q50 54 80 78Q120 50 150 76V100z", darker(c.dark, 0.2), { edge: 0 }),
  leap: (e, c) => e.flat(ellipse(30, -34, 54, 54), lighter(c.palette.sun, 0.1), 0.85) + silhouette(e, "leap", 10, 40, 2.1, darker(c.dark, 0.3)) + e.line("M-140 60Q-90 50 -60 26M-136 80Q-80 70 -44 44", lighter(c.palette.sky[2], 0.3), 4, 0.6),
  dodge: (e, c) => silhouette(e, "run", -70, 80, 1.7, mix(c.palette.sky[2], c.dark, 0.35)) + silhouette(e, "run", -22, 80, 1.75, mix(c.palette.sky[1], c.dark, 0.55)) + silhouette(e, "run", 34, 80, 1.85, darker(c.dark, 0.35)) + thing(e, c, "sword", -108, 20, 1.3, 70),
  feint: (e, c) => e.at(0, 0, 1, thing(e, { ...c, metal: "#fff" }, "sabre", -64, 62, 1.7, 10)).replace("<g ", '<g opacity=".4" ') + thing(e, c, "sabre", 30, 62, 1.8, -30) + fist(e, c, 26, 66, 0.9, -24) + e.line("M-30 -66Q20 -96 66 -58", "#fff6e0", 4, 0.8) + e.flat(burst(74, -50, 16, 4, 6), "#fff3c4"),
  rally: (e, c) => rays(e, 0, 0, 150, c.palette.sun, 16, 0.28) + [-92, -46, 46, 92].map((x, at) => silhouette(e, at % 2 ? "spear" : "stand", x, 90, 1.2, mix(c.dark, c.palette.mid, 0.2))).join("") + silhouette(e, "banner", 0, 90, 1.7, darker(c.dark, 0.35)),
  radar: (e) => e.ball(0, 0, 88, 88, "#17362f", { edge: 5, line: "#5d7f78" }) + [64, 42, 20].map((r) => e.line(ellipse(0, 0, r, r), "#6fd0a4", 1.8, 0.8)).join("") + e.line("M-88 0H88M0 -88V88", "#6fd0a4", 1.4, 0.6) + e.flat("M0 0L62 -62A88 88 0 0 1 86 -18z", "#8ff0c0", 0.4) + [[34, -26], [-40, 22], [14, 52], [-22, -50]].map(([x = 0, y = 0]) => e.flat(ellipse(x, y, 12, 12), e.glow("#c8ffe0", 1)) + e.flat(ellipse(x, y, 4, 4), "#eafff4")).join(""),
  shock: (e, c, s) => e.flat(ellipse(0, 20, 120, 90), e.glow("#c9b0ff", 0.95)) + [104, 80, 56, 32].map((r) => e.line(ellipse(0, 40, r, r * 0.42), "#e6d8ff", 5, 0.85)).join("") + fist(e, { ...c, skin: "#33313d", main: "#26242f" }, 6, 8, 1.4, 150, "#26242f") + shards(e, s, 0, 30, 96, "#b9a0e8", 10),
  mesh: (e) => { let d = ""; for (let row = -3; row <= 3; row++) for (let column = -5; column <= 5; column++) { const [x, y] = [column * 28 + (row % 2 ? 14 : 0), row * 25]; d += poly([0, 1, 2, 3, 4, 5].map((at) => [x + Math.cos((at * Math.PI) / 3 + Math.PI / 6) * 14.5, y + Math.sin((at * Math.PI) / 3 + Math.PI / 6) * 14.5] as const)); } return e.flat(box(-150, -100, 300, 200), "#1f1e28", 0.8) + e.line(d, "#8a86a0", 2.4, 0.9) + e.flat(ellipse(0, 0, 110, 90), e.glow("#b79aff", 0.8)) + e.flat(poly([0, 1, 2, 3, 4, 5].map((at) => [Math.cos((at * Math.PI) / 3 + Math.PI / 6) * 14.5, Math.sin((at * Math.PI) / 3 + Math.PI / 6) * 14.5] as const)), "#e6d8ff"); },
  kiss: (e, c) => e.flat(ellipse(0, 0, 110, 80), e.glow("#ff8a7a", 0.8)) + e.shape("M-86 0Q-50 -46 -18 -38Q0 -34 0 -24Q0 -34 18 -38Q50 -46 86 0Q40 60 0 58Q-40 60 -86 0z", "#b3242a") + e.shape("M-78 2Q-30 -12 0 2Q30 -12 78 2Q30 16 0 12Q-30 16 -78 2z", "#5a0f16", { edge: 0 }) + e.flat("M-40 -22Q-24 -32 -12 -24Q-26 -16 -40 -22z", "#ff9a8a", 0.8) + thing(e, c, "spark", 66, -34, 1),
  grapple: (e, c) => e.line("M-150 90Q-60 30 60 -50", "#d8c7a0", 4) + e.at(70, -58, 1.6, e.line("M0 0Q-20 -4 -16 -24M0 0Q4 -20 24 -16M0 0V-26", STEEL, 6), 52) + silhouette(e, "leap", -50, 74, 1.4, darker(c.dark, 0.3)) + e.shape("M60 100V-30L110 -60L150 -40V100z", darker(c.dark, 0.1)),
  decoy: (e, c) => e.shape("M-60 96Q-56 30 0 26V96z", "#2c4160") + e.shape("M0 26Q56 30 60 96H0z", STEEL) + e.shape("M0 -66Q-40 -66 -40 -22Q-36 20 0 24z", c.skin) + e.shape("M0 -66Q40 -66 40 -22Q36 20 0 24z", "#aeb6be") + e.flat("M0 -70Q-50 -72 -46 -10Q-36 -40 0 -46z", "#2a1d1a") + e.flat(ellipse(-17, -18, 5, 4), INK) + e.flat(ellipse(18, -18, 16, 16), e.glow("#ff6a5a", 1)) + e.ball(18, -18, 6, 6, "#ff8a7a") + e.line("M-14 6Q0 10 0 10", "#8a3a34", 3) + e.line("M0 8H18M6 3V13M12 3V13M8 -50l22 10M28 -40v20M0 -66V96", "#5d646c", 2.4) + e.shape(gear(28, 60, 17, 9), "#737b84"),
  crosshair: (e, c) => silhouette(e, "stand", 0, 84, 1.9, mix(c.dark, c.palette.mid, 0.2)) + e.flat("M-150 -100H150V100H-150zM0 -88A88 88 0 1 0 .1 -88z", "#14161c", 0.82).replace("<path ", '<path fill-rule="evenodd" ') + e.line(`${ellipse(0, 0, 88, 88)}M-88 0H-20M20 0H88M0 -88V-20M0 20V88`, "#20242c", 4) + e.line("M-60 -6v12M-40 -6v12M40 -6v12M60 -6v12M-6 40h12M-6 60h12", "#20242c", 2.4) + e.flat(ellipse(0, 0, 4, 4), "#ff4a3a"),
  metalfist: (e, c, s) => blast(e, s, 30, -24, 40) + fist(e, { ...c, skin: "#b9c2cc" }, 6, 4, 2, 24, "#8f99a4") + e.at(-58, 74, 1, e.flat(burst(0, 0, 22, 9, 5), "#b3242a")),
  dogtags: (e, c) => e.line("M-80 -96Q-60 0 0 20Q60 0 80 -96", "#c3c9cf", 3.4) + e.at(-10, 40, 1, e.shape("M-34 -24Q-34 -36 -20 -36H20Q34 -36 34 -24V30Q34 42 20 42H-20Q-34 42 -34 30z", "#c3c9cf") + e.line("M-22 -14H22M-22 -2H14M-22 10H20M-22 22H8", "#6f7880", 4) + e.ball(0, -28, 4, 4, c.dark), -14) + e.at(36, 48, 1, e.shape("M-34 -24Q-34 -36 -20 -36H20Q34 -36 34 -24V30Q34 42 20 42H-20Q-34 42 -34 30z", "#aeb6be") + e.flat(burst(0, 6, 22, 9, 5), "#b3242a"), 18),
  reprogram: (e, c, s) => (MOTIFS["memory"] as Motif)(e, c, s) + e.shape(gear(-8, -22, 30, 11), STEEL, { extra: 'fill-rule="evenodd"' }) + e.shape(gear(22, 4, 18, 9), "#b3483f", { extra: 'fill-rule="evenodd"' }) + e.line("M-8 -90V-56M-70 -40L-42 -32M60 -70L24 -46", "#ff8a7a", 3.4),
  mindcontrol: (e, c) => rays(e, 0, 0, 140, "#ff6a5a", 20, 0.3) + e.shape("M-100 0Q0 -84 100 0Q0 84 -100 0z", PAPER) + e.ball(0, 0, 42, 42, "#8f1f1c") + [34, 25, 16].map((r) => e.line(ellipse(0, 0, r, r), "#ff8a7a", 2)).join("") + e.flat(ellipse(0, 0, 9, 9), INK) + e.line("M-100 0Q-60 40 0 42M100 0Q60 -40 0 -42", c.dark, 3),
  eagle: (e, c) => rays(e, 0, 0, 130, c.palette.sun, 16, 0.25) + e.ball(0, 0, 80, 80, "#2c4160", { edge: 6, line: STEEL }) + e.shape("M0 -50Q16 -46 14 -30Q60 -44 72 -20Q56 -18 60 -6Q44 -4 46 8Q30 8 24 18L18 56L0 44L-18 56L-24 18Q-30 8 -46 8Q-44 -4 -60 -6Q-56 -18 -72 -20Q-60 -44 -14 -30Q-16 -46 0 -50z", STEEL) + e.flat(ellipse(5, -38, 2.6, 2.6), INK) + e.shape("M12 -38L24 -34L12 -31z", GOLD, { edge: 0.8 }),
};

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/claw|slash|scratch/, "claws"], [/ancest|spirit|insight/, "spirit"], [/stalk|prowl|hunt|panther/, "prowl"], [/reflexes|leap|jump|acrobat/, "leap"], [/evade|dodge|escape|skirmish|dash/, "dodge"], [/feint/, "feint"], [/fake|trick|bluff/, "mask"], [/regroup|rally|leader|command/, "rally"], [/analyz|deduc|logic/, "analyze"], [/scan|radar|track|search/, "radar"], [/shockwave|shock|quake|wave\b/, "shock"], [/mesh|weave|armor|suit\b/, "mesh"], [/triage|heal|medic|recover|bandage|nurse/, "heal"],
  [/kiss|love|charm/, "kiss"], [/sting|bolt|thunder|zap/, "bolt"], [/bite|venom|spider/, "spider"], [/line\b|grapple|swing|rope/, "grapple"], [/director|shield agent|s\.h\.i\.e\.l\.d/, "eagle"], [/web|net\b|caught|trap|snare/, "webbed"], [/identity|disguise|mask|double/, "turncoat"], [/decoy|clone|robot/, "decoy"], [/budapest/, "budapest"], [/firenze|florence|rome/, "firenze"], [/kinshasa/, "kinshasa"], [/madripoor/, "madripoor"], [/moscow/, "moscow"], [/mission|protocol|agenda|directive|sanction|gambit|plan/, "letter"],
  [/bionic|arm\b|punch|fist|uppercut|strength/, "metalfist"], [/marksman|snipe|aim|shot|arrow|bullseye/, "crosshair"], [/reprogram/, "reprogram"], [/programmed|brainwash|hypno/, "mindcontrol"], [/memor|remember|dream|mind/, "memory"], [/barracks|camp|training/, "warcamp"], [/boy|named|past|letter from/, "dogtags"], [/manipul|puppet|control/, "strings"], [/remorse|death|kill|execut|reap/, "skull"], [/battle cry|roar|rage|fury/, "roar"],
  [/wily|fight|brawl|duel|clash|strike|riposte|parry/, "duel"], [/knife|dagger|stab/, "knife"], [/fire|burn|flame|inferno/, "flame"], [/shield|block|guard|defen|protect|bulwark/, "bulwark"], [/charge|rush|momentum/, "charge"], [/smoke|vanish|invisible|hide|shadow/, "shadow"], [/book|study|science/, "book"], [/fate|luck|gamble/, "wheel"], [/poison|potion|elixir/, "poison"], [/explo|bomb|blast/, "burst"], [/freez|ice|frost|snow/, "freeze"], [/ghost|curse|haunt|night/, "moonrise"], [/magic|spell|summon|prophec/, "summon"], [/gaze|eye|look|vision/, "eye"], [/steal|rob|thief/, "steal"], [/treasure|gold|riches/, "coins"],
];
const ALL: Record<string, Motif> = { ...MOTIFS, ...SHOWN, ...SIGHTS, ...DEEDS, budapest: dossier("bridge"), firenze: dossier("duomo"), kinshasa: dossier("market"), madripoor: dossier("ship"), moscow: dossier("domes") };
const POSES: Record<string, Pose[]> = { attack: ["thrust", "swing", "raised"], defense: ["guard", "brace"], versatile: ["guard", "stand", "raised"], scheme: ["point", "present", "cast"] };

export function paintDeed(easel: Easel, subject: Subject, palette: Palette, legend: Legend, who: Person | null): string {
  const seed = new Seed(`${subject.name} ${subject.extra?.["hero"] ?? ""}`);
  const name = subject.name.toLowerCase();
  const found = NAMED.find(([pattern]) => pattern.test(name))?.[1];
  const motif = found ? ALL[found] : undefined;
  // The hands in the picture are the hero's own.
  const own = who ? { skin: who.colours.skin, main: who.colours.main } : {};
  if (motif) return hang(easel, seed, palette, legend.place, motif, found !== undefined && found in SIGHTS ? 0.14 : 0.32, own);
  if (!who) return hang(easel, seed, palette, legend.place, ALL[seed.one(["duel", "bulwark", "compass", "whirl"])] as Motif, 0.32);
  // Nothing in the name that can be drawn: the hero, in the act.
  const pose = /forever/.test(name) ? "crossed" : seed.one<Pose>(POSES[subject.line ?? "versatile"] ?? ["stand"]);
  const way = seed.side();
  const act = { ...who, pose, lean: subject.line === "attack" ? 6 : 0 };
  return (
    scene(easel, seed, palette, legend.place) + easel.flat(box(0, 0, easel.width, easel.height), palette.near, 0.24) + easel.at(150, 96, 1, rays(easel, 0, 0, 190, palette.sun, 18, subject.line === "attack" ? 0.3 : 0.16)) +
    easel.at(150 - way * 8, 190, 1.3, easel.facing(way, () => person(easel, act))) + motes(easel, seed, palette.accent, 10, 1.5) + glaze(easel, seed, palette.sun)
  );
}

const ITEMS: readonly (readonly [RegExp, Motif])[] = [
  [/emp|array/, (e, c, s) => e.flat(ellipse(0, -20, 120, 96), e.glow("#bfe0ff", 0.95)) + e.shape("M-60 90L-20 10H20L60 90z", "#4a5a6c") + e.line("M-50 70H50M-38 46H38M-28 28H28", "#8fa4b8", 4) + e.shape("M-70 -10Q-60 -60 0 -64Q60 -60 70 -10Q0 16 -70 -10z", "#9fb0c0") + e.shape("M-70 -10Q0 16 70 -10Q40 12 0 14Q-40 12 -70 -10z", "#5d6f80") + e.line("M0 -20V-84", "#c3c9cf", 5) + e.ball(0, -86, 7, 7, "#8fd0ff") + [34, 52, 72].map((r) => e.line(`M${-r} ${-86 + r * 0.3}Q0 ${-86 - r * 0.8} ${r} ${-86 + r * 0.3}`, "#e6f4ff", 3, 0.8)).join("") + shards(e, s, 0, -40, 96, "#e6f4ff", 6)],
  [/turret|laser|cannon/, (e) => e.flat(ellipse(70, -40, 90, 60), e.glow("#ff8a7a", 0.9)) + e.line("M60 -38L152 -66", "#ff5a4a", 9) + e.line("M60 -38L152 -66", "#ffe0d8", 3) + e.shape("M-66 92L-40 36H40L66 92z", "#4a5464") + e.shape("M-50 38H50V20H-50z", "#737f8e") + e.at(0, -8, 1, e.shape("M-60 -26H20L30 -10V10L20 26H-60Q-76 0 -60 -26z", "#8f9aa8") + e.shape("M24 -9H86V9H24z", "#5d6878") + e.shape("M80 -13H96V13H80z", "#3c4654") + e.ball(-28, 0, 13, 13, "#b3483f") + e.line("M-60 -14H16M-60 14H16", "#5d6878", 3), -17)],
  [/rocket|jet|pack/, (e, c, s) => e.at(0, -6, 1, [-34, 34].map((x) => e.shape(`M${x - 24} 50V-40Q${x} -92 ${x + 24} -40V50z`, "#b9c2cc") + e.shape(`M${x - 24} -16H${x + 24}V-2H${x - 24}z`, "#b3483f") + e.shape(`M${x - 16} 50H${x + 16}L${x + 22} 66H${x - 22}z`, "#4a5464")).join("") + e.shape("M-14 -30H14V34H-14z", "#5d6878") + e.line("M-58 -30Q-84 0 -58 44M58 -30Q84 0 58 44", "#5a3c26", 8)) + [-34, 34].map((x) => e.at(x, 60, 1, e.flat(ellipse(0, 16, 34, 40), e.glow("#ffb84d", 1)) + e.shape("M-15 0Q-16 26 0 46Q16 26 15 0z", "#ef8a35", { edge: 0 }) + e.flat("M-7 0Q-8 16 0 28Q8 16 7 0z", "#fff3c4"))).join("") + shards(e, s, 0, 80, 70, "#efe4d0", 5)],
  [/wrench|tool/, (e, c) => e.flat(ellipse(0, 0, 110, 90), e.glow(lighter(c.glow, 0.3), 0.8)) + e.at(-20, 30, 2, thing(e, c, "spanner", 0, 0, 1), 38) + e.shape(gear(76, 52, 34, 11), "#8f9aa8", { extra: 'fill-rule="evenodd"' }) + e.shape(gear(-88, -48, 24, 9), "#737f8e", { extra: 'fill-rule="evenodd"' })],
  [/blaster|gun|rifle|weapon/, (e, c, s) => e.flat(ellipse(84, -34, 80, 60), e.glow("#9fd4ff", 0.95)) + e.at(-10, 6, 1, e.shape("M-92 -6H-40L-30 -26H56V-34H84V4H56V12H-14L-22 30H-44L-36 12H-92z", "#5d6878") + e.shape("M-26 -20H40V-4H-26z", "#2c4160") + e.shape("M-62 12L-76 60H-50L-38 12z", "#3c4654") + e.ball(70, -15, 12, 15, "#bfe4ff") + e.line("M-22 -12H36", "#8fd0ff", 5) + e.flat(burst(-4, -12, 9, 4, 5), "#e6f4ff"), -10) + shards(e, s, 96, -36, 46, "#e6f4ff", 6)],
  [/glove|gauntlet|fist/, (e, c) => e.flat(ellipse(0, 0, 110, 92), e.glow(lighter(c.glow, 0.3), 0.8)) + e.at(-44, 10, 1, (SHOWN["gauntlet"] as Motif)(e, { ...c, metal: "#7f8b98", second: "#b3483f" }, new Seed("left"))).replace("<g ", '<g opacity=".96" ') + e.at(52, 4, 0.94, e.facing(-1, () => (SHOWN["gauntlet"] as Motif)(e, { ...c, metal: "#8f9aa8", second: "#b3483f" }, new Seed("right"))))],
];

export function paintItem(easel: Easel, subject: Subject, palette: Palette): string {
  const seed = new Seed(subject.name);
  const name = subject.name.toLowerCase();
  const motif = ITEMS.find(([pattern]) => pattern.test(name))?.[1] ?? SHOWN[seed.one(["relic", "trinket", "strongbox", "weapon", "potion"])] ?? (SHOWN["relic"] as Motif);
  return hang(easel, seed, palette, "workshop", motif, 0.4);
}
