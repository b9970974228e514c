// A palette from the three colours of a world: deep, middle, light.
import { darker, lighter, mix } from "../brush/colour";
import type { Seed } from "../brush/seed";
import type { Palette } from "./palette";

export type World = [string, string, string];

export function paletteOf(world: World, seed: Seed): Palette {
  const [deep, middle, light] = world;
  return {
    sky: [deep, middle, light],
    sun: lighter(light, 0.55),
    far: mix(middle, deep, 0.35),
    mid: mix(middle, deep, 0.6),
    near: darker(deep, 0.3),
    ground: [mix(middle, light, 0.25), darker(deep, 0.1)],
    accent: "#ffcf6a",
    cloth: [mix(deep, "#7a4a34", 0.35), mix(middle, "#c9a46a", 0.4), mix(seed.one(["#8f2f38", "#2f5d7a", "#4a6a3a", "#6a3a7a"]), middle, 0.25), lighter(light, 0.2)],
    metal: "#b8bfc6",
  };
}
