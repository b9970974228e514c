// Figures for the cards' pictures, drawn by us on a field of 100 by 66: a body, what it wears and what it holds.
import type { SpoilsFace } from "../../../lib/api";

const BODY = "M28 66c0-17 9-26 22-26s22 9 22 26z";
const HEAD = "M50 17a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z";
const HELMET = "M38 29a12 12 0 0 1 24 0v4h-9v-5h-6v5h-9zM48.500 8h3v8h-3z";
const CROWN = "M40 19l-2-10 6 5 6-8 6 8 6-5-2 10z";
const HAT = "M36 18h28v3H36zM43 5h14v12H43z";
const HOOD = "M50 9c-13 1-16 15-15 29 4-9 26-9 30 0 1-14-2-28-15-29zm0 14c5 0 8 3 8 8s-3 8-8 8-8-3-8-8 3-8 8-8z";
const POINTED = "M52 1l9 19H39zM34 20h32v3.500H34z";
const CAP = "M39 25c0-7 5-11 11-11s11 4 11 11h6v3H39z";
const SPEAR = "M76.500 14h2v52h-2zM77.500 2l4 12h-8z";
const SWORD = "M77 12l3 4v28h-6V16zM70 44h14v3H70zM75.500 47h3v9h-3z";
const DAGGER = "M77 26l2.500 3v14h-5V29zM71 43h12v2.500H71zM75.700 45.500h2.600v7h-2.600z";
const STAFF = "M77 20h2v46h-2zM78 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12z";
const WRENCH = "M73 14l4 4 4-4c3 4 2 9-2 11v28h-5V25c-4-2-5-7-1-11z";
const LEDGER = "M70 38h16v18H70zM73 42h10v1.500H73zM73 46h10v1.500H73zM73 50h7v1.500h-7z";
const MACHINE = "M39 15h22v21H39zM44 22h4v5h-4zM52 22h4v5h-4zM49 7h2v8h-2zM30 40h40v26H30zM40 46h20v3H40zM40 52h20v3H40zM22 42h6v20h-6zM72 42h6v20h-6z";
const GHOST = "M50 8c-15 0-19 13-19 26v29l6-6 6 6 7-6 7 6 6-6 6 6V34c0-13-4-26-19-26zm-7 17a3.500 4 0 1 1 0 8 3.500 4 0 0 1 0-8zm14 0a3.500 4 0 1 1 0 8 3.500 4 0 0 1 0-8z";
const BEAST = "M18 60c-2-18 14-26 36-23l9-13 4 6 9 2c6 5 4 11-4 13l-4 17h-6l-2-12c-9 4-18 4-25 1l-2 11h-6l-1-11-4 9z";
const DRAGON = "M12 20c16-6 26-2 34 8l14-10-1 9 21 9-16 6 7 9c-7 1-13-1-17-4 2 8-3 14-15 19 3-8 2-14-3-18-7-5-15-6-22-3 6-6 13-9 20-8-5-8-12-14-22-17zM66 31a2 2 0 1 1 0 4 2 2 0 0 1 0-4z";
const GIANT = "M50 6a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM18 66c0-26 13-40 32-40s32 14 32 40H70l-3-14v14H33V52l-3 14z";

const WORN: Record<string, string> = {
  soldier: HELMET,
  guard: HELMET,
  knight: HELMET,
  rider: HELMET,
  berserker: CAP,
  noble: CROWN,
  clerk: HAT,
  scholar: POINTED,
  seer: POINTED,
  pilgrim: HOOD,
  thief: HOOD,
  assassin: HOOD,
  smuggler: HOOD,
  tinker: CAP,
  runner: CAP,
};
const HELD: Record<string, string> = {
  soldier: SPEAR,
  guard: SPEAR,
  knight: SWORD,
  rider: SPEAR,
  berserker: SWORD,
  clerk: LEDGER,
  scholar: STAFF,
  seer: STAFF,
  pilgrim: STAFF,
  thief: DAGGER,
  assassin: DAGGER,
  tinker: WRENCH,
};
const WHOLE: Record<string, string> = {
  machine: MACHINE,
  golem: MACHINE,
  statue: GIANT,
  giant: GIANT,
  ghost: GHOST,
  beast: BEAST,
  dragon: DRAGON,
  leviathan: DRAGON,
  majig: MACHINE,
};

/** The paths of a character's figure; nothing for a card that its type's sign stands for. */
export function figure(face: SpoilsFace): string[] {
  if (face.kind !== "character" && face.kind !== "token") return [];
  const whole = face.subtypes.map((name) => WHOLE[name]).find(Boolean);
  if (whole) return [whole];
  const worn = face.subtypes.map((name) => WORN[name]).find(Boolean) ?? "";
  const held = face.subtypes.map((name) => HELD[name]).find(Boolean) ?? "";
  return [BODY, ...(worn === HOOD ? [] : [HEAD]), worn, held].filter(Boolean);
}

const ITEMS: Record<string, string> = { gear: "item", engine: "token", document: "scroll" };

/** The sign that stands for a card without a figure. */
export function sign(face: SpoilsFace): string {
  if (face.kind === "resource") return face.provides.charAt(0) || "resource";
  if (face.kind === "item") return face.subtypes.map((name) => ITEMS[name]).find(Boolean) ?? "chest";
  return face.kind;
}
