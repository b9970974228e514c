// The tables' layouts, by the name that the position carries. A new game adds a line here and a folder beside it.
import type { Component } from "svelte";

import type { Subject } from "../art/subject";
import type { Board, Face, LogEntry, Option, Position, Prompt, Refusal, Status } from "../lib/api";
import type { Pause } from "../lib/table/shown.svelte";
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
  lit: ReadonlyMap<string, Option[]>;
  unlit: ReadonlyMap<string, Refusal>;
  /**
   * What is lit there is chosen; of several options the prompt line asks which, under the title.
   * Where choices are gathered it is taken up or put back; the key tells things at the same place apart.
   */
  pick: (place: string, title?: string, key?: string) => void;
  /** The keys of what has been taken up. */
  gathered: ReadonlySet<string>;
  /** How an amount is being divided, by place. */
  shares: ReadonlyMap<string, number>;
  /** Counts what is shown: grown by one, this position follows the one before. */
  moment: number;
}

export interface CardProps<F = Face> {
  face?: F | undefined;
  /** To be read: as high as its text asks for. */
  large?: boolean;
}

/** What a window is to somebody: for those who do not want to be asked in every one. */
export interface Concern {
  mine: boolean;
  loss: boolean;
  /** Another is taking something of theirs, and what they would rather lose is for them to say. */
  struck?: boolean;
  /** Nothing was played that could be answered: one might only do something of one's own. */
  idle: boolean;
}

/** Something that one does in this game, always on the bar; grey, with the reason, where it cannot be done now. */
export interface Action {
  id: string;
  icon: string;
  label: string;
  options: Option[];
  /** What it would do is asked about also where there is only one thing. */
  asks?: boolean;
  why: string;
  rule: string;
}

/** How somebody stands, for the course of the game. */
export interface Score {
  seat: number;
  name: string;
  value: number;
}

export interface Layout<P = Position, F = Face> {
  /** What fills the table's region, and what fills the hand's. */
  Table: Component<LayoutProps<P, F>>;
  Hand: Component<LayoutProps<P, F>>;
  Card: Component<CardProps<F>>;
  concern: (position: P, you: number) => Concern;
  /** How much more damage somebody there bears. Without this everybody bears whatever comes. */
  bears?: (position: P, place: string) => number;
  /** Is what lies there in the hand's region? */
  inHand: (place: string) => boolean;
  /** Which turn or round it is. */
  clock: (count: number) => string;
  /** The same choices, those that most people look for first. */
  ordered?: (prompt: Prompt, cards: F[], you: number) => Prompt;
  /** What is asked, where the page has better words for it than the rules; "" for theirs. */
  question?: (prompt: Prompt, position: P) => string;
  actions: (prompt: Prompt, unlit: ReadonlyMap<string, Refusal>, position: P) => Action[];
  /** What is to be said beside a question that belongs to something taken unasked, as it was all one could do. */
  aside?: () => string;
  /** Of two answers, the one that most people want where it is not the first. */
  wanted?: (prompt: Prompt) => number | undefined;
  /** What is said on the button that declines, where the game's own word says little; "" for that word. */
  declines?: (prompt: Prompt) => string;
  /** What is said on the button that confirms so many that were taken up; "" for the usual words. */
  confirms?: (prompt: Prompt, count: number) => string;
  /** What the button of an option says, where the page has better words for it than its label; "" for that. */
  button?: (option: Option, prompt: Prompt) => string;
  /** What an option would do, in the words of its card or item; "" where its label says it. */
  explains?: (option: Option, cards: F[], position: P) => string;
  /** What the card says for which something is picked; "" where there is no room for it, or the question says it. What has just left the table is found in how it lay lately. */
  saying?: (prompt: Prompt, cards: F[], lately: P[]) => string;
  /** What one plays for, in a sentence; for whoever watches, without a name. */
  goal: (position: P, you: number, cards: F[]) => string;
  scores: (position: P) => Score[];
  /** The picture that stands for a seat once it has won. */
  emblem?: (position: P, seat: number, cards: F[]) => Subject | null;
  /** Where the scores end: what is won by going down to nothing ends at 0. */
  down: boolean;
  /** What is said of a turn of one's own that ended in this, where nobody was asked about its end. */
  turnOver?: (before: P, log: LogEntry[], you: number) => string;
  pause: (before: P | null, after: P, log: LogEntry[], you: number) => Pause;
}

/** A position always comes with the layout that it names, which no type can say. */
const forItsOwn = <P extends Position, F extends Face>(layout: Layout<P, F>): Layout => layout as unknown as Layout;

export const layouts: Record<Position["layout"], Layout> = {
  "mystic-war": forItsOwn(mysticWar),
  plain: forItsOwn(plain),
  spoils: forItsOwn(spoils),
  unmatched: forItsOwn(unmatched),
};
