import type { Layout } from "..";
import type { CardFace, MysticWarTable } from "../../lib/api";
import Card from "./Card.svelte";
import Table from "./Table.svelte";

export const mysticWar: Layout<MysticWarTable, CardFace> = {
  Table,
  Card,
  words: (face) => face.text,
  concern: (position, you) => ({
    mine: position.pile.some((played) => played.on === you),
    loss: position.changes.some((change) => change.seat === you && change.by < 0),
  }),
};
