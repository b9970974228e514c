// What one types to find cards: words, "a phrase", -without, and fields such as cost<=2, speed>3, threshold:RR, type:item|tactic.
import { say } from "../lib/words.svelte";
import type { KeptCard } from "./api";

export type Fits = (card: KeptCard, hay: string) => boolean;

export interface Query {
  fits: Fits;
  /** Plain words alone, without what must not be there: a card that has all of them in its name comes first. */
  words: string[];
}

export const plain = (words: string): string => words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const NUMBERS = ["cost", "strength", "life", "speed", "structure", "influence"] as const;
const TEXTS = ["name", "text", "type", "trade", "subtype", "keyword", "set", "rarity"] as const;
const ICON_FIELDS = ["threshold", "provides"] as const;
type Field = (typeof NUMBERS)[number] | (typeof TEXTS)[number] | (typeof ICON_FIELDS)[number];
export const FIELDS: readonly Field[] = [...NUMBERS, ...ICON_FIELDS, ...TEXTS];

const TERM = /(-?)(?:([\p{L}]+)(:|<=|>=|=|<|>))?("[^"]*"?|\S+)/gu;

/** A field goes by its English name and by that of the reader's language. */
export const fieldName = (field: Field): string => say(`web-workshop-field-${field}`);

const part: Record<(typeof TEXTS)[number], (card: KeptCard) => string> = {
  name: ({ face }) => face.name,
  text: ({ face }) => `${face.text} ${face.printed}`,
  // The type by both names: that of the cards, which is English, and the reader's.
  type: ({ face }) => `${face.kind} ${face.line} ${say(`web-workshop-kind-${face.kind}`)}`,
  trade: ({ face }) => `${face.trade} ${say(`web-workshop-trade-${face.trade}`)}`,
  subtype: ({ face }) => face.subtypes.join(" "),
  keyword: ({ face }) => face.keywords.join(" "),
  set: (card) => card.set,
  rarity: (card) => card.rarity,
};

const COMPARE: Record<string, (one: number, other: number) => boolean> = {
  ":": (one, other) => one === other,
  "=": (one, other) => one === other,
  "<": (one, other) => one < other,
  ">": (one, other) => one > other,
  "<=": (one, other) => one <= other,
  ">=": (one, other) => one >= other,
};

/** Does `has` hold every letter of `wanted`, as often? */
function holds(has: string, wanted: string): boolean {
  const left = [...has];
  return [...wanted].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function ofField(name: string, sign: string, value: string): Fits | null {
  const field = FIELDS.find((one) => one === name || plain(fieldName(one)) === name);
  const values = value.split("|").filter(Boolean);
  if (!field || !values.length) return null;
  if ((NUMBERS as readonly string[]).includes(field)) {
    const numbers = values.map(Number);
    const compare = COMPARE[sign];
    if (!compare || numbers.some(Number.isNaN)) return null;
    return ({ face }) => {
      const has = face[field as (typeof NUMBERS)[number]];
      return has !== null && numbers.some((number) => compare(has, number));
    };
  }
  if (sign !== ":" && sign !== "=") return null;
  if ((ICON_FIELDS as readonly string[]).includes(field)) {
    const letters = values.map((one) => one.toUpperCase());
    return ({ face }) => letters.some((one) => holds(face[field as (typeof ICON_FIELDS)[number]], one));
  }
  const wanted = values.map(plain);
  return (card) => {
    const has = plain(part[field as (typeof TEXTS)[number]](card));
    return wanted.some((one) => has.includes(one));
  };
}

/** What is not a field that there is, is words: "cost:" stands in texts, too. */
export function query(typed: string): Query {
  const all: Fits[] = [];
  const words: string[] = [];
  for (const [whole, minus, name, sign, value = ""] of typed.matchAll(TERM)) {
    const bare = value.replaceAll('"', "");
    const field = name && sign ? ofField(plain(name), sign, bare) : null;
    const word = plain(name ? whole.slice(minus?.length ?? 0).replaceAll('"', "") : bare);
    if (!field && !word) continue;
    const fits: Fits = field ?? ((_card, hay) => hay.includes(word));
    all.push(minus ? (card, hay) => !fits(card, hay) : fits);
    if (!minus && !field) words.push(word);
  }
  return { fits: (card, hay) => all.every((one) => one(card, hay)), words };
}
