import type { Action, Layout } from "..";
import { ofFighter } from "../../art/of";
import type { Option, Prompt, Refusal, UnmatchedFace, UnmatchedTable } from "../../lib/api";
import { enumerated } from "../../lib/naming";
import { say } from "../../lib/words.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";

const LOOK = 420;
const BLOW = 800;
const COMBAT = 2600;
/** The rule that keeps one from attacking one's own: no reason why nobody can be attacked. */
const FRIENDLY = "attack-2";

/** The three actions of a turn: each with its options, or with the reason why there are none. */
function actions(prompt: Prompt, unlit: ReadonlyMap<string, Refusal>, position: UnmatchedTable): Action[] {
  const turn = prompt.kind === "turn";
  const of = (sort: string): Option[] => (turn ? prompt.options.filter((option) => sortOf(option) === sort) : []);
  const first = (pattern: RegExp, but = ""): Refusal | undefined => [...unlit].find(([place, { rule }]) => pattern.test(place) && rule !== but)?.[1];
  const why = (sort: string, refusal: Refusal | undefined): { why: string; rule: string } =>
    turn ? { why: refusal ? say("web-why-not", { text: refusal.text }) : say(`web-um-no-${sort}`), rule: refusal?.rule ?? "" } : { why: say("web-action-later", { question: prompt.question }), rule: "" };
  return [
    { id: "maneuver", icon: "swap", label: say("web-um-maneuver"), options: of("maneuver"), ...why("maneuver", unlit.get("pass")) },
    { id: "attack", icon: "attack", label: say("web-um-attack"), options: of("attack"), ...why("attack", first(/^fighter:/, FRIENDLY)) },
    { id: "scheme", icon: "scheme", label: say("web-um-scheme"), options: of("scheme"), asks: true, ...why("scheme", schemes(position) ? first(/^card:/) : undefined) },
  ];
}

const schemes = (position: UnmatchedTable): boolean => position.sides.length > 0;

function sortOf(option: Option): string {
  if (option.place.startsWith("fighter:") && option.by.startsWith("fighter:")) return "attack";
  if (option.place.startsWith("card:") || option.place.startsWith("item:")) return "scheme";
  return option.place === "" ? "maneuver" : "";
}

// Two lines below a question.
const SHORT = 105;

/** Whoever picks something for a card or an item sees what that does. */
function saying(prompt: Prompt, cards: UnmatchedFace[], lately: UnmatchedTable[]): string {
  const [by = "", asked = ""] = prompt.question.split(": ");
  const item = lately.flatMap((position) => position.items).find((one) => one.name === by);
  const said = asked ? (item?.about ?? cards.find((card) => card.name === by)?.text ?? "").replaceAll("\n", " ") : "";
  return said.length > SHORT || prompt.question.includes(said) ? standing(lately[0]) : said;
}

/** With how much either fights, while something can still be done about it: on a phone the cards lie behind another tab. */
function standing(position: UnmatchedTable | undefined): string {
  const sides = position?.combat?.stage === "revealed" ? position.combat.sides : [];
  const [attacker = "", defender = ""] = sides.map((side) => position?.fighters[side.fighter]?.name ?? "");
  const [attack, defense] = sides.map((side) => side.value ?? 0);
  return sides.length ? say("web-um-standing", { attacker, defender, attack: attack ?? 0, defense: defense ?? 0 }) : "";
}

export const unmatched: Layout<UnmatchedTable, UnmatchedFace> = {
  Table,
  Hand,
  Card,
  // The only window is the defender's.
  concern: () => ({ mine: true, loss: true, idle: false }),
  inHand: (place) => /^(hand|tray|take|card|stored):/.test(place),
  clock: (count) => say("web-turn", { turn: count }),
  actions,
  declines: (prompt) => {
    if (prompt.kind === "window" || prompt.kind === "boost") return say(`web-um-none-${prompt.kind}`);
    return prompt.options.find((option) => option.id === prompt.passing)?.place ? say("web-um-none-move") : "";
  },
  saying,
  // What an item does stands nowhere but on its token.
  explains: ({ place }, _, position) => position.items.find(({ space }) => place === `item:${space}`)?.about ?? "",
  aside: () => say("web-um-only-maneuver"),
  goal: (position, you) => {
    const own = position.sides.filter((side) => side.seat === you);
    const team = own[0]?.side;
    const others = position.sides.filter((side) => side.side !== team && side.alive);
    if (!own.length) return say("web-um-goal-watch");
    if (!others.length) return "";
    return say("web-um-goal", { heroes: enumerated(others.map((side) => side.hero)) });
  },
  scores: (position) =>
    position.sides.map((side) => ({
      seat: side.seat,
      name: side.hero,
      value: position.fighters.find((token) => token.player === side.player && token.hero)?.health ?? 0,
    })),
  emblem: (position, seat) => {
    const hero = (position.sides.find((side) => side.seat === seat && side.alive) ?? position.sides.find((side) => side.seat === seat))?.hero;
    return hero ? ofFighter(hero) : null;
  },
  down: true,
  pause: (before, after, log) => {
    const decided = after.combat?.stage === "decided" && before?.combat?.stage !== "decided";
    if (decided) return { passes: 0, holds: COMBAT };
    if (after.combat && after.combat.stage !== before?.combat?.stage) return { passes: 0, holds: BLOW };
    if (after.scheme.length && !before?.scheme.length) return { passes: 0, holds: COMBAT / 2 };
    const hurt = after.fighters.some((token, number) => before?.fighters[number] && before.fighters[number].health !== token.health);
    return { passes: hurt ? BLOW : log.some((one) => one.text) ? LOOK : 0, holds: 0 };
  },
};
