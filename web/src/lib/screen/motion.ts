// How long things move: not at all for those who asked for that.
import { settings } from "../settings.svelte";

export function moving(milliseconds: number): number {
  const still = !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : milliseconds;
}
