// The rules at hand: whatever page is open says of which game, and what it is about just now.
import type { components } from "../api";
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

export type Term = components["schemas"]["Term"];
const spoken = new Map<string, Promise<Term[]>>();

/** Keywords, symbols and cards that its rules speak of; nothing where a game has no workshop. */
export function termsOf(game: string): Promise<Term[]> {
  const path = `/api/workshop/${game}/terms?lang=${settings.language}`;
  const found = spoken.get(path) ?? ask<Term[]>(path).catch(() => []);
  spoken.set(path, found);
  return found;
}

const SHELVES: Record<string, string> = { spoils: "cards", "mystic-war": "cards/mystic-war", unmatched: "heroes" };
/** The page of a card that rules speak of. */
export const cardPage = (game: string, card: string[]): string => ["/workshop", SHELVES[game] ?? "cards", ...card.map(encodeURIComponent)].join("/");
