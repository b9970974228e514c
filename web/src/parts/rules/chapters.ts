// The chapters of a rule book, told by how its rules are numbered.
import type { RuleText } from "../../lib/api";

const OF_UNMATCHED: Record<string, readonly string[]> = {
  setup: ["setup", "space", "card"],
  turn: ["turn", "maneuver", "draw", "boost", "scheme", "discard"],
  combat: ["attack", "versatile", "effect", "won", "cancel", "value"],
  ending: ["defeat", "hero", "win"],
  items: ["item"],
  heroes: ["suit", "mission", "brainwashed"],
  seats: ["players", "team", "icons"],
};

const DIVIDED = ["mystic-war", "spoils", "unmatched"];

function chapterOf(game: string, number: string): string {
  if (number.startsWith("Ruling")) return "rulings";
  if (!DIVIDED.includes(game)) return "all"; // how others number theirs is theirs
  const digit = /^(\d)\d*\./.exec(number)?.[1];
  if (digit) return `${game}-${digit}`;
  const word = /^([a-z]+)-\d/.exec(number)?.[1];
  const named = word && Object.entries(OF_UNMATCHED).find(([, words]) => words.includes(word))?.[0];
  return named ? `${game}-${named}` : "cards";
}

export interface Chapter {
  /** As its name is called in the catalogue. */
  name: string;
  rules: RuleText[];
}

/** In the book's order; what goes on in a chapter that was left stands with it. */
export function chapters(game: string, rules: RuleText[]): Chapter[] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const name = chapterOf(game, rule.number);
    found.set(name, [...(found.get(name) ?? []), rule]);
  }
  return [...found].map(([name, inside]) => ({ name, rules: inside }));
}
