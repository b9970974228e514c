// Characters of The Spoils: cast by subtype and name, equipped by what the card does.
import type { Easel } from "../brush/easel";
import { Seed } from "../brush/seed";
import { type Casting, beingOf, figure, hideOf, roleOf } from "../figures/cast";
import { MACHINES } from "../figures/machines";
import type { Person } from "../figures/person";
import type { Prop } from "../figures/props";
import { scene } from "../scenes";
import type { Palette } from "../scenes/palette";
import { glaze, mist, motes } from "../scenes/sky";
import { type Reading, singular } from "./reading";
import { TRADES } from "./trades";

/** Words of a name that say what somebody holds. */
const HELD: Record<string, Prop> = {
  torch: "torch", lantern: "lantern", lamp: "lantern", lamplight: "lantern", lampless: "crook", knife: "dagger", blade: "sword", sword: "sword", axe: "axe", shield: "tower", shieldwall: "tower", drummer: "drumsticks", lancer: "lance", bell: "bell", drum: "drum",
  reader: "book", lector: "book", cartographer: "map", diviner: "crystal", courier: "letter", collector: "purse", penny: "coin", auditor: "ledger", inspector: "ledger", creditor: "scroll", bailiff: "halberd", warden: "key", toll: "key", doorkeeper: "key", ferry: "oar", widow: "lantern", beggar: "bowl",
  cutpurse: "purse", lookout: "telescope", duellist: "rapier", champion: "greatsword", captain: "sabre", marshal: "banner", outrider: "lance", valve: "spanner", spring: "gear", apprentice: "wrench", foreman: "whistle", inventor: "spark", thief: "key", magistrate: "scales", patron: "cane", interest: "coins",
  keeper: "bell", cleaver: "cleaver", hunter: "bow", archer: "bow", gunner: "musket", reaver: "greataxe", breaker: "hammer", veteran: "sword", ditch: "shovel", camp: "horn", line: "banner", wall: "rope", salt: "scroll", sentry: "spear", tide: "wave", tidewatch: "telescope",
};

/** Words that say what somebody looks like. */
const LOOKS: Record<string, Partial<Person>> = {
  masked: { marks: ["mask"], headgear: "feather" }, ogre: { marks: ["tusks"], headgear: "none", hair: "bald", near: "mace" }, brute: { marks: ["tusks"] }, bloodied: { marks: ["scar", "paint"] }, smiling: { mood: "glad" }, old: { old: true, hair: "bun" }, drowned: { marks: ["pale", "gills"] }, veteran: { marks: ["scar"], beard: "short" }, patchwork: { garment: "rags" }, bribed: { mood: "sly", headgear: "wig" },
  false: { garment: "rags", marks: ["patch"] }, insured: { headgear: "cap" }, bonded: { garment: "armour" }, fogbound: { headgear: "hood" }, crowd: { headgear: "wide" }, rooftop: { back: "blown" }, duchess: { headgear: "circlet", garment: "dress", back: "cape" }, names: { marks: ["veil"], garment: "dress" },
  widow: { headgear: "veiled", garment: "dress" }, mother: { headgear: "bonnet", garment: "dress", near: "coins" }, captain: { headgear: "feather" }, marshal: { headgear: "feather", garment: "uniform", back: "cape" }, nobody: { headgear: "shroud", garment: "cloak" }, sworn: { garment: "armour" }, footman: { headgear: "bowler" },
  regent: { headgear: "crown" }, weathercock: { headgear: "feather" }, sentinel: { headgear: "helmet", marks: ["mask"] }, patient: { marks: ["monocle"] }, inside: { garment: "uniform", headgear: "cap" }, charity: { headgear: "tophat" }, bearer: { headgear: "bandana" }, first: { pose: "raised", headgear: "none" }, swarm: { back: "boiler" },
  ditch: { headgear: "kettle" }, hill: { headgear: "horned" }, last: { garment: "armour", back: "blown" }, novice: { headgear: "none" }, ninth: { headgear: "mitre" }, torch: { garment: "tunic" }, lamp: { headgear: "bandana" }, alley: { headgear: "cap" }, leviathan: { back: "trident" }, salt: { beard: "long", hair: "bald" },
};

const WOMEN = new Set(["widow", "mother", "duchess", "woman", "queen", "lady", "mistress", "sister", "daughter", "sorceress", "diva", "witch", "her", "maiden", "matron", "countess", "princess", "aunt", "girl"]);
const MEN = new Set(["king", "lord", "father", "brother", "son", "man", "guy", "prince", "footman", "baron", "duke", "uncle", "inside"]);
const YOUNG = new Set(["novice", "apprentice", "squire", "page", "young", "boy", "girl", "kid", "pupil"]);

/** Words that say where a card is at home, whatever its trade. */
export const WHERE: Record<string, string> = {
  wharf: "pier", pier: "pier", harbour: "pier", ferry: "pier", smuggler: "pier", rooftop: "rooftops", alley: "alley", lane: "alley", hill: "ridge", mountain: "ridge", ridge: "ridge", camp: "camp", siege: "wall", gate: "wall", wall: "wall", shieldwall: "wall", stack: "library", lector: "library", reader: "library", scholar: "library",
  moonpool: "pool", pool: "pool", fogbound: "fog", fog: "fog", lighthouse: "lighthouse", tidewatch: "lighthouse", undertow: "sea", tide: "sea", brine: "sea", leviathan: "sea", drowned: "sea", bell: "temple", toll: "wall", courier: "street", ledger: "office", auditor: "office", clerk: "office", creditor: "office", inspector: "street", magistrate: "hall",
  patron: "pier", colossus: "hall", mother: "vault", interest: "vault", valve: "factory", engine: "factory", foreman: "factory", apprentice: "workshop", inventor: "workshop", golem: "workshop", weathercock: "rooftops", regent: "hall", mainspring: "factory", hound: "street", crowd: "street", beggar: "street", market: "street", inside: "office", duchess: "hall", duellist: "rooftops",
  ember: "volcano", champion: "field", drummer: "field", outrider: "field", torch: "camp", first: "wall", last: "field", pilgrim: "road", hired: "street", mercenary: "road", doorkeeper: "wall", nobody: "fog", widow: "pier", ditch: "field", line: "field",
};

/** A beast in the name counts where the card is no person ("Leviathan Reader" reads). */
function beingsFirst(card: Reading, words: string[]): string[] {
  const persons = card.subtypes.filter((word) => !beingOf([word]) && roleOf([word]).name !== "commoner");
  const animal = card.subtypes.some((word) => ["beast", "machine", "dragon", "leviathan", "monstrosity", "token"].includes(word)) || !persons.length;
  const named = words.filter((word) => beingOf([word]));
  return animal && !card.subtypes.includes("giant") ? [...named, ...card.subtypes.filter((word) => word !== "machine"), ...card.subtypes, ...words] : [...persons.filter((word) => word !== "machine"), ...persons, ...card.subtypes, ...words];
}

export function castingOf(card: Reading, seed: Seed): Casting {
  const words = [...card.words, ...card.words.map(singular)];
  const machine = card.subtypes.includes("machine") || card.subtypes.some((word) => word.includes("majig"));
  const near = words.map((word) => HELD[word]).find(Boolean);
  const change: Partial<Person> = {};
  for (const word of words) Object.assign(change, LOOKS[word]);
  const casting: Casting = {
    words: beingsFirst(card, words),
    machine,
    bulk: card.subtypes.includes("giant") || words.includes("ogre") || words.includes("brute") ? 1.34 : Math.max(0.92, Math.min(1.16, 0.93 + (card.strength + card.life) * 0.018)),
    lean: Math.max(-2, Math.min(7, (card.speed - 3) * 3.5)),
    hidden: card.covert,
    ghostly: card.subtypes.includes("ghost"),
    statue: card.subtypes.includes("statue"),
    giant: card.subtypes.includes("giant"),
    mounted: card.subtypes.includes("rider"),
    change,
  };
  if (words.some((word) => WOMEN.has(word))) casting.woman = true;
  if (words.some((word) => MEN.has(word))) casting.woman = false;
  if (words.some((word) => YOUNG.has(word))) casting.young = true;
  if (words.includes("old") || words.includes("veteran")) casting.old = true;
  if (near) casting.near = near;
  else casting.near = propOf(card, seed) ?? roleProp(casting, seed);
  if (/life/.test(card.text) && /gains? \d+ life|protect/.test(card.text) && casting.far === undefined) casting.far = "shield";
  if (words.includes("drummer")) casting.far = "drum";
  if (words.includes("shieldwall")) casting.far = "sword";
  return casting;
}

function roleProp(casting: Casting, seed: Seed): Prop {
  return seed.one(roleOf(casting.words).role.near);
}

/** Where the name says nothing, what the card does tells what is in the hand. */
function propOf(card: Reading, seed: Seed): Prop | undefined {
  const armed = /soldier|guard|knight|berserker|mercenary|fighter|assassin|machine/.test(card.subtypes.join());
  if (armed) return undefined;
  if (/inflict \d+ damage to (the|that|it|this|a) ?(character|faction)?/.test(card.text) && !/battle damage/.test(card.text)) return seed.one<Prop>(["bomb", "fire", "musket"]);
  if (/look at the top|search your deck/.test(card.text)) return seed.one<Prop>(["crystal", "telescope", "map"]);
  if (/draw (a|\d) card/.test(card.text)) return seed.one<Prop>(["book", "cards", "scroll"]);
  if (/gains? \d+ influence/.test(card.text)) return seed.one<Prop>(["purse", "coins", "coin"]);
  return undefined;
}

export function placeOf(card: Reading, seed: Seed): string {
  for (const word of [...card.words, ...card.words.map(singular)]) {
    const place = WHERE[word];
    if (place) return place;
  }
  const own = roleOf(card.subtypes).role.place;
  if (own && seed.chance(0.6)) return seed.one(own);
  return seed.one((TRADES[card.trade] ?? TRADES["universal"] as NonNullable<(typeof TRADES)[string]>).places);
}

export function paintCharacter(easel: Easel, card: Reading, palette: Palette): string {
  const seed = new Seed(card.name);
  const casting = castingOf(card, seed);
  const way = seed.side();
  const x = easel.width / 2 + way * seed.between(-16, 4);
  let body = scene(easel, seed, palette, placeOf(card, seed));
  if (card.words.includes("siege")) body += easel.at(x - way * 86, 168, 0.95, easel.facing(way, () => MACHINES.catapult(easel, hideOf(seed, palette, false))));
  body += figure(easel, seed, palette, casting, x, 176, way);
  if (card.covert) body += mist(easel, seed, 160, palette.sky[0], 0.42) + mist(easel, seed, 182, palette.near, 0.5);
  if (card.flips) body += shade(easel, palette, way);
  if (/fire|ember|torch|burn/.test(card.name.toLowerCase())) body += motes(easel, seed, "#ffb45a", 18);
  if (card.subtypes.includes("ghost")) body += motes(easel, seed, "#e8f6f0", 12, 2);
  return body + glaze(easel, seed, palette.sun);
}

/** Those who wait face-down stand behind a corner. */
function shade(easel: Easel, palette: Palette, way: 1 | -1): string {
  const edge = way === 1 ? 0 : easel.width;
  return easel.flat(`M${edge} 0h${way * 46}l${way * -10} 70l${way * 8} 60l${way * -12} 70H${edge}z`, palette.near, 0.82);
}
