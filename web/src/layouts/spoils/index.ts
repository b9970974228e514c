import type { Layout } from "..";
import type { SpoilsFace, SpoilsTable } from "../../lib/api";
import Card from "./card/Card.svelte";
import Table from "./Table.svelte";

export const spoils: Layout<SpoilsTable, SpoilsFace> = {
  Table,
  Card,
  words: () => "",
  concern: (position, you) => {
    const last = position.plays.at(-1);
    const attacked = position.battle?.defender === you;
    const answered = last !== undefined && last.by !== you;
    return { mine: attacked || answered, loss: attacked || (answered && last.picked.some((card) => mine(position, you, card))) };
  },
};

function mine(position: SpoilsTable, you: number, card: number): boolean {
  const side = position.sides[you];
  return side !== undefined && [side.faction, ...side.characters, ...side.items, ...side.locations].some((piece) => piece?.card === card);
}
