// Pictures for Unmatched: portraits of fighters, a motif for every card in its hero's colours, items, boards.
import { lighter } from "../brush/colour";
import { Easel, box, ellipse } from "../brush/easel";
import { Seed } from "../brush/seed";
import { CREATURES, castPerson, hideOf, partOf } from "../figures/cast";
import { type Person, person } from "../figures/person";
import { scene } from "../scenes";
import type { Palette } from "../scenes/palette";
import { glaze, motes } from "../scenes/sky";
import type { Painting, Subject } from "../subject";
import { paintBoard } from "./boards";
import { paintDeed, paintItem } from "./deeds";
import { LEGENDS, type Legend, WORLDS } from "./legends";
import { paletteOf } from "../scenes/worlds";

const SIZE = 200;
const WIDTH = 300;
/** Where a portrait has its head; a deed is half a portrait at most. */
const HEADS = 22;
const DEED = 32;

/** By the whole name, or by one it begins or ends with ("King Arthur", "Arthur"). */
export function legendOf(name: string, seed: Seed): Legend {
  const called = name.toLowerCase();
  const exact = LEGENDS[called] ?? LEGENDS[`the ${called}`];
  if (exact) return exact;
  for (const [known, legend] of Object.entries(LEGENDS)) {
    if (called.includes(known) || (called.length > 4 && known.split(" ").includes(called))) return legend;
  }
  const words = called.replace(/[^a-z\s-]/g, "").split(/[\s-]+/).filter(Boolean);
  const part = partOf(words.map((word) => word.replace(/ies$/, "y").replace(/s$/, "")));
  const callings = ["knight", "hunter", "wizard", "pirate", "assassin", "fighter", "seer", "general", "vigilante", "mercenary", "scholar", "berserker"];
  return { world: seed.one(WORLDS), place: seed.one(["ruin", "forest", "rooftops", "ridge", "wall", "temple"]), as: "being" in part ? [part.being] : [...words, seed.one(callings)] };
}

/** The person of a legend, as the portrait shows them. */
function actor(legend: Legend, seed: Seed, palette: Palette): Person | null {
  const part = partOf(legend.as ?? []);
  if ("being" in part) return null;
  const who = castPerson(seed, palette, part.role, {
    words: legend.as ?? [],
    machine: false,
    bulk: 1,
    lean: 0,
    hidden: false,
    ...(legend.woman === undefined ? {} : { woman: legend.woman }),
    ...(legend.young === undefined ? {} : { young: legend.young }),
    ...(legend.look ? { change: legend.look } : {}),
  });
  who.colours = { ...who.colours, ...legend.colours };
  if (legend.woman) who.beard = "none";
  return who;
}

function paintFighter(subject: Subject): Painting {
  const seed = new Seed(subject.name);
  const legend = legendOf(subject.name, seed);
  const palette = paletteOf(legend.world, seed);
  const easel = new Easel(SIZE, SIZE, -1);
  const who = actor(legend, seed, palette);
  let body = scene(easel, seed, palette, legend.place);
  body += easel.flat(box(0, 0, SIZE, SIZE), palette.near, 0.2) + easel.flat(ellipse(100, 84, 104, 104), easel.glow(lighter(palette.sky[2], 0.3), 0.8));
  if (who) {
    body += subject.extra?.["crop"] === "face" ? easel.at(93, 350, 2.5, person(easel, who)) : easel.at(96, 202, 1.52, person(easel, who));
  } else {
    const part = partOf(legend.as ?? []);
    const creature = "being" in part ? CREATURES[part.being] : undefined;
    if (creature) body += easel.at(92, 184, 1.02, creature(easel, hideOf(seed, palette, false), seed));
  }
  body += motes(easel, seed, palette.accent, 7, 1.3) + glaze(easel, seed, palette.sun);
  return { width: SIZE, height: SIZE, eyes: HEADS, svg: easel.finish(body) };
}

export function paint(subject: Subject): Painting {
  if (subject.kind === "fighter") return paintFighter(subject);
  const seed = new Seed(`${subject.name} ${subject.extra?.["hero"] ?? ""}`);
  if (subject.kind === "board") return paintBoard(subject, seed);
  const easel = new Easel(WIDTH, SIZE, seed.side());
  if (subject.line === "item") return { width: WIDTH, height: SIZE, svg: easel.finish(paintItem(easel, subject, paletteOf(["#26384a", "#5d7f95", "#d6dccb"], seed))) };
  const hero = (subject.extra?.["hero"] ?? "").split(" / ")[0] ?? "";
  const legend = legendOf(hero || subject.name, new Seed(hero || subject.name));
  const palette = paletteOf(legend.world, seed);
  return { width: WIDTH, height: SIZE, eyes: DEED, svg: easel.finish(paintDeed(easel, subject, palette, legend, actor(legend, new Seed(hero), palette))) };
}
