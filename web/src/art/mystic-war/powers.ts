// Motifs that only a war of wizards needs: gods, circles, rains of gold.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, box, burst, ellipse, flow } from "../brush/easel";
import { Seed } from "../brush/seed";
import type { Hide } from "../figures/beasts";
import { castPerson, roleOf } from "../figures/cast";
import { MONSTERS } from "../figures/monsters";
import { type Person, person } from "../figures/person";
import { type Motif, type Paints, GOLD, INK, PAPER, STEEL, WOOD, coinStack, rays, reach, silhouette, smoke, thing } from "../motifs/kit";

export const FOLK = "#f2d9a8";
export const MIGHT = "#a58af0";

/** Somebody in a role, from the hips up, in the middle of the picture. */
export function actor(e: Easel, c: Paints, name: string, role: string, change: Partial<Person>, size = 1.14, x = 0, colours: Partial<Person["colours"]> = {}): string {
  const who = castPerson(new Seed(name), c.palette, roleOf([role]).role, { words: [role], machine: false, bulk: 1, lean: 0, hidden: false, change, ...(change.woman === undefined ? {} : { woman: change.woman }) });
  who.colours = { ...who.colours, ...colours };
  return e.flat(ellipse(x, 0, 112, 100), e.glow(lighter(c.palette.sky[2], 0.3), 0.6)) + e.at(x, 84, size, person(e, who));
}

export const scales = (body: string, trim: string): Hide => ({ body, belly: lighter(body, 0.35), trim, metal: "#d8cfae", eye: "#ffd166", machine: false });

export const dragon = (e: Easel, x: number, y: number, size: number, body: string, trim: string, fire = true): string => {
  const drawn = MONSTERS.dragon(e, scales(body, trim), new Seed(fire ? "fire" : "calm"));
  return e.at(x, y, size, drawn);
};

/** A hand out of the clouds, holding what is given. */
export function heaven(e: Easel, c: Paints, s: Seed, gift: string): string {
  return (
    rays(e, 0, -96, 210, "#fff3c4", 30, 0.3) + e.at(0, -44, 1, reach(e, c, 0, 0, 1.1, lighter(c.second, 0.3)), 180) +
    smoke(e, s, 0, -84, 80, "#f4ecdc", 12) + gift
  );
}

/** An alchemist's circle; what it turns things into stands in it. */
export function circle(e: Easel, c: Paints, tint: string, within: string): string {
  return (
    e.flat(ellipse(0, 0, 120, 100), e.glow(tint, 0.9)) + e.line(ellipse(0, 0, 88, 88), lighter(tint, 0.45), 4) + e.line(ellipse(0, 0, 74, 74), lighter(tint, 0.45), 1.8) + e.line(`${burst(0, 0, 74, 37, 3)}${burst(0, 0, 74, 37, 3, Math.PI)}`, lighter(tint, 0.4), 1.8, 0.9) +
    Array.from({ length: 12 }, (_, at) => e.at(Math.cos((at / 12) * Math.PI * 2) * 81, Math.sin((at / 12) * Math.PI * 2) * 81, 1, e.line(["M-4 4L4 -4M-4 -4H4", "M0 -5V5M-4 0H4", "M-4 -3Q0 5 4 -3", "M-4 4H4L0 -5z"][at % 4] ?? "", lighter(tint, 0.6), 1.6), at * 30)).join("") +
    e.ball(0, 0, 44, 44, mix(tint, c.dark, 0.55), { edge: 2, line: lighter(tint, 0.4) }) + within
  );
}

export const people = (e: Easel, colour: string, y: number, size: number, many = 5): string =>
  Array.from({ length: many }, (_, at) => silhouette(e, at % 2 ? "spear" : "stand", (at - (many - 1) / 2) * 24 * size, y + (at % 2) * 4, size * (0.86 + (at % 3) * 0.08), at % 2 ? colour : darker(colour, 0.18))).join("");

export const orb = (e: Easel, x: number, y: number, size: number, tint: string, within = ""): string =>
  e.flat(ellipse(x, y, size * 2, size * 2), e.glow(lighter(tint, 0.3), 0.9)) + e.ball(x, y, size, size, tint) + within + e.flat(ellipse(x - size * 0.34, y - size * 0.4, size * 0.28, size * 0.2), "#fff", 0.8);

export const cloudbank = (e: Easel, s: Seed, y: number, colour: string): string => smoke(e, s, -90, y, 60, colour, 7) + smoke(e, s, 0, y - 6, 70, colour, 8) + smoke(e, s, 92, y, 60, colour, 7);

export const lightning = (e: Easel, x: number, y: number, size: number, turn = 0): string => e.at(x, y, size, e.flat(ellipse(0, 20, 40, 60), e.glow("#fff3c4", 0.6)) + e.shape("M4 -60L-20 6H-2L-12 60L24 -10H6L18 -60z", "#ffe58a", { line: "#c98a2a" }), turn);

export const coinsRain: Motif = (e, _, s) => Array.from({ length: 22 }, () => e.at(s.between(-140, 140), s.between(-96, 60), s.between(0.6, 1.15), e.ball(0, 0, 11, 13, GOLD, { edge: 1.2 }) + e.line(ellipse(0, 0, 7, 8.500), "#8a6a20", 1.3), s.between(-50, 50))).join("");

export const town = (e: Easel, s: Seed, y: number, c: Paints, size = 1): string => {
  let drawn = "";
  for (let at = 0; at < 9; at++) {
    const [x, high, wide] = [-100 + at * 25, s.between(34, 84), s.between(18, 26)];
    const wall = mix(s.one(["#d8c49a", "#c9a888", "#b8b0a0"]), c.palette.far, 0.35);
    drawn += e.shape(box(x, y - high, wide, high), wall, { edge: 0.8 }) + e.shape(`M${(x - 3).toFixed(1)} ${(y - high).toFixed(1)}l${(wide / 2 + 3).toFixed(1)} ${(-s.between(12, 30)).toFixed(1)}l${(wide / 2 + 3).toFixed(1)} ${s.between(12, 30).toFixed(1)}z`, s.one(["#8f4a3a", "#5a5f8a", "#7a5a7a"]), { edge: 0.8 }) + e.flat(`${box(x + 4, y - high + 8, 4, 7)}${box(x + wide - 9, y - high + 8, 4, 7)}${box(x + 4, y - high + 24, 4, 7)}`, c.glow);
  }
  return size === 1 ? drawn : e.at(0, 0, size, drawn);
};

export const throne = (e: Easel, x: number, y: number, size: number, cloth: string): string => e.at(x, y, size, e.shape("M-24 60V-40Q-24 -66 0 -72Q24 -66 24 -40V60z", GOLD) + e.shape("M-16 20V-36Q-14 -54 0 -56Q14 -54 16 -36V20z", cloth) + e.shape("M-30 20H30V34H-30z", GOLD) + e.shape("M-26 34h8v30h-8zM18 34h8v30h-8zM-34 -2h10v26h-10zM24 -2h10v26h-10z", darker(GOLD, 0.15)));

export const altar = (e: Easel, s: Seed, c: Paints): string => e.shape("M-84 96L-70 40H70L84 96z", mix("#9c8fa6", c.palette.far, 0.4)) + e.shape("M-92 42V26H92V42z", lighter(mix("#9c8fa6", c.palette.far, 0.4), 0.2)) + e.line("M-40 60h80M-46 78h92", darker(c.palette.far, 0.3), 2) + thing(e, c, "cup", -54, 14, 1.2) + thing(e, c, "dagger", 56, 22, 1.1, 84) + smoke(e, s, 0, -70, 30, "#d8c8e0", 6);

export const lens = (e: Easel): string => e.line("M34 34L96 92", WOOD, 13) + e.ball(0, 0, 56, 56, "#dfeefa", { opacity: 0.45, edge: 8, line: GOLD }) + e.flat("M-36 -24Q-20 -44 4 -44Q-18 -30 -24 -6z", "#fff", 0.6);

export const card = (e: Easel, x: number, y: number, turn: number, tint: string, size = 1): string => e.at(x, y, size, e.shape("M-24 -34H24V34H-24z", PAPER) + e.shape("M-19 -29H19V12H-19z", tint, { edge: 0.8 }) + e.flat(burst(0, -9, 12, 5, 5), "#fff3c4") + e.line("M-16 20H16M-16 27H8", INK, 2.4), turn);

export const shackles = (e: Easel): string => e.line(`${ellipse(-52, 10, 26, 30)}${ellipse(52, 10, 26, 30)}`, STEEL, 11) + e.line(`${ellipse(-52, 10, 26, 30)}${ellipse(52, 10, 26, 30)}`, "#7a828a", 3);

export const hoard = (e: Easel, s: Seed): string => e.shape(flow([[-140, 100], [-110, 60], [-60, 40], [0, 32], [60, 42], [112, 62], [140, 100]], true), darker(GOLD, 0.1), { edge: 0 }) + e.flat(Array.from({ length: 60 }, () => ellipse(s.between(-124, 124), s.between(54, 96), 8, 4)).join(""), GOLD) + e.flat(Array.from({ length: 26 }, () => ellipse(s.between(-110, 110), s.between(48, 92), 6, 2.6)).join(""), "#fff0b8", 0.8) + coinStack(e, -96, 70, 5) + coinStack(e, 100, 74, 6);

export const gems = (e: Easel, c: Paints): string => thing(e, { ...c, trim: "#4a9ad0" }, "gems", -46, 66, 0.9) + thing(e, { ...c, trim: "#c9443c" }, "gems", 70, 70, 0.8) + thing(e, { ...c, trim: "#5aa860" }, "gems", 30, 80, 0.6);
