// The table of a game that has no layout of its own: everything by name, a box for each seat.
import type { Layout } from "..";
import type { PlainFace, PlainTable } from "../../lib/api";
import { say } from "../../lib/words.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";

const LOOK = 400;

export const plain: Layout<PlainTable, PlainFace> = {
  Table,
  Hand,
  Card,
  concern: () => ({ mine: true, loss: false, idle: false }),
  inHand: (place) => /^(hand|tray|take|card):/.test(place),
  clock: (count) => say("web-turn", { turn: count }),
  actions: () => [],
  goal: () => "",
  scores: () => [],
  down: false,
  pause: (_before, _after, log) => ({ passes: log.some((one) => one.text) ? LOOK : 0, holds: 0 }),
};
