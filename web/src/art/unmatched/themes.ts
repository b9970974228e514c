// The boards' themes: what kind of land, what grows or stands on it, what its ways are made of.
import type { World } from "../scenes/worlds";

export type Ways = "deck" | "trail" | "cobbles" | "planks" | "snow" | "tiles" | "asphalt" | "sand";
export type Thing = "pine" | "tree" | "rock" | "bush" | "reed" | "wave" | "crate" | "rotor" | "jet" | "house" | "car" | "lamp" | "grave" | "carpet" | "rune" | "table" | "speaker" | "barrel" | "fern" | "track" | "tent" | "crystal" | "flower" | "bench" | "locker" | "ice" | "mushroom";

export interface Theme {
  world: World;
  /** The land itself, by day. */
  land: string;
  ways: Ways;
  things: Thing[];
  /** Beyond the edge of what is solid: sky or water shows through. */
  around?: "sky" | "water";
  place: string;
  sight?: string;
}

const THEMES: readonly (readonly [RegExp, Theme])[] = [
  [/helicarrier/, { world: ["#2f4a66", "#7fa4bc", "#e9ead4"], land: "#6c7680", ways: "deck", things: ["jet", "crate", "rotor", "barrel"], around: "sky", place: "sea", sight: "carrier" }],
  [/baskerville/, { world: ["#3a3f4a", "#7f868c", "#dcd7c4"], land: "#6f7a62", ways: "cobbles", things: ["tree", "rock", "bush", "lamp"], place: "fog", sight: "palace" }],
  [/hell.s kitchen/, { world: ["#3a1420", "#8f2f38", "#f0b083"], land: "#655a5c", ways: "asphalt", things: ["house", "car", "lamp", "crate"], place: "street" }],
  [/marmoreal/, { world: ["#3a6a8a", "#8fc0c4", "#fbe6c0"], land: "#9aa487", ways: "tiles", things: ["tree", "flower", "mushroom", "rune"], place: "road", sight: "palace" }],
  [/navy pier/, { world: ["#1d3f55", "#3f8a98", "#dfe8c4"], land: "#a58a64", ways: "planks", things: ["crate", "barrel", "tent", "lamp"], around: "water", place: "pier", sight: "ship" }],
  [/sanctum/, { world: ["#2c1d44", "#7a4f9a", "#f0c6b0"], land: "#6a5a74", ways: "tiles", things: ["carpet", "rune", "table", "crystal"], place: "library" }],
  [/sarpedon/, { world: ["#5a3a24", "#c08a44", "#f7e0a4"], land: "#a58f62", ways: "sand", things: ["rock", "tree", "reed", "wave"], around: "water", place: "sea", sight: "ship" }],
  [/sherwood/, { world: ["#23402f", "#5f8a55", "#e3e0a8"], land: "#6a8350", ways: "trail", things: ["tree", "pine", "bush", "mushroom", "rock"], place: "forest" }],
  [/soho/, { world: ["#3a3f4a", "#7f868c", "#dcd7c4"], land: "#7a7266", ways: "cobbles", things: ["house", "lamp", "barrel", "house"], place: "street", sight: "tavern" }],
  [/sunnydale/, { world: ["#23305a", "#7a6a9a", "#f3c9a0"], land: "#8a8a6c", ways: "tiles", things: ["bench", "locker", "tree", "bush"], place: "street", sight: "archive" }],
  [/t\.? ?rex|paddock/, { world: ["#1f3f3a", "#4f8a6a", "#dfe3a8"], land: "#5f7d4c", ways: "trail", things: ["fern", "track", "pine", "rock", "bush"], place: "forest" }],
  [/bronze/, { world: ["#1f1d3d", "#4b3a72", "#c08a8e"], land: "#5c4a58", ways: "planks", things: ["table", "speaker", "barrel", "lamp"], place: "tavern" }],
  [/raft/, { world: ["#1d2f44", "#3f6a88", "#c4d6d4"], land: "#5f6c78", ways: "deck", things: ["crate", "locker", "barrel"], around: "water", place: "sea", sight: "prison" }],
  [/yukon/, { world: ["#2f4354", "#7f9fb0", "#eef2ea"], land: "#c3ccc8", ways: "snow", things: ["pine", "rock", "ice", "tent"], place: "ridge" }],
];

const ELSEWHERE: readonly Theme[] = [
  { world: ["#23402f", "#5f8a55", "#e3e0a8"], land: "#7d8a5c", ways: "trail", things: ["tree", "rock", "bush"], place: "forest" },
  { world: ["#5a3a24", "#c08a44", "#f7e0a4"], land: "#a0895f", ways: "cobbles", things: ["rock", "house", "barrel"], place: "ruin" },
  { world: ["#3a3f4a", "#7f868c", "#dcd7c4"], land: "#787d78", ways: "tiles", things: ["lamp", "crate", "bench"], place: "street" },
];

export function themeOf(name: string): Theme {
  const called = name.toLowerCase();
  const known = THEMES.find(([pattern]) => pattern.test(called));
  if (known) return known[1];
  let sum = 0;
  for (const letter of called) sum += letter.charCodeAt(0);
  return ELSEWHERE[sum % ELSEWHERE.length] ?? (ELSEWHERE[0] as Theme);
}
