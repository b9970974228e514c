// Colours as #rrggbb, mixed like paint.
function parts(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const a = parts(first);
  const b = parts(second);
  const mixed = a.map((part, at) => Math.round(part + ((b[at] ?? 0) - part) * share));
  return `#${mixed.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, "0")).join("")}`;
}

/** Shadows are warm and blue, never black. */
export const darker = (colour: string, share: number): string => mix(colour, "#1a1226", share);

/** Light is warm. */
export const lighter = (colour: string, share: number): string => mix(colour, "#fff1d0", share);
