// The rules at hand: whatever page is open says of which game, and what it is about just now.
import { ask, type RuleText } from "./api";
import { settings } from "./settings.svelte";

export const rulebook = $state({ open: false, game: "", now: [] as string[] });

const read = new Map<string, Promise<RuleText[]>>();

/** All rules of a game, asked for once a language. */
export function rulesOf(game: string): Promise<RuleText[]> {
  const path = `/api/games/${game}/rulebook?lang=${settings.language}`;
  const found = read.get(path) ?? ask<RuleText[]>(path);
  read.set(path, found);
  return found;
}
