// What people are: each calling has its dress, its tools and its bearing. Lists leave the choice to the card's name.
import type { Garment } from "./garments";
import type { Beard, Hair, Headgear, Mark } from "./heads";
import type { Person, Pose } from "./person";
import type { Prop } from "./props";

export interface Role {
  garment: Garment[];
  headgear: Headgear[];
  hair?: Hair[];
  beard?: Beard[];
  marks?: Mark[][];
  near: Prop[];
  far?: Prop[];
  pose: Pose[];
  back?: Person["back"][];
  mood?: Person["mood"][];
  build?: [number, number];
  old?: boolean;
  /** Where such people are met, before the trade is asked. */
  place?: string[];
}

const ANY_HAIR: Hair[] = ["short", "long", "curly", "parted", "tail", "bun"];

export const ROLES: Record<string, Role> = {
  soldier: { garment: ["mail", "tunic", "armour"], headgear: ["helmet", "kettle", "bandana", "none"], near: ["spear", "sword", "axe", "halberd"], far: ["shield", "round", "none"], pose: ["stand", "guard", "raised", "thrust"], mood: ["fierce", "calm"], marks: [[], ["scar"], ["stubble"]], build: [0.98, 1.14] },
  guard: { garment: ["uniform", "mail", "armour"], headgear: ["kettle", "helmet", "cap"], near: ["halberd", "spear", "lantern"], far: ["tower", "shield", "none"], pose: ["stand", "guard"], mood: ["calm"], beard: ["short", "moustache", "none"], build: [1.04, 1.2] },
  knight: { garment: ["armour"], headgear: ["greathelm", "helmet"], near: ["lance", "greatsword"], far: ["shield"], pose: ["stand", "raised"], back: ["cape"], build: [1.08, 1.2] },
  berserker: { garment: ["bare"], headgear: ["horned", "none"], hair: ["wild", "mohawk", "long"], beard: ["braided", "long", "none"], near: ["greataxe", "axe", "mace"], far: ["axe", "none"], pose: ["raised", "swing"], mood: ["fierce"], marks: [["paint"], ["scar", "paint"]], build: [1.18, 1.34] },
  noble: { garment: ["coat", "robe"], headgear: ["crown", "circlet", "feather"], near: ["cane", "cup", "scroll"], pose: ["present", "akimbo", "stand"], back: ["cape"], mood: ["calm", "sly"], beard: ["goatee", "none", "short"] },
  clerk: { garment: ["coat", "tunic"], headgear: ["bowler", "none", "cap"], hair: ["parted", "bun", "short"], near: ["ledger", "quill", "coins"], far: ["ledger", "letter"], pose: ["hold", "present"], marks: [["glasses"], ["monocle"], []], mood: ["calm", "sly"], build: [0.86, 0.98] },
  scholar: { garment: ["robe"], headgear: ["none", "hood", "cap"], near: ["book", "scroll"], far: ["none", "quill"], pose: ["hold", "present", "cast"], marks: [["glasses"], []], mood: ["calm"], build: [0.86, 1] },
  seer: { garment: ["robe", "cloak"], headgear: ["veiled", "circlet", "hood"], hair: ["long", "braid"], near: ["crystal"], far: ["spark", "none"], pose: ["cast", "present"], marks: [["glow"], ["glow", "paint"]], mood: ["calm"], build: [0.88, 1] },
  pilgrim: { garment: ["cloak", "rags"], headgear: ["wide", "hood"], near: ["crook", "lantern"], pose: ["stand"], back: ["pack"], beard: ["long", "short"], mood: ["calm"] },
  runner: { garment: ["tunic", "rags"], headgear: ["cap", "bandana", "none"], near: ["letter", "satchel", "oar"], pose: ["present", "raised"], back: ["pack", "none"], mood: ["glad"], build: [0.82, 0.94] },
  thief: { garment: ["suit", "rags", "cloak"], headgear: ["hood", "bandana", "none"], near: ["dagger", "key", "purse"], far: ["none", "purse"], pose: ["sneak", "hold", "tip"], marks: [["mask"], ["stubble"], []], mood: ["sly"], build: [0.84, 0.98] },
  assassin: { garment: ["suit", "cloak"], headgear: ["hood", "shroud", "none"], near: ["dagger", "knives", "sabre"], far: ["dagger", "none"], pose: ["sneak", "guard", "thrust"], marks: [["muzzle"], ["mask"]], mood: ["sly", "fierce"], build: [0.9, 1] },
  smuggler: { garment: ["coat", "tunic"], headgear: ["wide", "bandana", "cap"], near: ["lantern", "rope", "bottle"], far: ["satchel", "none"], pose: ["stand", "present", "akimbo"], beard: ["short", "none"], marks: [["earring"], ["patch"], []], mood: ["sly"] },
  tinker: { garment: ["apron"], headgear: ["pilot", "none", "cap"], near: ["spanner", "wrench", "hammer"], far: ["gear", "none"], pose: ["stand", "raised", "present"], marks: [["goggles"], ["glasses"], []], mood: ["glad", "calm"], build: [0.88, 1.04] },
  inventor: { garment: ["apron", "coat"], headgear: ["none", "pilot"], hair: ["wild", "curly"], near: ["gear", "spark"], far: ["wrench"], pose: ["present", "cast"], marks: [["goggles"]], mood: ["glad"] },
  mechanic: { garment: ["apron"], headgear: ["cap", "bandana"], near: ["wrench"], far: ["gear"], pose: ["guard", "shoulder"], marks: [["stubble"], ["goggles"]], mood: ["calm"] },
  craftsman: { garment: ["apron"], headgear: ["none", "cap"], near: ["hammer"], far: ["none"], pose: ["raised", "shoulder"], beard: ["short", "long"], mood: ["calm"], build: [1.04, 1.2] },
  pirate: { garment: ["coat", "tunic"], headgear: ["tricorn", "bandana"], near: ["sabre", "hook"], far: ["bottle", "pistol", "none"], pose: ["raised", "thrust", "akimbo"], beard: ["long", "braided", "none"], marks: [["patch"], ["earring", "scar"], ["earring"]], mood: ["fierce", "glad"] },
  mercenary: { garment: ["mail", "armour", "tunic"], headgear: ["feather", "none", "kettle"], near: ["greatsword", "mace", "crossbow"], far: ["none", "purse"], pose: ["shoulder", "stand"], marks: [["scar"], ["patch"]], mood: ["sly", "fierce"], build: [1.04, 1.2] },
  fighter: { garment: ["bare", "tunic", "mail"], headgear: ["none", "bandana"], near: ["axe", "mace", "sword"], far: ["buckler", "none"], pose: ["guard", "swing"], mood: ["fierce"], build: [1.04, 1.22] },
  lawyer: { garment: ["robe", "coat"], headgear: ["wig"], near: ["scroll", "scales"], far: ["ledger"], pose: ["point", "present", "hold"], marks: [["glasses"], []], mood: ["sly"], place: ["hall", "office"] },
  wizard: { garment: ["robe"], headgear: ["pointed"], beard: ["long"], hair: ["long"], near: ["orbstaff", "staff"], far: ["spark", "book"], pose: ["cast", "stand"], mood: ["calm", "fierce"], old: true },
  sorceress: { garment: ["dress", "robe"], headgear: ["circlet", "none"], hair: ["long", "wild"], near: ["spark", "wand"], far: ["fire", "wave"], pose: ["cast"], marks: [["glow"], ["paint"]], mood: ["sly", "fierce"] },
  priest: { garment: ["robe"], headgear: ["mitre", "none"], near: ["crook", "bell"], far: ["book"], pose: ["stand", "cast"], back: ["halo", "none"], mood: ["calm"], place: ["temple"] },
  ritualist: { garment: ["cloak", "robe"], headgear: ["shroud", "skull"], near: ["skull", "sickle"], far: ["fire"], pose: ["cast", "present"], place: ["temple", "cellar"] },
  cultist: { garment: ["cloak"], headgear: ["shroud", "hood"], near: ["torch", "dagger"], far: ["book"], pose: ["hold", "raised"], marks: [["glow"]], place: ["temple"] },
  lackey: { garment: ["tunic", "uniform"], headgear: ["cap", "none"], near: ["satchel", "umbrella"], far: ["ledger"], pose: ["present", "hold"], mood: ["glad"], build: [0.82, 0.94] },
  outcast: { garment: ["rags"], headgear: ["hood", "none"], hair: ["wild", "bald"], near: ["crook", "chain"], pose: ["stand", "rest"], marks: [["scar"], ["pale"]], mood: ["fierce"], place: ["ruin", "road"] },
  grifter: { garment: ["coat"], headgear: ["tophat", "bowler"], near: ["cards", "coin"], far: ["none", "bottle"], pose: ["present", "tip"], beard: ["moustache", "goatee"], mood: ["sly"], place: ["street", "tavern"] },
  gambler: { garment: ["coat", "uniform"], headgear: ["wide", "feather"], near: ["cards"], far: ["coins", "cup"], pose: ["hold", "present"], mood: ["glad", "sly"], place: ["tavern"] },
  performer: { garment: ["tunic", "coat"], headgear: ["jester", "feather"], near: ["lute", "facemask"], far: ["none"], pose: ["present", "brace"], mood: ["glad"] },
  dancer: { garment: ["dress"], headgear: ["none", "veiled"], hair: ["long", "tail"], near: ["fan"], far: ["fan", "none"], pose: ["cast", "raised"], marks: [["veil"], ["earring"]], mood: ["glad"] },
  outlaw: { garment: ["coat", "rags"], headgear: ["wide"], near: ["musket", "bow"], far: ["none"], pose: ["shoulder", "draw"], marks: [["muzzle"], ["stubble"]], back: ["quiver", "none"], mood: ["fierce"], place: ["road", "forest"] },
  tyrant: { garment: ["armour"], headgear: ["crown", "horned"], near: ["mace", "greatsword"], pose: ["point", "raised"], back: ["cape"], mood: ["fierce"], beard: ["long", "goatee"], build: [1.16, 1.3] },
  advisor: { garment: ["robe"], headgear: ["fez", "turban", "none"], near: ["scroll", "quill"], far: ["book"], pose: ["hold", "point"], beard: ["long", "goatee"], mood: ["sly"], old: true, place: ["hall"] },
  politician: { garment: ["coat", "robe"], headgear: ["tophat", "wreath"], near: ["scroll", "cane"], pose: ["point", "raised"], mood: ["glad", "sly"], place: ["hall", "street"] },
  "martial artist": { garment: ["tunic", "bare"], headgear: ["bandana", "none"], hair: ["tail", "bald", "bun"], near: ["none"], far: ["none"], pose: ["guard", "thrust"], mood: ["fierce", "calm"], place: ["ridge", "temple"] },
  investor: { garment: ["coat"], headgear: ["tophat"], near: ["coins", "cane"], far: ["purse"], pose: ["present", "stand"], marks: [["monocle"]], beard: ["moustache", "none"], mood: ["sly"], build: [1.04, 1.2], place: ["office", "vault"] },
  merchant: { garment: ["coat", "robe"], headgear: ["turban", "feather", "fez"], near: ["scales", "gems"], far: ["purse"], pose: ["present", "hold"], beard: ["short", "long"], mood: ["glad"], build: [1, 1.16], place: ["pier", "street"] },
  executive: { garment: ["coat"], headgear: ["none", "bowler"], hair: ["parted", "bald"], near: ["cane", "letter"], pose: ["point", "akimbo"], marks: [["monocle"], ["glasses"]], mood: ["fierce"], place: ["office"] },
  employee: { garment: ["tunic", "coat"], headgear: ["cap", "none"], near: ["ledger", "letter"], far: ["quill"], pose: ["hold"], marks: [["glasses"], []], mood: ["calm"], build: [0.86, 1], place: ["office"] },
  teller: { garment: ["coat"], headgear: ["cap", "none"], near: ["coins"], far: ["ledger"], pose: ["present", "hold"], marks: [["glasses"]], mood: ["calm"], place: ["vault", "office"] },
  vigilante: { garment: ["suit", "coat"], headgear: ["wide", "hood"], near: ["chain", "crossbow"], pose: ["guard", "raised"], marks: [["mask"], ["muzzle"]], back: ["cape"], mood: ["fierce"], place: ["rooftops"] },
  hedonist: { garment: ["robe", "dress"], headgear: ["wreath"], near: ["cup"], far: ["flower", "bottle"], pose: ["raised", "present"], mood: ["glad"], build: [1.06, 1.24], place: ["tavern", "hall"] },
  hunter: { garment: ["tunic", "cloak"], headgear: ["hood", "feather"], near: ["bow", "crossbow"], pose: ["draw", "stand"], back: ["quiver"], mood: ["calm"], place: ["forest"] },
  crimelord: { garment: ["coat"], headgear: ["wide", "bowler"], near: ["cane", "gems"], far: ["cup"], pose: ["akimbo", "present"], marks: [["scar"], ["patch"]], mood: ["sly", "fierce"], build: [1.14, 1.3], back: ["cape"] },
  vandal: { garment: ["rags", "suit"], headgear: ["bandana", "none"], hair: ["mohawk", "wild"], near: ["hammer", "torch"], far: ["bottle"], pose: ["swing", "raised"], mood: ["glad", "fierce"], marks: [["muzzle"], ["paint"]], place: ["street", "alley"] },
  "tough guy": { garment: ["bare", "tunic"], headgear: ["none", "cap"], hair: ["bald", "short"], near: ["none", "mace"], pose: ["crossed", "guard"], marks: [["scar", "stubble"], ["stubble"]], mood: ["fierce"], build: [1.22, 1.36], place: ["alley", "tavern"] },
  miner: { garment: ["tunic", "apron"], headgear: ["miner"], near: ["pick"], far: ["lantern", "none"], pose: ["shoulder", "raised"], beard: ["short", "long"], marks: [["stubble"]], mood: ["calm"], build: [1.04, 1.16], place: ["cellar"] },
  clown: { garment: ["coat", "tunic"], headgear: ["jester"], near: ["bomb", "horn"], far: ["flower"], pose: ["present", "raised"], marks: [["paint"]], mood: ["glad"], place: ["street"] },
  diva: { garment: ["dress"], headgear: ["feather", "circlet"], hair: ["curly", "bun"], near: ["fan", "facemask"], pose: ["raised", "present"], marks: [["earring"]], mood: ["glad"], place: ["hall"] },
  general: { garment: ["uniform"], headgear: ["tricorn", "feather"], near: ["sabre", "telescope"], far: ["map"], pose: ["point", "raised"], beard: ["moustache", "short"], back: ["cape"], mood: ["fierce"], place: ["camp", "field"] },
  prince: { garment: ["uniform", "coat"], headgear: ["circlet", "crown"], hair: ["curly", "long"], near: ["rapier", "flower"], pose: ["present", "raised"], back: ["blown"], mood: ["glad"] },
  inquisitor: { garment: ["cloak", "robe"], headgear: ["wide", "hood"], near: ["torch", "book"], far: ["chain"], pose: ["point", "stand"], mood: ["fierce"], place: ["temple", "cellar"] },
  attendant: { garment: ["uniform", "dress"], headgear: ["cap", "bonnet"], near: ["bowl", "cup"], far: ["bell"], pose: ["present", "hold"], mood: ["calm"], place: ["hall"] },
  cultivator: { garment: ["apron", "rags"], headgear: ["straw"], near: ["sickle", "shovel"], far: ["vines"], pose: ["stand", "shoulder"], mood: ["calm"], place: ["field", "road"] },
  daredevil: { garment: ["suit"], headgear: ["pilot"], near: ["bomb", "rope"], pose: ["raised", "tip"], back: ["blown"], mood: ["glad"], place: ["rooftops", "ridge"] },
  lord: { garment: ["coat", "armour"], headgear: ["crown"], near: ["sword"], pose: ["stand", "akimbo"], back: ["cape"], beard: ["short", "long"], mood: ["calm"], place: ["hall"] },
  drunk: { garment: ["rags", "tunic"], headgear: ["none", "cap"], near: ["tankard"], far: ["bottle"], pose: ["raised", "present"], beard: ["short"], marks: [["stubble"]], mood: ["glad"], place: ["tavern"] },
  publicist: { garment: ["coat"], headgear: ["feather", "tophat"], near: ["horn"], far: ["scroll"], pose: ["present", "raised"], mood: ["glad"], place: ["street"] },
  druid: { garment: ["robe", "cloak"], headgear: ["wreath", "hood"], hair: ["long"], beard: ["long", "none"], near: ["crook", "vines"], far: ["vines", "flower"], pose: ["cast", "stand"], mood: ["calm"], place: ["forest"] },
  captain: { garment: ["uniform", "coat"], headgear: ["tricorn"], near: ["telescope", "sabre"], pose: ["present", "point"], beard: ["short"], mood: ["calm"], place: ["pier", "sea"] },
  doctor: { garment: ["coat", "cloak"], headgear: ["beak"], near: ["bottle"], far: ["cane"], pose: ["present"], place: ["street"] },
  monk: { garment: ["robe"], headgear: ["none"], hair: ["bald"], near: ["crook", "bell"], far: ["book"], pose: ["hold", "stand"], mood: ["calm"], place: ["temple"] },
  herald: { garment: ["uniform"], headgear: ["feather"], near: ["horn", "banner"], pose: ["raised", "stand"], mood: ["glad"] },
  witch: { garment: ["dress", "robe"], headgear: ["pointed"], hair: ["long", "wild"], near: ["bottle", "wand"], far: ["spark"], pose: ["cast"], mood: ["sly"], place: ["forest", "cellar"] },
  executioner: { garment: ["bare"], headgear: ["shroud"], near: ["greataxe"], pose: ["shoulder", "stand"], build: [1.2, 1.3] },
  fisher: { garment: ["coat", "tunic"], headgear: ["wide", "cap"], near: ["net", "trident"], pose: ["hold", "stand"], beard: ["short", "long"], mood: ["calm"], place: ["pier", "sea"] },
  giant: { garment: ["bare", "rags"], headgear: ["none", "horned"], hair: ["bald", "wild", "mohawk"], beard: ["long", "braided", "none"], near: ["mace", "greataxe", "hammer"], pose: ["shoulder", "raised", "guard"], marks: [["tusks"], ["tusks", "scar"]], mood: ["fierce"], place: ["ridge", "alley"] },
  statue: { garment: ["armour", "robe"], headgear: ["crown", "wreath"], beard: ["long"], near: ["greatsword", "coins"], pose: ["stand", "present"], mood: ["calm"], build: [1.2, 1.3], place: ["hall"] },
  machine: { garment: ["plates"], headgear: ["none", "bowler", "cap"], near: ["wrench", "lantern", "key"], far: ["none", "gear"], pose: ["stand", "present", "rest"], marks: [["gauge"], ["monocle"], ["mask"]], build: [1, 1.14] },
  god: { garment: ["robe", "armour"], headgear: ["crown", "circlet"], beard: ["long", "none"], hair: ["long"], near: ["staff", "spark"], far: ["spark"], pose: ["cast"], back: ["halo"], marks: [["glow"]], mood: ["calm"], build: [1.14, 1.3] },
  seraphim: { garment: ["robe", "armour"], headgear: ["circlet", "none"], hair: ["long", "curly"], near: ["sword", "spear", "horn"], far: ["shield", "none"], pose: ["raised", "stand", "cast"], back: ["wings"], mood: ["calm", "fierce"] },
  "demon knight": { garment: ["armour"], headgear: ["horned", "greathelm"], near: ["greatsword", "mace"], pose: ["raised", "stand"], back: ["batwings", "flames"], marks: [["glow"]], mood: ["fierce"], build: [1.16, 1.26], place: ["volcano"] },
  changeling: { garment: ["cloak", "suit"], headgear: ["none", "hood"], near: ["facemask"], far: ["facemask"], pose: ["present", "hold"], marks: [["glow"], ["pale"]], mood: ["sly"] },
  commoner: { garment: ["tunic", "coat", "apron", "rags"], headgear: ["none", "cap", "wide", "bandana"], hair: ANY_HAIR, near: ["lantern", "satchel", "staff", "purse"], pose: ["stand", "present", "akimbo"], mood: ["calm", "glad"] },
};

/** Callings by another name. */
export const ALSO: Record<string, string> = {
  bureaucrat: "clerk", manager: "executive", salesman: "merchant", kaiser: "tyrant", sixsmith: "craftsman", obsessor: "ritualist", environmentalist: "druid", muddler: "sorceress",
  "ecto-manipulator": "seer", "mud whisperer": "druid", "31f": "soldier", guardforce: "guard", "t force 5": "mercenary", rudo: "tough guy", pacifist: "monk", adriel: "prince", jo: "runner",
  giada: "diva", eustace: "lord", cicibeo: "prince", ignatious: "inquisitor", geiseric: "tyrant", athalamund: "wizard", iohane: "priest", ipsighast: "sorceress", obsessive: "scholar", king: "lord", queen: "diva",
};
