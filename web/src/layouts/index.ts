// The tables' layouts, by the name that the position carries. A new game adds a line here and a folder beside it.
import type { Component, Snippet } from "svelte";

import type { Board, Face, Option, Position, Prompt, Refusal, Status } from "../lib/api";
import { mysticWar } from "./mystic-war";
import { plain } from "./plain";
import { spoils } from "./spoils";
import { unmatched } from "./unmatched";

export interface LayoutProps<P = Position, F = Face> {
  position: P;
  status: Status;
  prompt: Prompt | null;
  cards: F[];
  board: Board | null;
  lit: Map<string, Option[]>;
  unlit: Map<string, Refusal>;
  /**
   * What is lit there is chosen; of several options a menu is shown beside the element, under the title.
   * Where choices are gathered it is taken up or put back; the key tells things at the same place apart.
   */
  pick: (place: string, from: HTMLElement, title?: string, key?: string) => void;
  /** The keys of what has been taken up. */
  gathered: ReadonlySet<string>;
  /** The question and its answers: the layout says where they stand. */
  bar: Snippet;
}

export interface CardProps<F = Face> {
  face?: F | undefined;
  large?: boolean;
  small?: boolean;
}

/** What a window is to somebody: for those who do not want to be asked in every one. */
export interface Concern {
  mine: boolean;
  loss: boolean;
}

export interface Layout<P = Position, F = Face> {
  Table: Component<LayoutProps<P, F>>;
  Card: Component<CardProps<F>>;
  /** What a card says, to stand below a question about it; "" where the questions say it themselves. */
  words: (face: F) => string;
  concern: (position: P, you: number) => Concern;
}

/** A position always comes with the layout that it names, which no type can say. */
const forItsOwn = <P extends Position, F extends Face>(layout: Layout<P, F>): Layout => layout as unknown as Layout;

export const layouts: Record<Position["layout"], Layout> = {
  "mystic-war": forItsOwn(mysticWar),
  plain: forItsOwn(plain),
  spoils: forItsOwn(spoils),
  unmatched: forItsOwn(unmatched),
};
