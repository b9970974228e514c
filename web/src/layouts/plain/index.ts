// The table of a game that has no layout of its own: everything by name, a box for each seat.
import type { Layout } from "..";
import type { PlainFace, PlainTable } from "../../lib/api";
import Card from "./Card.svelte";
import Table from "./Table.svelte";

export const plain: Layout<PlainTable, PlainFace> = {
  Table,
  Card,
  words: (face) => face.text,
  concern: () => ({ mine: true, loss: false }),
};
