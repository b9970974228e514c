// What happened is heard as well: the loudest of it, then that it is one's turn, and how it ended.
import type { Prompt, Status } from "../api";
import { sound, type Sound } from "../screen/sound";
import type { ShownTable } from "./shown.svelte";

const HEARD: [RegExp, Sound][] = [
  [/damage|hurt|destroyed|defeated|loses/, "hit"],
  [/recovers|heal|influence-gained/, "heal"],
  [/plays|uses|reveals|attack|adds/, "play"],
  [/moves|placed|maneuver/, "move"],
  [/gains|receives/, "coin"],
  [/draws/, "draw"],
  [/passes/, "pass"],
];

/** To be called where a page is made: it sounds as long as that page stands. */
export function heard(live: ShownTable, prompt: () => Prompt | null, over: () => Status | null, unread: () => number): void {
  $effect(() => {
    const found = HEARD.find(([pattern]) => live.news.some((one) => pattern.test(one.kind)));
    if (found) sound(found[1]);
  });
  $effect(() => {
    if (prompt()?.kind === "turn") sound("turn");
  });
  $effect(() => {
    const status = over();
    if (status && status.you >= 0) sound(status.winners.includes(status.you) ? "win" : "lose");
  });
  $effect(() => {
    if (unread()) sound("notice");
  });
}
