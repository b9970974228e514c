// Heroes and sidekicks by name: what everybody knows of them, in our own drawing. Who is not here is cast by lot.
import type { Person } from "../figures/person";

export interface Legend {
  /** The colours of their world: deep, middle, light. */
  world: [string, string, string];
  place: string;
  look?: Partial<Omit<Person, "colours">>;
  colours?: Partial<Person["colours"]>;
  /** Words to cast by: a calling or a creature. */
  as?: string[];
  woman?: boolean;
  young?: boolean;
}

const NIGHT: [string, string, string] = ["#1f1d3d", "#4b3a72", "#c08a8e"];
const STEEL: [string, string, string] = ["#26384a", "#5d7f95", "#d6dccb"];
const SNOW: [string, string, string] = ["#2f4354", "#7f9fb0", "#e9eee6"];
const FOREST: [string, string, string] = ["#23402f", "#5f8a55", "#e3e0a8"];
const BLOOD: [string, string, string] = ["#3a1420", "#8f2f38", "#f0b083"];
const GOLDEN: [string, string, string] = ["#5a3a24", "#c08a44", "#f7e0a4"];
const SEA: [string, string, string] = ["#1d3f55", "#3f8a98", "#dfe8c4"];
const VIOLET: [string, string, string] = ["#2c1d44", "#7a4f9a", "#f0c6b0"];
const FOG: [string, string, string] = ["#3a3f4a", "#7f868c", "#dcd7c4"];

export const LEGENDS: Record<string, Legend> = {
  "black panther": { world: VIOLET, place: "forest", as: ["vigilante"], woman: false, look: { garment: "suit", headgear: "catmask", pose: "crossed", near: "none", far: "none", back: "none", build: 1.1, marks: [], beard: "none" }, colours: { main: "#26242f", second: "#3a3648", trim: "#b9bccb", metal: "#c9cddb", skin: "#26242f" } },
  shuri: { world: VIOLET, place: "workshop", as: ["inventor"], woman: true, young: true, look: { garment: "suit", headgear: "none", hair: "bun", pose: "present", near: "spark", far: "tablet", back: "none", marks: ["earring"], mood: "glad" }, colours: { main: "#3a3350", second: "#e8e2d4", trim: "#9a7fe0", metal: "#c9cddb", skin: "#6b432d", hair: "#1d1716" } },
  "black widow": { world: ["#2a1a26", "#7f3540", "#f0b890"], place: "rooftops", as: ["assassin"], woman: true, look: { garment: "suit", headgear: "none", hair: "long", pose: "present", near: "pistol", far: "none", back: "none", marks: [], mood: "sly" }, colours: { main: "#24232c", second: "#3c3a46", trim: "#c9443c", metal: "#d8b24a", skin: "#efc9a8", hair: "#a8331f" } },
  "maria hill": { world: STEEL, place: "hall", as: ["captain"], woman: true, look: { garment: "suit", headgear: "none", hair: "bun", pose: "akimbo", near: "pistol", far: "none", back: "none", marks: [], mood: "calm" }, colours: { main: "#2c4160", second: "#c9ced6", trim: "#5f86b0", metal: "#b9c0c8", skin: "#eec6a6", hair: "#2a1d1a" } },
  "winter soldier": { world: SNOW, place: "fog", as: ["assassin"], woman: false, look: { garment: "suit", headgear: "none", hair: "bob", beard: "none", pose: "stand", near: "rifle", far: "none", back: "none", marks: ["muzzle"], mood: "fierce", build: 1.12, steel: true }, colours: { main: "#2f3238", second: "#4a4e56", trim: "#b3362a", metal: "#b9c2cc", skin: "#e8c1a0", hair: "#4a2f20" } },
  "king arthur": { world: GOLDEN, place: "wall", as: ["knight"], woman: false, look: { headgear: "crown", near: "greatsword", far: "shield", beard: "short", back: "cape" }, colours: { trim: "#b3362a" } },
  merlin: { world: VIOLET, place: "ruin", as: ["wizard"], woman: false },
  alice: { world: ["#3a6a8a", "#8fc0c4", "#fbe6c0"], place: "forest", as: ["commoner"], woman: true, young: true, look: { garment: "dress", hair: "long", headgear: "none", near: "sword", far: "none", pose: "stand", mood: "fierce" }, colours: { main: "#5a9ac0", second: "#f4efe4", hair: "#dbb458" } },
  "the jabberwock": { world: VIOLET, place: "forest", as: ["dragon"] },
  medusa: { world: ["#24403a", "#5f9a78", "#f0e3a4"], place: "ruin", as: ["sorceress"], woman: true, look: { hair: "snakes", headgear: "none", near: "bow", far: "none", pose: "draw", marks: ["glow"], garment: "dress" }, colours: { hair: "#5f8a4a", skin: "#b9c79a" } },
  harpy: { world: GOLDEN, place: "ridge", as: ["seraphim"], woman: true, look: { back: "batwings", hair: "wild", near: "none", pose: "cast" } },
  sinbad: { world: SEA, place: "sea", as: ["pirate"], woman: false, look: { headgear: "turban", near: "sabre", far: "none", pose: "raised", beard: "goatee" } },
  "the porter": { world: SEA, place: "pier", as: ["lackey"], woman: false, look: { back: "pack", headgear: "turban" } },
  "robin hood": { world: FOREST, place: "forest", as: ["hunter"], woman: false, look: { headgear: "feather", near: "bow", pose: "draw", beard: "goatee", back: "quiver" }, colours: { main: "#4a7a3c" } },
  outlaw: { world: FOREST, place: "forest", as: ["outlaw"] },
  bigfoot: { world: FOREST, place: "forest", as: ["giant"], woman: false, look: { garment: "bare", beard: "long", hair: "wild", headgear: "none", near: "none", far: "none", pose: "cast", marks: [] }, colours: { skin: "#7a5a3c", hair: "#5a3f2a" } },
  jackalope: { world: FOREST, place: "forest", as: ["rabbit"] },
  "bruce lee": { world: GOLDEN, place: "temple", as: ["martial artist"], woman: false, look: { garment: "suit", headgear: "none", hair: "short", pose: "thrust", near: "none" }, colours: { main: "#e0b23e", trim: "#24232c", second: "#24232c", hair: "#1d1716" } },
  raptor: { world: FOREST, place: "forest", as: ["raptor"] },
  "t. rex": { world: FOREST, place: "fog", as: ["raptor"] },
  "robert muldoon": { world: FOREST, place: "forest", as: ["hunter"], woman: false, look: { headgear: "wide", near: "rifle", pose: "shoulder" } },
  "sherlock holmes": { world: FOG, place: "street", as: ["scholar"], woman: false, look: { garment: "coat", headgear: "cap", near: "telescope", pose: "present", far: "none", beard: "none" } },
  "dr. watson": { world: FOG, place: "street", as: ["doctor"], woman: false, look: { garment: "coat", headgear: "bowler", near: "pistol", far: "satchel", beard: "moustache", pose: "stand" } },
  dracula: { world: BLOOD, place: "ruin", as: ["noble"], woman: false, look: { garment: "coat", headgear: "none", hair: "parted", back: "batwings", near: "cup", pose: "present", mood: "sly", beard: "none", marks: ["glow"] }, colours: { main: "#24202a", trim: "#b3242a", skin: "#d9d5cf", hair: "#1d1716" } },
  "invisible man": { world: FOG, place: "street", as: ["gambler"], woman: false, look: { garment: "coat", headgear: "wide", marks: ["goggles", "muzzle"], near: "cane", pose: "tip" }, colours: { skin: "#e9e2d2", hair: "#e9e2d2", second: "#e9e2d2" } },
  "dr. jekyll": { world: FOG, place: "cellar", as: ["doctor"], woman: false, look: { garment: "coat", headgear: "tophat", near: "bottle", pose: "present" } },
  "little red riding hood": { world: FOREST, place: "forest", as: ["commoner"], woman: true, young: true, look: { garment: "cloak", headgear: "hood", near: "satchel", mood: "sly", hair: "long" }, colours: { main: "#b3242a" } },
  beowulf: { world: BLOOD, place: "sea", as: ["berserker"], woman: false },
  buffy: { world: NIGHT, place: "alley", as: ["vigilante"], woman: true, look: { garment: "tunic", headgear: "none", hair: "long", near: "dagger", back: "none", marks: [] }, colours: { hair: "#dbb458" } },
  achilles: { world: GOLDEN, place: "wall", as: ["soldier"], woman: false, look: { garment: "armour", headgear: "helmet", near: "spear", far: "round", back: "cape" } },
  "sun wukong": { world: GOLDEN, place: "ridge", as: ["martial artist"], woman: false, look: { headgear: "circlet", near: "crook", beard: "short", marks: ["paint"], pose: "raised" }, colours: { skin: "#b5793a", trim: "#c9443c" } },
  yennenga: { world: GOLDEN, place: "field", as: ["rider", "hunter"], woman: true, look: { near: "spear", headgear: "circlet" }, colours: { skin: "#6b432d" } },
  "bloody mary": { world: BLOOD, place: "cellar", as: ["seer"], woman: true, look: { hair: "long", headgear: "none", marks: ["glow"], near: "dagger", garment: "dress" } },
  "luke cage": { world: NIGHT, place: "street", as: ["tough guy"], woman: false, colours: { skin: "#5c3829", main: "#d9a520" } },
  "ghost rider": { world: BLOOD, place: "street", as: ["vigilante"], woman: false, look: { headgear: "skull", garment: "coat", near: "chain", back: "flames" } },
  "moon knight": { world: NIGHT, place: "rooftops", as: ["vigilante"], woman: false, look: { headgear: "shroud", near: "sabre", back: "cape" }, colours: { main: "#e6e2d6", trim: "#f4efe2" } },
  deadpool: { world: BLOOD, place: "street", as: ["assassin"], woman: false, look: { headgear: "none", hair: "bald", marks: ["goggles", "muzzle"], near: "sabre", far: "pistol" }, colours: { main: "#a3241f", skin: "#a3241f", second: "#24232c" } },
  daredevil: { world: BLOOD, place: "rooftops", as: ["vigilante"], woman: false, look: { headgear: "horned", garment: "suit", near: "cane", back: "none", marks: ["mask"] }, colours: { main: "#8f1f1c", metal: "#7a1a18", second: "#5a1414" } },
  elektra: { world: BLOOD, place: "rooftops", as: ["assassin"], woman: true, look: { headgear: "bandana", near: "dagger", far: "dagger", hair: "long" }, colours: { main: "#a3241f", trim: "#a3241f" } },
  "spider-man": { world: STEEL, place: "rooftops", as: ["vigilante"], woman: false, look: { garment: "suit", headgear: "none", hair: "bald", marks: ["goggles"], near: "none", pose: "cast", back: "none" }, colours: { main: "#a3241f", skin: "#a3241f", second: "#1f4f9e", trim: "#f4efe2" } },
  "ms. marvel": { world: STEEL, place: "street", as: ["vigilante"], woman: true, young: true, look: { headgear: "none", hair: "long", near: "none", pose: "raised", back: "blown", marks: ["mask"] }, colours: { main: "#1f4f9e", trim: "#c9443c" } },
  "doctor strange": { world: VIOLET, place: "library", as: ["wizard"], woman: false, look: { headgear: "none", beard: "goatee", hair: "parted", back: "cape", near: "spark", far: "spark", pose: "cast", old: false }, colours: { main: "#27468f", trim: "#b3242a" } },
  "she-hulk": { world: FOREST, place: "street", as: ["tough guy"], woman: true, look: { garment: "suit", hair: "long", headgear: "none" }, colours: { skin: "#6f9a58", hair: "#2f4a2a" } },
  houdini: { world: VIOLET, place: "hall", as: ["performer"], woman: false, look: { garment: "coat", headgear: "tophat", near: "chain", pose: "raised", beard: "none" } },
  "the genie": { world: VIOLET, place: "temple", as: ["god"], woman: false, look: { garment: "bare", headgear: "turban", back: "none", pose: "crossed", near: "none", far: "none", beard: "goatee" }, colours: { skin: "#5a8ab0" } },
  "oda nobunaga": { world: BLOOD, place: "field", as: ["general"], woman: false, look: { garment: "armour", headgear: "kettle", near: "musket", pose: "shoulder" } },
  "tomoe gozen": { world: BLOOD, place: "ridge", as: ["soldier"], woman: true, look: { garment: "armour", headgear: "circlet", hair: "long", near: "halberd" } },
  shakespeare: { world: GOLDEN, place: "hall", as: ["scholar"], woman: false, look: { garment: "coat", headgear: "none", hair: "parted", beard: "goatee", near: "quill", far: "scroll", pose: "present" } },
  hamlet: { world: FOG, place: "ruin", as: ["prince"], woman: false, look: { near: "skull", pose: "present", headgear: "none" }, colours: { main: "#24232c" } },
  titania: { world: FOREST, place: "forest", as: ["seraphim"], woman: true, look: { headgear: "wreath", near: "flower", garment: "dress" } },
  "nikola tesla": { world: STEEL, place: "workshop", as: ["inventor"], woman: false, look: { garment: "coat", hair: "parted", beard: "moustache", near: "spark", far: "spark", pose: "cast", marks: [] } },
  blackbeard: { world: SEA, place: "pier", as: ["pirate"], woman: false, look: { headgear: "tricorn", beard: "braided", near: "sabre", far: "pistol" }, colours: { hair: "#1d1716" } },
  "muhammad ali": { world: GOLDEN, place: "hall", as: ["fighter"], woman: false, look: { garment: "bare", headgear: "none", near: "none", far: "none", pose: "guard", hair: "short", beard: "none", marks: [] }, colours: { skin: "#7d4c33" } },
  loki: { world: FOREST, place: "hall", as: ["sorceress"], woman: false, look: { headgear: "horned", near: "staff", garment: "coat", back: "cape", beard: "none", mood: "sly" }, colours: { main: "#2f6a3c", metal: "#d8b24a" } },
  geralt: { world: FOG, place: "forest", as: ["mercenary"], woman: false, look: { garment: "mail", hair: "long", near: "greatsword", beard: "short", headgear: "none", marks: ["scar"] }, colours: { hair: "#e2d8c6" } },
  ciri: { world: SNOW, place: "ruin", as: ["fighter"], woman: true, look: { garment: "tunic", hair: "bun", near: "sword", headgear: "none", marks: ["scar"] }, colours: { hair: "#e2d8c6" } },
  pandora: { world: VIOLET, place: "temple", as: ["seer"], woman: true },
  chupacabra: { world: NIGHT, place: "field", as: ["monstrosity"] },
};

/** Worlds for those of whom nothing is told. */
export const WORLDS = [NIGHT, STEEL, SNOW, FOREST, BLOOD, GOLDEN, SEA, VIOLET, FOG];
