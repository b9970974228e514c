// The picture that stands for something one can choose before a game.
import type { Field } from "../api";
import type { Subject } from "../../art/subject";

type Choice = Field["choices"][number];

const KINDS: Record<string, Subject["kind"]> = { heroes: "fighter", partner: "fighter", board: "board" };

/** By the field it is a choice of; a deck by the card that stands for it, whoever made it. Nothing for what has no looks. */
export function portrait(field: string, choice: Choice): Subject | null {
  const [name, line, text] = choice.pictured;
  if (name) return { kind: "card", name, line: line ?? "", text: text ?? "" };
  const kind = KINDS[field];
  return kind ? { kind, name: choice.label } : null;
}

export const pictured = (field: Field): boolean => field.choices.some((choice) => portrait(field.id, choice) !== null);
