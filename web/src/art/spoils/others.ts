// Everything in The Spoils that is no character: items, tactics, locations, resources and factions, each by its name's words,
// then by what it does.
import type { Easel } from "../brush/easel";
import { Seed } from "../brush/seed";
import { MOTIFS, SHOWN, SIGHTS, hang } from "../motifs";
import type { Motif } from "../motifs/kit";
import type { Palette } from "../scenes/palette";
import { WHERE } from "./characters";
import { type Reading, singular } from "./reading";
import { TRADES } from "./trades";

type Told = readonly (readonly [RegExp, string])[];

/** What a tactic's name shows. */
const DEEDS: Told = [
  [/second thoughts|undo|rewrite/, "undo"], [/unsaid|silence|hush|secret/, "hush"], [/well\b|echo/, "well"], [/curse|barnacle|hex/, "barnacles"], [/dream|sleep|nightmare/, "dream"], [/memory|mind|thought/, "memory"], [/drag|under|drown|deep/, "dragged"], [/veil|spray|mist|fog/, "veil"], [/ebb|tide|wave|flood|storm/, "wave"],
  [/reading|study|lesson|book|tome|page/, "book"], [/foreclos|evict|repossess/, "foreclose"], [/debt|verdict|judg|law|trial|court/, "gavel"], [/terms|deal|bargain|contract|agree/, "handshake"], [/interest|profit|dividend|wealth/, "stacks"], [/candle/, "candle"], [/\bbid|auction|vote/, "bid"], [/alibi|bribe/, "alibi"], [/audit|tax|account/, "quill"], [/downriver|exile|banish|ship/, "barge"],
  [/boiler/, "boiler"], [/burst|blast|explo|bomb|detonat/, "burst"], [/parts|scrap|strip/, "parts"], [/repair|mend|fix|rebuild/, "repair"], [/shift|overtime|clock|time/, "shift"], [/crate|majig/, "crate"], [/blueprint|plan|design|scheme/, "blueprint"], [/sample|gift|free/, "samples"],
  [/fan of|knives/, "knives"], [/knife|dagger|stab|backstab/, "knife"], [/poison|supper|venom|drink/, "poison"], [/lock|pick\b/, "lock"], [/ransack|loot|pillage|rob|plunder/, "ransack"], [/bundle|sack|kidnap|abduct/, "sack"], [/smoke|whistle|distract/, "smoke"], [/allegiance|betray|turncoat|defect/, "turncoat"], [/roof/, "rooftops"], [/fall guy|wanted|frame|blame/, "poster"], [/mask|disguise|imperson/, "mask"], [/steal|theft|swipe/, "steal"],
  [/last charge|last stand/, "lastcharge"], [/sally|gate/, "gate"], [/charge|onslaught|assault|stampede|rush/, "charge"], [/axe|hurl/, "axe"], [/cut|line|rope/, "cutline"], [/wall of fire|inferno|firestorm/, "firewall"], [/raze|burn|arson/, "raze"], [/fury|rage|wrath|berserk/, "fury"], [/spoils/, "loot"], [/not today|shield|protect|defen|ward/, "bulwark"], [/roar|shout|cry/, "roar"], [/duel|fight|battle|combat|clash/, "duel"], [/trap|snare|ambush/, "trap"],
  [/fortune|luck|fate|chance/, "wheel"], [/lots|draw|straw/, "lots"], [/eye|vision|sight|scry/, "eye"], [/death|kill|murder|execut|skull/, "skull"], [/summon|call|conjur/, "summon"], [/freez|ice|frost|cold/, "freeze"], [/bolt|lightning|spark|shock/, "bolt"], [/heal|cure|rest/, "heal"], [/moon|night/, "moonrise"], [/string|puppet|control/, "strings"], [/letter|message|note|blackmail/, "letter"], [/ruin|collapse|crush|smash/, "ruin"],
];

/** What a tactic does, where its name is silent. */
const EFFECTS: Told = [
  [/terminate/, "seal"], [/take control/, "strings"], [/destroy (all|each)/, "ruin"], [/destroy/, "skull"], [/inflict/, "burst"], [/discard/, "ransack"], [/covert|cannot be blocked/, "shadow"], [/cannot block/, "trap"], [/into its owner.s hand|bottom of/, "wave"], [/search/, "compass"], [/token/, "crate"], [/strength/, "fury"], [/life|reduced to 0/, "bulwark"], [/draw/, "book"], [/influence/, "stacks"], [/restore/, "heal"], [/flip/, "mask"], [/attack/, "charge"],
];

const GOODS: Told = [
  [/lantern|candle/, "lantern"], [/kelp/, "kelpcloak"], [/cloak|cape|robe|coat|shroud/, "cloak"], [/chalice|cup|grail|goblet/, "chalice"], [/portrait|painting|mirror/, "portrait"], [/writ|deed|scroll|contract|document|permit|map/, "writ"], [/box|chest|vault|safe|crate/, "strongbox"], [/breastplate|armou?r|plate\b|mail|cuirass/, "breastplate"], [/ring\b/, "ring"], [/gauntlet|glove|fist|claw/, "gauntlet"], [/drake|dragon|saddle/, "drakeharness"], [/harness|belt|strap/, "harness"],
  [/pedal|boot|shoe|stilt|greave/, "boots"], [/arc|lamp|light/, "arclamp"], [/apron|vest|tunic/, "apron"], [/face|mask/, "face"], [/scale/, "scales"], [/coin|die|dice/, "coinflip"], [/garrotte|wire|noose|whip/, "garrotte"], [/cleaver|axe|hatchet/, "cleaver"], [/portcullis|gate|wall/, "portcullis"], [/cart|wagon|carriage|ship|boat/, "cart"], [/purse|bag|pouch/, "purse"], [/crown|diadem|tiara/, "crown"], [/book|tome|ledger|codex/, "tome"], [/banner|flag|standard/, "banner"], [/crest|shield|buckler/, "crest"],
  [/sword|blade|dagger|knife|spear|lance|halberd/, "weapon"], [/bow|arrow|gun|cannon|rifle|musket/, "bow"], [/potion|elixir|flask|brew|vial/, "potion"], [/helm|hat|cap|hood|goggles/, "helmet"], [/amulet|pendant|necklace|charm|gem|orb/, "trinket"], [/hammer|wrench|tool|kit/, "tool"], [/engine|motor|machine|train/, "engine"], [/gear|cog|spring|parts/, "gear"], [/staff|wand|idol|skull/, "relic"],
];
const GOODS_BY_TYPE: Record<string, string> = { gear: "breastplate", relic: "relic", document: "writ", engine: "engine", vehicle: "cart", trinket: "trinket", banner: "banner", crest: "crest", node: "relic" };

const PLACES: Told = [
  [/reading room|library|stack/, "readingroom"], [/lighthouse|beacon/, "lighthouse"], [/table|archive|records/, "archive"], [/counting|treasury|mint/, "countinghouse"], [/exchange|floor|stock/, "exchange"], [/kitchen|bakery|hearth/, "kitchen"], [/assembly|factory|foundry|works|mill/, "assembly"], [/clock/, "clocktower"], [/lantern/, "lanterninn"], [/inn|tavern|pub|bar|brew/, "tavern"], [/stair|alley|lane|street/, "stair"], [/network|web|whisper/, "network"], [/camp|barrack|tent/, "warcamp"], [/ridge|mountain|peak|volcano|hill/, "ridge"],
  [/open gate|gate|door/, "opengate"], [/tidehouse|house/, "tidehouse"], [/bank|vault/, "bank"], [/market|bazaar|shop|stall/, "market"], [/bridge|canal|river/, "bridge"], [/grave|tomb|crypt|cemetery/, "grave"], [/mine|quarry|cave|pit/, "mine"], [/prison|jail|dungeon|cell/, "prison"], [/ship|dock|harbou?r|port|pier/, "ship"], [/lab|workshop|study/, "lab"], [/palace|castle|court|manor|hall/, "palace"], [/arena|theat|circus/, "arena"], [/tower|spire|keep|fort/, "tower"],
];
const PLACES_BY_TRADE: Record<string, string[]> = { arcanist: ["tower", "readingroom", "lab"], banker: ["countinghouse", "palace", "market"], gearsmith: ["assembly", "clocktower", "lab"], rogue: ["stair", "tavern", "network"], warlord: ["warcamp", "arena", "tower"], universal: ["bridge", "market", "tavern"] };
const FACTIONS: Told = [[/open gate/, "opengate"], [/tide/, "tidehouse"], [/bank/, "bank"], [/clock/, "woundclock"], [/lane/, "unlitlane"], [/camp/, "warcamp"]];
const FACTIONS_BY_TRADE: Record<string, string> = { arcanist: "tower", banker: "palace", gearsmith: "woundclock", rogue: "unlitlane", warlord: "warcamp", universal: "opengate" };

const WEALTH: Told = [
  [/obsession/, "eye"], [/greed/, "coins"], [/elitism/, "crown"], [/deception/, "mask"], [/rage/, "flame"], [/fury|anger/, "fury"], [/crossroad|road|way/, "signpost"], [/purse/, "purse"], [/fathom|deep|sea/, "deep"], [/ring/, "ring"], [/precision/, "calipers"], [/parts|scrap/, "parts"], [/blackmail|letter/, "letter"],
];
const WEALTH_BY_TRADE: Record<string, string[]> = { arcanist: ["eye", "moonrise", "offering"], banker: ["coins", "stacks"], gearsmith: ["crown", "calipers"], rogue: ["mask", "steal"], warlord: ["flame", "roar"], universal: ["compass", "purse"] };

const EVERY: Record<string, Motif> = { ...MOTIFS, ...SHOWN, ...SIGHTS };
const told = (list: Told, words: string): string | undefined => list.find(([pattern]) => pattern.test(words))?.[1];

function motifOf(card: Reading, seed: Seed): string {
  const name = card.name.toLowerCase();
  switch (card.kind) {
    case "item":
      return told(GOODS, name) ?? card.subtypes.map((word) => GOODS_BY_TYPE[word]).find(Boolean) ?? seed.one(["relic", "trinket", "strongbox", "tool"]);
    case "location":
      return told(PLACES, name) ?? seed.one(PLACES_BY_TRADE[card.trade] ?? ["tower"]);
    case "faction":
      return told(FACTIONS, name) ?? FACTIONS_BY_TRADE[card.trade] ?? "opengate";
    case "resource":
      return told(WEALTH, name) ?? seed.one(WEALTH_BY_TRADE[card.trade] ?? ["coins"]);
    default:
      return told(DEEDS, name) ?? told(EFFECTS, card.text) ?? "whirl";
  }
}

/** Motifs with water in them are not hung into rooms. */
const WATERS: Record<string, string> = { barge: "pier", dragged: "sea", wave: "sea", veil: "pool", deep: "sea", well: "fog" };

/** Behind a location lies open country, behind a thing a room of its trade. */
function placeOf(card: Reading, seed: Seed, motif: string): string {
  const trade = TRADES[card.trade] ?? TRADES["universal"];
  const open = { arcanist: ["sea", "fog", "pool"], banker: ["pier", "road", "street"], gearsmith: ["factory", "ridge"], rogue: ["rooftops", "fog"], warlord: ["ridge", "field"], universal: ["road", "field"] }[card.trade] ?? ["road"];
  if (card.kind === "location" || card.kind === "faction") return seed.one(open);
  const wet = WATERS[motif];
  if (wet) return wet;
  const word = [...card.words, ...card.words.map(singular)].find((known) => WHERE[known]);
  if (card.kind === "tactic" && word) return WHERE[word] ?? "road";
  return seed.one(trade?.places ?? ["road"]);
}

export function paintOther(easel: Easel, card: Reading, palette: Palette): string {
  const seed = new Seed(card.name);
  const chosen = motifOf(card, seed);
  const motif = EVERY[chosen] ?? MOTIFS["whirl"];
  if (!motif) throw new Error("There is always a whirl");
  return hang(easel, seed, palette, placeOf(card, seed, chosen), motif, card.kind === "location" || card.kind === "faction" ? 0.12 : 0.34);
}
