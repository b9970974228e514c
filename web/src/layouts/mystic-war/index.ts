import type { Action, Layout } from "..";
import { ofMysticWar } from "../../art/of";
import type { CardFace, MysticWarTable, Prompt, Refusal } from "../../lib/api";
import { named } from "../../lib/naming";
import { say } from "../../lib/words.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";

const LOOK = 360;
const PLAYED = 650;
const JUDGMENT = 3200;
const ANSWERED = 1500;
/** What keeps a card from doing what was expected of it. */
const ANSWERS = ["adds", "negated", "canceled", "refuses"];

function actions(prompt: Prompt, unlit: ReadonlyMap<string, Refusal>): Action[] {
  if (prompt.kind !== "turn" && prompt.kind !== "window") return [];
  const playing = prompt.options.filter((option) => option.place.startsWith("card:"));
  const refusal = [...unlit].find(([place]) => place.startsWith("card:"))?.[1];
  // Cards are played from the hand itself; the bar says what cannot be done, and why.
  const found: Action[] = [];
  const grey = (id: string, icon: string, label: string, why: Refusal | undefined): number =>
    found.push({ id, icon, label, options: [], why: why ? say("web-why-not", { text: why.text }) : say("web-mw-no-card"), rule: why?.rule ?? "" });
  if (!playing.length) grey("play", "hand", say("web-play-card"), refusal);
  if (prompt.passing === null && unlit.has("pass")) grey("pass", "negation", say("web-pass"), unlit.get("pass"));
  return found;
}

/** What nobody wants for their own realm: the others are offered it first. */
const HARMS = new Set(["dragon", "power-drain", "chaos-strikes", "mega-blast", "scrutiny", "wrath-of-the-gods", "wrath-of-the-war-god"]);

function ordered(prompt: Prompt, cards: CardFace[], you: number): Prompt {
  const own = prompt.options.filter((option) => option.place === `seat:${you}`);
  if (!own.length || !HARMS.has(cards[named(prompt.question, cards)]?.effect ?? "")) return prompt;
  return { ...prompt, options: [...prompt.options.filter((option) => !own.includes(option)), ...own] };
}

export const mysticWar: Layout<MysticWarTable, CardFace> = {
  Table,
  Hand,
  Card,
  concern: (position, you) => ({
    mine: position.pile.some((played) => played.on === you),
    loss: position.changes.some((change) => change.seat === you && change.by < 0),
    struck: position.pile.some((played) => played.by !== you) && position.changes.some((change) => change.seat === you && change.by < 0),
    idle: !position.pile.length,
  }),
  inHand: (place) => /^(hand|tray|take|card):/.test(place),
  ordered,
  clock: (count) => say("web-round", { round: count }),
  actions,
  goal: (position, you, cards) => {
    const own = position.realms[you]?.goal;
    const face = own == null ? undefined : cards[own];
    if (!face) return say("web-mw-goal-watch");
    const [followers = 0, power = 0, gold = 0] = face.needs;
    return say("web-mw-goal", { name: face.name, followers, power, gold });
  },
  scores: (position) => position.realms.map((realm) => ({ seat: realm.seat, name: realm.name, value: realm.amounts.reduce((sum, one) => sum + one, 0) })),
  emblem: (position, seat, cards) => {
    const goal = position.realms[seat]?.goal;
    const face = goal == null ? undefined : cards[goal];
    return face ? ofMysticWar(face) : null;
  },
  down: false,
  pause: (before, after, log, you) => {
    if (log.some((one) => one.kind === "checks")) return { passes: 0, holds: JUDGMENT };
    const last = after.pile.length > (before?.pile.length ?? 0) ? after.pile.at(-1) : undefined;
    const done = last !== undefined && last.on === you && last.by !== you;
    if (done || log.some((one) => ANSWERS.includes(one.kind))) return { passes: 0, holds: ANSWERED };
    if (after.pile.length > (before?.pile.length ?? 0)) return { passes: PLAYED, holds: 0 };
    return { passes: log.some((one) => one.text) ? LOOK : 0, holds: 0 };
  },
};
