// Zones are told apart twice: by colour and by pattern. Fighters too: by colour and by the shape of their side.
const COLOURS: Record<string, string> = {
  blue: "#3f78c9",
  bluegreen: "#2a9d8f",
  brown: "#8a5a34",
  coral: "#ee7d63",
  darkblue: "#27468f",
  gold: "#d9a520",
  gray: "#8b9099",
  graybrown: "#8d7d6c",
  green: "#4c9a4a",
  ice: "#a9d5e8",
  indigo: "#5a4fb0",
  ivory: "#e6dcb8",
  lightblue: "#7fb9e6",
  lightgray: "#c6cad1",
  lightgreen: "#9fce7f",
  maroon: "#8a2f45",
  navy: "#33507e",
  olive: "#8a8f3a",
  orange: "#e58a2f",
  pink: "#e58fb4",
  purple: "#8a55b8",
  red: "#c9443c",
  rust: "#b35a2c",
  silver: "#b4bcc6",
  slate: "#5f7286",
  steel: "#6f95b5",
  stone: "#a89f8f",
  tan: "#cfae7c",
  teal: "#23898c",
  violet: "#a577d6",
  yellow: "#e7c93c",
};

export const colour = (name: string): string => COLOURS[name] ?? "#888";

/** Strokes on a tile of 16 by 16, one set a zone of the board. */
export const PATTERNS = [
  "",
  "M0 8H16",
  "M-4 4L4 -4M0 16L16 0M12 20L20 12",
  "M4 4h.01M12 12h.01M4 12h.01M12 4h.01",
  "M8 0V16",
  "M0 8H16M8 0V16",
  "M-4 12L4 20M0 0L16 16M12 -4L20 4",
  "M0 6Q4 0 8 6T16 6M0 14Q4 8 8 14T16 14",
  "M0 0L16 16M16 0L0 16",
  "M8 3a5 5 0 1 0 .01 0",
];

/** A slice of a ring around (0, 0), from one share of the turn to another. */
export function slice(from: number, to: number, outer: number, inner: number): string {
  const at = (share: number, radius: number): string => {
    const angle = share * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  if (to - from >= 1) return `${slice(0, 0.5, outer, inner)}${slice(0.5, 1 - 1e-9, outer, inner)}`;
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`;
}

/** A token's outline around (0, 0), of radius 1: a circle, a square, a diamond, a hexagon. */
export const SHAPES = [
  "M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z",
  "M-.66 -.86H.66A.2 .2 0 0 1 .86 -.66V.66A.2 .2 0 0 1 .66 .86H-.66A.2 .2 0 0 1 -.86 .66V-.66A.2 .2 0 0 1 -.66 -.86Z",
  "M0 -1.12L1.12 0L0 1.12L-1.12 0Z",
  "M-.54 -.94H.54L1.08 0L.54 .94H-.54L-1.08 0Z",
];

export const SIDE_COLOURS = ["#a8281f", "#1f4f9e", "#1c6f41", "#6d3a9c"];
