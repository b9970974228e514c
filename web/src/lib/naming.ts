// Names in sentences: how several are told, and cards, so that their names can open them.
import type { Face } from "./api";
import { settings } from "./settings.svelte";

/** "Briar", "Briar and Cypress", as the page's language has it. */
export const enumerated = (names: string[]): string => new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);

/** The sentence around a name: before it, the name, after it. Without the name all of it comes first. */
export function around(sentence: string, name: string | undefined): [string, string, string] {
  const at = name ? sentence.indexOf(name) : -1;
  if (!name || at < 0) return [sentence, "", ""];
  return [sentence.slice(0, at), name, sentence.slice(at + name.length)];
}

/** The card that a sentence names, -1 for none; of several the one with the longest name. */
export function named(sentence: string, cards: Face[]): number {
  let found = -1;
  cards.forEach((card, number) => {
    if (card.name.length > (cards[found]?.name.length ?? 2) && sentence.includes(card.name)) found = number;
  });
  return found;
}
