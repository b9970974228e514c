// Lines of cards to write by: those that have the words that are looked for, or that are most like what stands there.
import { ask } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { components } from "../../api";

export type Saying = components["schemas"]["Saying"];

const read = new Map<string, Promise<Saying[]>>();

/** Read once for as long as the page is open: cards are written in one language, whatever the reader's. */
export function sayingsOf(game: string): Promise<Saying[]> {
  const found = read.get(game) ?? ask<Saying[]>(`/api/workshop/${game}/sayings?lang=${settings.language}`);
  found.catch(() => read.delete(game));
  read.set(game, found);
  return found;
}

const words = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** "attacks" and "attacked" are nearly the same word. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/u, "") : word);

export interface Indexed {
  saying: Saying;
  low: string;
  stems: Set<string>;
}

export const indexed = (sayings: Saying[]): Indexed[] =>
  sayings.map((saying) => ({ saying, low: saying.words.toLowerCase(), stems: new Set(words(saying.words).map(stem)) }));

/** Those with all of the words, the shortest first. */
export function having(all: Indexed[], typed: string, most: number): Saying[] {
  const wanted = words(typed);
  return all
    .filter(({ low }) => wanted.every((word) => low.includes(word)))
    .sort((one, other) => one.low.length - other.low.length)
    .slice(0, most)
    .map(({ saying }) => saying);
}

/** Those that share most with a line: a word that few lines have counts for more, and what a line has besides counts against it. */
export function like(all: Indexed[], line: string, most: number): Saying[] {
  const wanted = [...new Set(words(line).map(stem))];
  const worth = new Map(wanted.map((word) => [word, Math.log((all.length + 1) / (1 + all.filter(({ stems }) => stems.has(word)).length))]));
  return all
    .map((one) => ({ one, worth: wanted.reduce((sum, word) => sum + (one.stems.has(word) ? (worth.get(word) ?? 0) : 0), 0) / Math.sqrt(4 + one.stems.size) }))
    .filter((found) => found.worth > 0 && found.one.saying.words !== line.trim())
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ one }) => one.saying);
}
