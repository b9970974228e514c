// How a piece stands, in words: the numbers that count now beside the printed ones, and everything that marks it.
import type { Piece, SpoilsFace, SpoilsTable } from "../../lib/api";
import { say } from "../../lib/words.svelte";

export const NUMBERS = ["strength", "life", "speed", "structure"] as const;
export type NumberName = (typeof NUMBERS)[number];

/** Words that stand on the piece itself. */
export function marks(piece: Piece): string[] {
  return [
    ...(piece.depleted ? [say("web-spoils-depleted")] : []),
    ...(piece.fresh ? [say("web-spoils-fresh")] : []),
    ...(piece.party ? [say(`web-spoils-party-${piece.party}`)] : []),
    ...(piece.tokens ? [say("web-spoils-tokens", { count: piece.tokens })] : []),
    ...piece.keywords,
    ...piece.notes,
  ];
}

/** How much more damage a character bears, beside what it has and what is coming to it; anything else bears whatever comes. */
export function bears(position: SpoilsTable, place: string): number {
  const piece = position.sides.flatMap((side) => side.characters).find((one) => one.place === place);
  return piece?.life == null ? Infinity : piece.life - piece.damage - piece.assigned;
}

/** Everything that differs from the printed card, in one line. */
export function standing(piece: Piece, face: SpoilsFace | undefined): string {
  const numbers = NUMBERS.flatMap((name) => {
    const now = piece[name];
    const printed = face?.[name] ?? null;
    if (now === null) return [];
    const values = { name: say(`web-spoils-${name}`), now, printed: printed ?? 0 };
    return [say(printed === now ? "web-spoils-number" : "web-spoils-number-changed", values)];
  });
  return [
    ...(piece.down ? [say("web-spoils-down")] : []),
    ...numbers,
    ...(piece.damage ? [say("web-spoils-damage", { count: piece.damage })] : []),
    ...(piece.assigned ? [say("web-spoils-assigned", { count: piece.assigned })] : []),
    ...(piece.used ? [say("web-spoils-used")] : []),
    ...marks(piece),
  ].join(" · ");
}

/** Better or worse than printed. */
export function change(piece: Piece, face: SpoilsFace | undefined, name: NumberName): "" | "up" | "down" {
  const now = piece[name];
  const printed = face?.[name] ?? now;
  if (now === null || printed === null || now === printed) return "";
  return now > printed ? "up" : "down";
}
