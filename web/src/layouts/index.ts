// The tables' layouts, by the name that the position carries. A new game adds a line here and a folder beside it.
import type { Component, Snippet } from "svelte";

import type { CardFace, Position, Prompt, Refusal, Option, Status } from "../lib/api";
import MysticWar from "./mystic-war/Table.svelte";

export interface LayoutProps {
  position: Position;
  status: Status;
  prompt: Prompt | null;
  cards: CardFace[];
  lit: Map<string, Option[]>;
  unlit: Map<string, Refusal>;
  pick: (place: string, from: HTMLElement) => void;
  /** The question and its answers: the layout says where they stand. */
  bar: Snippet;
}

export const layouts: Record<Position["layout"], Component<LayoutProps>> = { "mystic-war": MysticWar };
