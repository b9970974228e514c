// Like cards keep their place: the second Dragon 10 is told from the first by its number.
import { say } from "../../lib/words.svelte";

export interface Keyed {
  key: string;
  face: number;
  place: string;
  title: string;
  /** That it is kept elsewhere than in the hand. */
  mark?: { icon: string; title: string };
}

export function keyed(hand: number[], prefix: string, cards: { name: string }[]): Keyed[] {
  const counts = new Map<number, number>();
  return hand.map((card) => {
    const copy = counts.get(card) ?? 0;
    counts.set(card, copy + 1);
    return { key: `${prefix}:${card}.${copy}`, face: card, place: `${prefix}:${card}`, title: say("web-what-with", { card: cards[card]?.name ?? "" }) };
  });
}
