// A scene: sky, place, and the glaze that lies over whoever stands in it.
import type { Easel } from "../brush/easel";
import type { Seed } from "../brush/seed";
import { INDOORS } from "./indoors";
import { OUTDOORS, type Place } from "./outdoors";
import type { Palette } from "./palette";
import { sky } from "./sky";

const PLACES: Record<string, Place> = { ...OUTDOORS, ...INDOORS };

export function scene(easel: Easel, seed: Seed, palette: Palette, place: string): string {
  const paint = PLACES[place] ?? OUTDOORS.road;
  return (place in INDOORS ? "" : sky(easel, seed, palette)) + paint(easel, seed, palette);
}

export const isPlace = (name: string): boolean => name in PLACES;
