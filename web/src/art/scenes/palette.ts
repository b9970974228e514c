// The colours of a scene: few, and all from one light.
export interface Palette {
  /** From the top down to the horizon. */
  sky: [string, string, string];
  sun: string;
  /** Behind, in the middle, before. */
  far: string;
  mid: string;
  near: string;
  ground: [string, string];
  /** A window, a flame, a sail: what stands out. */
  accent: string;
  cloth: string[];
  metal: string;
  night?: boolean;
}
