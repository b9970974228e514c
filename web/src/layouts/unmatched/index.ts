import type { Layout } from "..";
import type { UnmatchedFace, UnmatchedTable } from "../../lib/api";
import Card from "./Card.svelte";
import Table from "./Table.svelte";

export const unmatched: Layout<UnmatchedTable, UnmatchedFace> = {
  Table,
  Card,
  words: (face) => face.text,
  // The only window is the defender's.
  concern: () => ({ mine: true, loss: true }),
};
