// The subjects of the cards at a table. What reads the same in every language is all that a picture goes by.
import type { CardFace, SpoilsFace, UnmatchedFace } from "../lib/api";
import type { Subject } from "./subject";

export function ofSpoils(face: SpoilsFace): Subject {
  const extra: Record<string, string> = { trade: face.trade, kind: face.kind, subtypes: face.subtypes.join(", ") };
  for (const [name, value] of Object.entries({ strength: face.strength, life: face.life, speed: face.speed, cost: face.cost })) {
    if (value !== null) extra[name] = String(value);
  }
  return { kind: "card", name: face.name, text: face.printed || face.text, extra };
}

/** "Dragon 10" and "Dragon 4" are one kind of card. */
export function ofMysticWar(face: CardFace): Subject {
  return { kind: "card", name: face.name.replace(/ \d+$/, "") };
}

/** `hero` is whose deck it comes from, where that is known: its colours are in the picture. */
export function ofUnmatched(face: UnmatchedFace, hero = face.who): Subject {
  return { kind: "card", name: face.name, line: face.kind, extra: { hero } };
}

export function ofItem(name: string): Subject {
  return { kind: "card", name, line: "item" };
}

/** The portrait; or the face alone, where there is little room. */
export function ofFighter(name: string, crop?: "face"): Subject {
  return crop ? { kind: "fighter", name, extra: { crop } } : { kind: "fighter", name };
}
