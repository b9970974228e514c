// From words to a figure: which calling or beast, which tools, which colours; what is open, the name decides.
import { darker, lighter, mix } from "../brush/colour";
import { type Easel, ellipse } from "../brush/easel";
import type { Seed } from "../brush/seed";
import type { Palette } from "../scenes/palette";
import { BEASTS, type Creature, type Hide } from "./beasts";
import { MACHINES } from "./machines";
import { MONSTERS } from "./monsters";
import { HAIRS, type Person, SKINS, metalOf, person } from "./person";
import type { Prop } from "./props";
import { ALSO, ROLES, type Role } from "./roles";

export const CREATURES: Record<string, Creature> = { ...BEASTS, ...MONSTERS, ...MACHINES };

/** What the figure of a card is to be. Words are looked up in this order. */
export interface Casting {
  /** Subtypes and the words of the name, the most telling first. */
  words: string[];
  machine: boolean;
  woman?: boolean;
  young?: boolean;
  old?: boolean;
  /** From how strong it is: 1 is usual. */
  bulk: number;
  /** From how fast it is, in degrees forward. */
  lean: number;
  hidden: boolean;
  /** Somebody dead, through whom one sees. */
  ghostly?: boolean;
  /** Of one stuff from head to foot. */
  statue?: boolean;
  giant?: boolean;
  mounted?: boolean;
  near?: Prop;
  far?: Prop;
  change?: Partial<Person>;
}

/** Words that mean a creature, by what they are called on cards. */
const BEINGS: Record<string, string> = {
  hound: "hound", dog: "hound", wolf: "wolf", mouse: "mouse", rat: "mouse", hamster: "mouse", rabbit: "rabbit", mau: "cat", cat: "cat", panther: "panther", merlion: "cat", horse: "horse", horsemajig: "horse", stallion: "horse",
  dragon: "dragon", drake: "dragon", wyrm: "dragon", leviathan: "leviathan", serpent: "leviathan", ghost: "ghost", wraith: "ghost", shade: "ghost", spirit: "ghost", golem: "golem", magnet: "magnet", mainspring: "mainspring", lurker: "lurker", "octo-ba-ba": "lurker",
  monstrosity: "monstrosity", necromorph: "monstrosity", behemoth: "warbeast", warbeast: "warbeast", uhluhtc: "lurker", demon: "demon", gargoyle: "gargoyle", sarcophyle: "skeleton", skeleton: "skeleton", plant: "plant", "straw man": "strawman", pluck: "bird",
  "sword of great justice": "sword", "blade of questionable morality": "sword", brain: "brain", mountain: "mountain", grandchest: "chest", couch: "chest", majig: "majig", micromajig: "majig", engine: "engine", warmachine: "warmachine", vehicle: "vehicle", cart: "vehicle",
  node: "node", insect: "insect", spider: "spider", bird: "bird", godwing: "bird", harpy: "bird", testudine: "turtle", turtle: "turtle", siluriformes: "fish", fish: "fish", crab: "crab", familiar: "crab", snake: "snake", treant: "treant", gloamspike: "insect", raptor: "raptor", raptors: "raptor",
};

export function beingOf(words: readonly string[]): string | undefined {
  for (const word of words) {
    const found = BEINGS[word] ?? (CREATURES[word] ? word : undefined);
    if (found) return found;
  }
  return undefined;
}

/** Whichever comes first in the words: a creature, or somebody with a calling. */
export function partOf(words: readonly string[]): { being: string } | { role: Role } {
  for (const word of words) {
    const being = beingOf([word]);
    if (being) return { being };
    const role = roleOf([word]);
    if (role.name !== "commoner") return { role: role.role };
  }
  return { role: roleOf([]).role };
}

export function roleOf(words: readonly string[]): { name: string; role: Role } {
  for (const word of words) {
    const name = ROLES[word] ? word : ALSO[word];
    const role = name === undefined ? undefined : ROLES[name];
    if (name !== undefined && role) return { name, role };
  }
  return { name: "commoner", role: ROLES["commoner"] as Role };
}

export function hideOf(seed: Seed, palette: Palette, machine: boolean): Hide {
  const furs = ["#8a6a4a", "#6a5a52", "#a5845c", "#55505c", "#7a4a34", "#b09a7c"];
  const body = machine ? metalOf(mix(palette.metal, seed.one(palette.cloth), 0.2)) : mix(seed.one(furs), seed.one(palette.cloth), 0.2);
  return { body, belly: lighter(body, 0.35), trim: seed.one(palette.cloth), metal: palette.metal, eye: machine ? palette.accent : "#f2d38a", machine };
}

/** A person cast for a part; what the role leaves open is drawn by lot. */
export function castPerson(seed: Seed, palette: Palette, role: Role, casting: Casting): Person {
  const skin = seed.one(SKINS);
  const hair = seed.one(HAIRS);
  const cloth = seed.whole(0, palette.cloth.length - 1);
  const pick = (step: number): string => palette.cloth[(cloth + step) % palette.cloth.length] ?? "#6a5a4a";
  const woman = casting.woman ?? seed.chance(0.42);
  const [low, high] = role.build ?? [0.94, 1.08];
  const build = seed.between(low, high) * casting.bulk;
  const beards = role.beard ?? ["none", "none", "short", "moustache", "goatee"];
  const old = casting.old ?? role.old ?? seed.chance(0.16);
  const greyed = old ? mix(hair, "#d8d2c6", 0.75) : hair;
  return {
    colours: { skin, hair: greyed, main: mix(pick(0), "#000000", seed.between(0, 0.12)), second: pick(1), trim: pick(2 + seed.whole(0, 1)), metal: casting.machine ? metalOf(palette.metal) : palette.metal },
    build,
    woman: casting.machine ? false : woman,
    garment: casting.machine ? (role.garment.includes("armour") ? "armour" : "plates") : seed.one(role.garment),
    headgear: casting.hidden && !casting.machine && seed.chance(0.7) ? "hood" : seed.one(role.headgear),
    hair: seed.one(role.hair ?? (woman ? ["long", "bun", "braid", "tail", "curly", "bob"] : ["short", "parted", "curly", "bald", "tail", "short"])),
    beard: woman || casting.young || casting.machine ? "none" : seed.one(beards),
    marks: seed.one(role.marks ?? [[], ["freckles"], []]),
    pose: seed.one(role.pose),
    near: casting.near ?? seed.one(role.near),
    far: casting.far ?? seed.one(role.far ?? ["none"]),
    back: seed.one(role.back ?? ["none"]),
    machine: casting.machine,
    lean: casting.lean,
    old,
    mood: seed.one(role.mood ?? ["calm"]),
    ...casting.change,
  };
}

/** The figure, standing on (x, y), about as high as the picture. */
export function figure(easel: Easel, seed: Seed, palette: Palette, casting: Casting, x: number, y: number, way: 1 | -1): string {
  const part = partOf(casting.words);
  const shadow = easel.flat(ellipse(x, y - 2, 84, 9), "#1a1226", 0.34);
  const glow = easel.flat(ellipse(x, y - 92, 108, 100), easel.glow(lighter(palette.sky[2], 0.25), palette.night ? 0.5 : 0.62));
  if ("being" in part) {
    const creature = CREATURES[part.being];
    if (creature) {
      const hide = hideOf(seed, palette, casting.machine);
      const size = Math.min(1.12, 0.82 + 0.2 * casting.bulk) * ({ majig: 1.12, mouse: 1.12, magnet: 0.82, mainspring: 0.8, golem: 0.96 }[part.being] ?? 1.04);
      return glow + shadow + easel.at(x, y - 4, size, easel.facing(way, () => creature(easel, hide, seed) + (part.being === "mouse" && casting.words.includes("clerk") ? spectacles(easel) : "")), way * casting.lean * 0.5);
    }
  }
  const who = castPerson(seed, palette, "role" in part ? part.role : roleOf([]).role, casting);
  if (casting.ghostly) who.colours = ghostly(who.colours);
  if (casting.statue) who.colours = cast(palette.metal);
  if (casting.giant) who.colours.skin = mix(who.colours.skin, "#7f9070", 0.45);
  const size = (casting.young ? 1.02 : 1.17) * (0.94 + 0.08 * who.build);
  const drawn = easel.facing(way, () => person(easel, who));
  if (casting.mounted) {
    const hide = hideOf(seed, palette, casting.machine);
    const horse = easel.facing(way, () => BEASTS.horse(easel, hide));
    return glow + shadow + easel.at(x - way * 8, y + 2, 1.05, horse) + easel.at(x - way * 16, y - 76, 0.62, drawn);
  }
  const high = casting.giant ? 1.06 : 1;
  const markup = easel.at(x, y + (casting.giant ? 12 : 0), size * high, drawn);
  return glow + (casting.ghostly ? `<g opacity=".82">${markup}</g>` : markup);
}

/** A clerk among mice: spectacles, and a quill behind the ear. */
const spectacles = (easel: Easel): string =>
  easel.line(`${ellipse(42, -70, 9, 9)}M33 -72L10 -82M51 -70L58 -66`, "#d8b24a", 2.4) + easel.at(12, -96, 0.9, easel.shape("M0 4Q2 -20 16 -40Q18 -22 8 -8z", "#fbf4e4"), -30) + easel.at(-30, -4, 0.9, easel.shape("M-30 0H22V-9H-30zM-26 -9H26V-18H-26z", "#7a2f38") + easel.line("M-30 -4H22M-26 -13H26", "#f3e7c8", 2.4));

const ghostly = (colours: Person["colours"]): Person["colours"] => {
  const pale = (colour: string): string => mix(colour, "#bfe0d8", 0.62);
  return { skin: pale(colours.skin), hair: pale(colours.hair), main: pale(colours.main), second: pale(colours.second), trim: lighter(pale(colours.trim), 0.3), metal: pale(colours.metal) };
};

const cast = (metal: string): Person["colours"] => ({ skin: lighter(metal, 0.1), hair: darker(metal, 0.15), main: metal, second: darker(metal, 0.1), trim: lighter(metal, 0.15), metal: darker(metal, 0.05) });
