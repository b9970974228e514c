// Looking for cards: what is typed and what is ticked. Three thousand cards take a few milliseconds.
import type { KeptCard } from "./api";
import { plain, query } from "./query";

export interface Wanted {
  words: string;
  trades: string[];
  kind: string;
  /** From 0 on; the last one means "or more". */
  costs: number[];
  keyword: string;
  origin: string;
  playable: boolean;
  order: Order;
}

export const COSTLY = 7;
export const TRADES = ["arcanist", "banker", "gearsmith", "rogue", "warlord", "universal"];
export const KINDS = ["faction", "resource", "character", "item", "location", "tactic"];
/** By type, trade and cost; by name; by a number, the lowest cost and the highest of the others first. */
export const ORDERS = ["type", "name", "cost", "strength", "life", "speed"] as const;
export type Order = (typeof ORDERS)[number];
export const anything = (): Wanted => ({ words: "", trades: [], kind: "", costs: [], keyword: "", origin: "", playable: false, order: "type" });

export interface Indexed {
  card: KeptCard;
  name: string;
  hay: string;
  order: number;
}

/** Made once for a set of cards, in the order in which they are shown: trade, type, cost, name. */
export function indexed(cards: KeptCard[]): Indexed[] {
  const made = cards.map((card) => {
    const { face } = card;
    const name = plain(face.name);
    const order = KINDS.indexOf(face.kind) * 1000 + TRADES.indexOf(face.trade) * 100 + Math.min(face.cost ?? 0, 99);
    return { card, name, hay: plain([face.name, face.line, face.text, face.printed === face.text ? "" : face.printed, card.set].join(" ")), order };
  });
  return made.sort((one, other) => one.order - other.order || (one.name < other.name ? -1 : 1));
}

/** The keywords that any card has, in the reader's language. */
export const keywordsOf = (cards: KeptCard[]): string[] => [...new Set(cards.flatMap((card) => card.face.keywords))].sort();

const last = (number: number | null): number => number ?? Infinity;

function inOrder(all: Indexed[], order: Order): Indexed[] {
  if (order === "type") return all;
  if (order === "name") return [...all].sort((one, other) => (one.name < other.name ? -1 : 1));
  if (order === "cost") return [...all].sort((one, other) => last(one.card.face.cost) - last(other.card.face.cost) || one.order - other.order);
  return [...all].sort((one, other) => (other.card.face[order] ?? -Infinity) - (one.card.face[order] ?? -Infinity) || one.order - other.order);
}

export function search(all: Indexed[], wanted: Wanted): KeptCard[] {
  const { fits, words } = query(wanted.words);
  const first: Indexed[] = [];
  const then: Indexed[] = [];
  for (const one of all) {
    const { card, name, hay } = one;
    const { face } = card;
    if (wanted.kind && face.kind !== wanted.kind) continue;
    if (wanted.trades.length && !wanted.trades.includes(face.trade)) continue;
    if (wanted.costs.length && (face.cost === null || !wanted.costs.includes(Math.min(face.cost, COSTLY)))) continue;
    if (wanted.keyword && !face.keywords.includes(wanted.keyword)) continue;
    if (wanted.origin && card.origin !== wanted.origin) continue;
    if (wanted.playable && card.why) continue;
    if (!fits(card, hay)) continue;
    (words.length && words.every((word) => name.includes(word)) ? first : then).push(one);
  }
  return inOrder(first.concat(then), wanted.order).map((one) => one.card);
}
