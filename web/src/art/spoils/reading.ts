// What a card's words say that a picture can show.
import type { Subject } from "../subject";

export interface Reading {
  name: string;
  trade: string;
  kind: string;
  subtypes: string[];
  /** The words of the name, small, without what says nothing. */
  words: string[];
  text: string;
  strength: number;
  life: number;
  speed: number;
  cost: number;
  covert: boolean;
  flips: boolean;
  unique: boolean;
}

const TRADE_NAMES = ["arcanist", "banker", "gearsmith", "rogue", "warlord", "universal"];
const KINDS = ["character", "item", "location", "tactic", "resource", "faction", "token", "micromajig"];
const EMPTY = new Set(["the", "of", "a", "an", "in", "and", "for", "to", "that", "from", "with", "his", "her"]);

/** From the printed line ("Rogue Character - thief, noble") and the numbers, where they are given. */
export function reading(subject: Subject): Reading {
  const extra = subject.extra ?? {};
  const line = (subject.line ?? "").toLowerCase();
  const [front = "", back = ""] = line.split(/\s+[-–—]\s+/, 2);
  const subtypes = (extra["subtypes"] ?? back).split(/,\s*/).map((word) => word.trim().toLowerCase()).filter(Boolean);
  const text = (subject.text ?? "").toLowerCase();
  const number = (key: string, usual: number): number => (extra[key] !== undefined && extra[key] !== "" ? Number(extra[key]) || 0 : usual);
  return {
    name: subject.name,
    trade: extra["trade"] ?? TRADE_NAMES.find((trade) => front.includes(trade)) ?? "universal",
    kind: extra["kind"] ?? KINDS.find((kind) => front.includes(kind)) ?? "character",
    subtypes,
    words: subject.name.toLowerCase().replace(/[’']s\b/g, "").replace(/[^a-zäöüß0-9\s-]/g, "").split(/[\s-]+/).filter((word) => word && !EMPTY.has(word)),
    text,
    strength: number("strength", 2),
    life: number("life", 2),
    speed: number("speed", 3),
    cost: number("cost", 3),
    covert: /\bcovert\b/.test(text),
    flips: text.includes("flip up"),
    unique: /^unique\b/m.test(text),
  };
}

/** One form for plurals: "knives" is a knife. */
export const singular = (word: string): string => word.replace(/ives$/, "ife").replace(/ies$/, "y").replace(/([^s])s$/, "$1");
