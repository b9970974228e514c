import type { Action, Layout } from "..";
import type { Option, Prompt, Refusal, SpoilsFace, SpoilsTable } from "../../lib/api";
import { say } from "../../lib/words.svelte";
import Card from "./card/Card.svelte";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";

const LOOK = 380;
const PLAYED = 900;
const BATTLE = 1700;

/** What one does in a turn. Each says why not, where nothing of its sort can be done. */
function actions(prompt: Prompt, unlit: ReadonlyMap<string, Refusal>): Action[] {
  if (prompt.kind !== "turn" && prompt.kind !== "window") return [];
  const now = prompt.kind === "turn";
  const by = (does: string): Option[] => prompt.options.filter((option) => option.does === does);
  const why = (id: string, places: RegExp): { why: string; rule: string } => {
    const refusal = [...unlit].find(([place]) => places.test(place))?.[1];
    return { why: refusal ? say("web-why-not", { text: refusal.text }) : say(`web-spoils-no-${id}`), rule: refusal?.rule ?? "" };
  };
  const found: Action[] = [
    { id: "play", icon: "hand", label: say("web-spoils-act-play"), options: by("play"), ...why("play", /^hand:/) },
    { id: "use", icon: "bolt", label: say("web-spoils-act-use"), options: by("use"), ...why("use", /^card:/) },
  ];
  if (now) found.push({ id: "attack", icon: "crossed", label: say("web-spoils-act-attack"), options: by("attack"), ...why("attack", /^card:/) });
  return found;
}

export const spoils: Layout<SpoilsTable, SpoilsFace> = {
  Table,
  Hand,
  Card,
  concern: (position, you) => {
    const last = position.plays.at(-1);
    const attacked = position.battle?.defender === you;
    const answered = last !== undefined && last.by !== you;
    return { mine: attacked || answered, loss: attacked || (answered && last.picked.some((card) => mine(position, you, card))), idle: false };
  },
  actions,
  goal: (position, you) => {
    const others = position.sides.filter((side) => side.seat !== you && !side.lost);
    if (you < 0) return say("web-spoils-goal-watch");
    if (!others.length) return "";
    return say("web-spoils-goal", { factions: others.map((side) => side.faction?.label ?? side.name).join(", ") });
  },
  scores: (position) => position.sides.map((side) => ({ seat: side.seat, name: side.name, value: side.influence })),
  down: true,
  pause: (before, after, log) => {
    if (log.some((one) => one.kind === "damaged")) return { passes: 0, holds: BATTLE };
    if (after.battle && !before?.battle) return { passes: PLAYED, holds: 0 };
    if (after.plays.length > (before?.plays.length ?? 0)) return { passes: PLAYED, holds: 0 };
    return { passes: log.some((one) => one.text) ? LOOK : 0, holds: 0 };
  },
};

function mine(position: SpoilsTable, you: number, card: number): boolean {
  const side = position.sides[you];
  return side !== undefined && [side.faction, ...side.characters, ...side.items, ...side.locations].some((piece) => piece?.card === card);
}
