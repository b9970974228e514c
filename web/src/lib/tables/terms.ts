// What holds at a table beside its game, in words.
import type { Terms } from "../api";
import { say } from "../words.svelte";

const A_DAY = 86_400;

export const USUAL: Terms = { move: 0, game: 0, out: "lose", away: 60, best_of: 1 };

export function long(seconds: number): string {
  if (!seconds) return say("web-clock-none");
  if (seconds % A_DAY === 0) return say("web-clock-days", { count: seconds / A_DAY });
  return seconds % 60 ? say("web-clock-seconds", { count: seconds }) : say("web-clock-minutes", { count: seconds / 60 });
}

/** The match and the clocks of a table in a few words; none where there are none. */
export function summary(terms: Terms): string {
  const match = terms.best_of > 1 ? say(`web-match-${terms.best_of}`) : "";
  if (!terms.move && !terms.game) return match;
  const or = (seconds: number): string => (seconds ? long(seconds) : "none");
  const clocks = say("web-clock-terms", { move: or(terms.move), game: or(terms.game) });
  return [match, clocks].filter(Boolean).join(", ");
}
