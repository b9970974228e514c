// What a picture is asked to show, and the answer: SVG as text, the same for the same subject.
export interface Subject {
  kind: "card" | "fighter" | "game" | "board";
  name: string;
  line?: string;
  text?: string;
  extra?: Record<string, string>;
}

export interface Painting {
  width: number;
  height: number;
  /** How far down, in hundredths, what must not be cut off: the middle where nothing is said. */
  eyes?: number;
  svg: string;
}

export type Painter = (subject: Subject) => Painting;
