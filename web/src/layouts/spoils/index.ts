import type { Action, Layout } from "..";
import { ofSpoils } from "../../art/of";
import type { Option, Prompt, Refusal, SpoilsFace, SpoilsTable } from "../../lib/api";
import { enumerated, named } from "../../lib/naming";
import { say } from "../../lib/words.svelte";
import Card from "./card/Card.svelte";
import Hand from "./Hand.svelte";
import { bears } from "./standing";
import Table from "./Table.svelte";

const LOOK = 380;
const PLAYED = 900;
const BATTLE = 1700;

/** What one does in a turn. Each says why not, where nothing of its sort can be done. */
function actions(prompt: Prompt, unlit: ReadonlyMap<string, Refusal>, position: SpoilsTable): Action[] {
  if (prompt.kind !== "turn" && prompt.kind !== "window") return [];
  const now = prompt.kind === "turn";
  const by = (does: string): Option[] => prompt.options.filter((option) => option.does === does);
  const why = (id: string, refused: (place: string) => boolean): { why: string; rule: string } => {
    const refusal = [...unlit].find(([place]) => refused(place))?.[1];
    return { why: refusal ? say("web-why-not", { text: refusal.text }) : say(`web-spoils-no-${id}`), rule: refusal?.rule ?? "" };
  };
  const found: Action[] = [
    { id: "play", icon: "hand", label: say("web-spoils-act-play"), options: by("play"), ...why("play", (place) => place.startsWith("hand:")) },
    // Whatever lies on the table is refused as a thing to attack with or to pick, too: that says nothing about using it.
    { id: "use", icon: "bolt", label: say("web-spoils-act-use"), options: by("use"), asks: true, why: say("web-spoils-no-use"), rule: "" },
  ];
  // Whom one would attack is said before one does, also where there is nobody else; why nobody attacks, of those who would have to.
  const own = new Set(position.sides.find((side) => side.turn)?.characters.map(({ card }) => `card:${card}`));
  if (now) found.push({ id: "attack", icon: "crossed", label: say("web-spoils-act-attack"), options: by("attack"), asks: true, ...why("attack", (place) => own.has(place)) });
  return found;
}

/** The start of a turn is asked about as such, not as a rule of a faction; and what is picked, for the ability that it is picked for. */
function question(prompt: Prompt, position: SpoilsTable): string {
  if (prompt.options.some((option) => option.does === "resource")) return say(position.hand.length ? "web-spoils-start" : "web-spoils-start-empty");
  const last = position.plays.at(-1);
  if (!last?.ability || last.resolving || prompt.kind !== "pick") return "";
  // The card and its ability stand before what is asked: "The Camp (Incite): pick a card."
  const [card, ...asked] = prompt.question.split(": ");
  return asked.length ? `${card} (${last.ability}): ${asked.join(": ")}` : `${last.ability}: ${prompt.question}`;
}

/** The cost and the effect of an ability stand below its name on the card. */
function below(name: string, card: SpoilsFace | undefined): string[] {
  const lines = name ? (card?.text.split("\n") ?? []) : [];
  const at = lines.findIndex((line) => line.toUpperCase() === name.toUpperCase());
  const told = lines.slice(at + 1);
  const end = told.findIndex((line) => !/^\p{Lu}+: (?!\[)/u.test(line)); // COST: …, in any language
  return at < 0 ? [] : told.slice(0, end < 0 ? undefined : end);
}

/** An ability is offered by its name alone. */
function explains(option: Option, cards: SpoilsFace[]): string {
  const [, ability = ""] = option.label.split(": ");
  return below(ability, cards[named(option.label, cards)]).join(" ");
}

// Two lines below a question.
const SHORT = 105;

/** Whoever picks a card for another one sees what becomes of it; whoever was shown one and is asked about it, which it is. */
function saying(prompt: Prompt, cards: SpoilsFace[], [now]: SpoilsTable[]): string {
  const seen = /^(may|either)$/.test(prompt.kind) ? (now?.tray ?? []) : [];
  if (seen.length) return say("web-spoils-it-is", { cards: seen.map((one) => cards[one.face]?.name ?? "").join(", ") });
  if (!/^(pick|choose|discard)$/.test(prompt.kind)) return "";
  const card = cards[named(prompt.question, cards)];
  // Of an ability its effect alone: what it costs was paid.
  const effect = below(now?.plays.at(-1)?.ability ?? "", card).at(-1)?.replace(/^\p{Lu}+: /u, "");
  const said = (effect ?? card?.text ?? "").replaceAll("\n", " ");
  return said.length > SHORT ? "" : said;
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
  bears,
  inHand: (place) => /^(hand|tray|take):/.test(place),
  clock: (count) => say("web-turn", { turn: count }),
  question,
  // With an empty hand there is nothing to lay.
  wanted: ({ options }) => (options.some((option) => option.does === "resource" && !option.begun_by.length) ? options.find((option) => option.does !== "resource")?.id : undefined),
  actions,
  declines: (prompt) => (prompt.kind === "mulligan" || prompt.kind === "blockers" ? say(`web-spoils-none-${prompt.kind}`) : ""),
  confirms: (prompt, count) => (/^(mulligan|attackers|blockers)$/.test(prompt.kind) && count ? say(`web-spoils-some-${prompt.kind}`, { count }) : ""),
  // The start of a turn is chosen in the reader's language, whatever that of the faction's text.
  button: (option, { options }) => (options.length === 2 && options.some(({ does }) => does === "resource") ? say(option.does === "resource" ? "web-spoils-lay" : "web-spoils-draw") : ""),
  explains,
  saying,
  turnOver: (before, log, you) => (before.sides[you]?.turn && log.some((one) => one.kind === "turn-ends") ? say("web-spoils-turn-over") : ""),
  goal: (position, you) => {
    const others = position.sides.filter((side) => side.seat !== you && !side.lost);
    if (you < 0) return say("web-spoils-goal-watch");
    if (!others.length) return "";
    return say("web-spoils-goal", { factions: enumerated(others.map((side) => side.faction?.label ?? side.name)) });
  },
  scores: (position) => position.sides.map((side) => ({ seat: side.seat, name: side.name, value: side.influence })),
  emblem: (position, seat, cards) => {
    const face = cards[position.sides[seat]?.faction?.face ?? -1];
    return face ? ofSpoils(face) : null;
  },
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
