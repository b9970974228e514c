// The covers of the games, for the lobby: wide, and each with all that its game is about.
import { darker, lighter, mix } from "../brush/colour";
import { Easel, box, burst, ellipse, flow } from "../brush/easel";
import { Seed } from "../brush/seed";
import { type Casting, figure } from "../figures/cast";
import { dragon, orb, people, FOLK, MIGHT } from "../mystic-war/powers";
import { GOLD, coinStack, paintsOf, rays, silhouette } from "../motifs/kit";
import { SIGHTS } from "../motifs";
import { scene } from "../scenes";
import { glaze, mist, motes } from "../scenes/sky";
import { type World, paletteOf } from "../scenes/worlds";
import { TRADES } from "../spoils/trades";
import type { Painting, Subject } from "../subject";
import { paint as fighter } from "../unmatched";

const WIDTH = 480;
const HEIGHT = 220;

const casting = (words: string[], change: Casting["change"] = {}, more: Partial<Casting> = {}): Casting => ({ words, machine: false, bulk: 1, lean: 0, hidden: false, change, ...more });

/** Five trades before one harbour, over the spoils. */
function spoils(easel: Easel, seed: Seed): string {
  const palette = TRADES["banker"]?.palettes[2];
  const trade = (name: string): NonNullable<typeof palette> => TRADES[name]?.palettes[0] ?? (palette as NonNullable<typeof palette>);
  if (!palette) return "";
  const cast: [string, Casting, number, number, 1 | -1][] = [
    ["arcanist", casting(["seer"], { pose: "cast", woman: true, near: "crystal", headgear: "veiled" }, { woman: true }), 66, 0.9, 1],
    ["warlord", casting(["berserker"], { pose: "akimbo", near: "greataxe", headgear: "horned" }, { woman: false }), 414, 0.94, -1],
    ["rogue", casting(["thief"], { pose: "sneak", headgear: "hood", near: "dagger", far: "purse" }, { woman: true }), 152, 0.92, 1],
    ["gearsmith", casting(["knight"], { pose: "stand", headgear: "bowler", near: "spanner", far: "none", garment: "plates" }, { machine: true }), 330, 0.94, -1],
    ["banker", casting(["investor"], { pose: "present", near: "coins", headgear: "tophat", marks: ["monocle"] }, { woman: false }), 240, 1.02, 1],
  ];
  let body = scene(easel, seed, palette, "pier") + easel.flat(ellipse(240, 120, 250, 130), easel.glow(palette.sun, 0.6));
  for (const [name, part, x, size, way] of cast) body += easel.at(x, 208, size, figure(easel, new Seed(`cover ${name}`), trade(name), part, 0, 0, way));
  for (const [x, high] of [[20, 3], [48, 5], [108, 4], [196, 6], [284, 7], [372, 5], [440, 4], [466, 6]] as const) body += coinStack(easel, x, 216, high, 17);
  for (let at = 0; at < 30; at++) body += easel.ball(seed.between(0, WIDTH), seed.between(206, 220), 11, 4.4, GOLD, { edge: 0.8 });
  return body + motes(easel, seed, "#fff3c4", 16, 1.6) + glaze(easel, seed, palette.sun);
}

/** Rivals from different worlds, each out of a light of their own. */
function unmatched(easel: Easel): string {
  const inner = (name: string): string => fighter({ kind: "fighter", name }).svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  const own = (name: string, mark: string): string => inner(name).replaceAll('id="p', `id="${mark}`).replaceAll("url(#p", `url(#${mark}`);
  const strips: [string, string, string][] = [
    ["Black Panther", "a", "M0 0H132L98 220H0z"],
    ["Black Widow", "b", "M132 0H258L224 220H98z"],
    ["Winter Soldier", "c", "M258 0H372L338 220H224z"],
    ["King Arthur", "d", "M372 0H480V220H338z"],
  ];
  const shift = [-48, 72, 190, 304];
  let body = "";
  strips.forEach(([name, mark, d], at) => {
    body += easel.clip(d, `<g transform="translate(${shift[at]} 0) scale(1.1)">${own(name, mark)}</g>`);
  });
  body += easel.line("M132 0L98 220M258 0L224 220M372 0L338 220", "#f7efdc", 5);
  return body + easel.flat(box(0, 150, WIDTH, 70), easel.haze("#12101c", 0.4));
}

/** Realms under a sky of powers: followers, mystic power, gold, and a dragon over all. */
function mysticWar(easel: Easel, seed: Seed): string {
  const world: World = ["#231a4a", "#6a4fa8", "#f0b8a8"];
  const palette = paletteOf(world, seed);
  const paints = paintsOf(seed, palette);
  let body = scene(easel, seed, { ...palette, night: true }, "ridge") + easel.at(240, 96, 1, rays(easel, 0, 0, 300, "#fff3c4", 30, 0.16));
  body += easel.at(70, 132, 0.9, SIGHTS["tower"]?.(easel, paints, seed) ?? "") + easel.at(386, 142, 0.7, SIGHTS["palace"]?.(easel, paints, seed) ?? "");
  body += easel.flat(flow([[0, 220], [0, 186], [90, 170], [200, 182], [300, 172], [400, 184], [480, 172], [480, 220]], true), darker(palette.mid, 0.3));
  body += easel.at(214, 158, 1, dragon(easel, 0, 0, 1, "#4a2f5a", "#b0483c"));
  body += orb(easel, 132, 44, 17, FOLK, easel.at(132, 44, 1, people(easel, "#4a3324", 12, 0.3, 3))) + orb(easel, 196, 26, 17, MIGHT, easel.flat(burst(196, 26, 11, 4, 5), "#fff")) + orb(easel, 410, 40, 17, GOLD, easel.line(ellipse(410, 40, 9, 9), "#8a6a20", 2));
  for (let at = 0; at < 22; at++) body += silhouette(easel, at % 4 === 0 ? "banner" : "spear", 10 + at * 22, 212 + (at % 3) * 4, 0.52, mix(palette.near, "#000000", 0.2));
  body += mist(easel, seed, 200, lighter(palette.sky[2], 0.2), 0.25);
  return body + motes(easel, seed, "#fff3c4", 18, 1.6) + glaze(easel, seed, palette.sun);
}

/** A game that came from elsewhere: a road, and something at its end. */
function elsewhere(easel: Easel, seed: Seed): string {
  const palette = paletteOf(seed.one<World>([["#3a6a8a", "#8fc0c4", "#fbe6c0"], ["#5a3a24", "#c08a44", "#f7e0a4"], ["#23402f", "#5f8a55", "#e3e0a8"], ["#231a4a", "#6a4fa8", "#f0b8a8"]]), seed);
  const sight = SIGHTS[seed.one(["palace", "tower", "bridge", "ship", "market", "arena"])];
  return scene(easel, seed, palette, "road") + easel.at(240, 112, 1, sight?.(easel, paintsOf(seed, palette), seed) ?? "") + mist(easel, seed, 196, palette.sky[2], 0.3) + motes(easel, seed, palette.accent, 14, 1.6) + glaze(easel, seed, palette.sun);
}

export function paint(subject: Subject): Painting {
  const seed = new Seed(`cover ${subject.name}`);
  const easel = new Easel(WIDTH, HEIGHT, -1, "cover");
  const body = /unmatched/i.test(subject.name) ? unmatched(easel) : /mystic/i.test(subject.name) ? mysticWar(easel, seed) : /spoils/i.test(subject.name) ? spoils(easel, seed) : elsewhere(easel, seed);
  return { width: WIDTH, height: HEIGHT, svg: easel.finish(body) };
}
