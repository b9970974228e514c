// What holds at a table beside its game, in words.
import type { Terms } from "./api";
import { say } from "./words.svelte";

const A_DAY = 86_400;

export const USUAL: Terms = { move: 0, game: 0, out: "lose", away: 60 };

export function long(seconds: number): string {
  if (!seconds) return say("web-clock-none");
  if (seconds % A_DAY === 0) return say("web-clock-days", { count: seconds / A_DAY });
  return seconds % 60 ? say("web-clock-seconds", { count: seconds }) : say("web-clock-minutes", { count: seconds / 60 });
}

/** The clocks of a table in a few words; none where there are none. */
export function summary(terms: Terms): string {
  if (!terms.move && !terms.game) return "";
  const or = (seconds: number): string => (seconds ? long(seconds) : "none");
  return say("web-clock-terms", { move: or(terms.move), game: or(terms.game) });
}
