// Looking for cards: words in name, type line and text, and what is ticked. Three thousand cards take a few milliseconds.
import type { KeptCard } from "./api";

export interface Wanted {
  words: string;
  trades: string[];
  kind: string;
  /** From 0 on; the last one means "or more". */
  costs: number[];
  keyword: string;
  origin: string;
  playable: boolean;
}

export const COSTLY = 7;
export const TRADES = ["arcanist", "banker", "gearsmith", "rogue", "warlord", "universal"];
export const KINDS = ["faction", "resource", "character", "item", "location", "tactic"];
export const anything = (): Wanted => ({ words: "", trades: [], kind: "", costs: [], keyword: "", origin: "", playable: false });

export interface Indexed {
  card: KeptCard;
  name: string;
  hay: string;
  order: number;
}

const plain = (words: string): string => words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Made once for a set of cards, in the order in which they are shown: trade, type, cost, name. */
export function indexed(cards: KeptCard[]): Indexed[] {
  const made = cards.map((card) => {
    const { face } = card;
    const name = plain(face.name);
    const order = KINDS.indexOf(face.kind) * 1000 + TRADES.indexOf(face.trade) * 100 + Math.min(face.cost ?? 0, 99);
    return { card, name, hay: `${name} ${plain(face.line)} ${plain(face.text)} ${plain(card.set)}`, order };
  });
  return made.sort((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1));
}

/** The keywords that any card has, in the reader's language. */
export const keywordsOf = (cards: KeptCard[]): string[] => [...new Set(cards.flatMap((card) => card.face.keywords))].sort();

export function search(all: Indexed[], wanted: Wanted): KeptCard[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const first: KeptCard[] = [];
  const then: KeptCard[] = [];
  for (const { card, name, hay } of all) {
    const { face } = card;
    if (wanted.kind && face.kind !== wanted.kind) continue;
    if (wanted.trades.length && !wanted.trades.includes(face.trade)) continue;
    if (wanted.costs.length && (face.cost === null || !wanted.costs.includes(Math.min(face.cost, COSTLY)))) continue;
    if (wanted.keyword && !face.keywords.includes(wanted.keyword)) continue;
    if (wanted.origin && card.origin !== wanted.origin) continue;
    if (wanted.playable && card.why) continue;
    if (!words.every((word) => hay.includes(word))) continue;
    (words.length && words.every((word) => name.includes(word)) ? first : then).push(card);
  }
  return first.concat(then);
}
