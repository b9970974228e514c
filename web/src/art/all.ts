// Every painter at once, for the sheets of the guide and for the tests; the page loads them one by one (Picture.svelte).
import { paint as covers } from "./covers";
import { paint as mysticWar } from "./mystic-war";
import { paint as spoils } from "./spoils";
import type { Painter } from "./subject";
import { paint as unmatched } from "./unmatched";

const GAMES: Record<string, Painter> = { spoils, "mystic-war": mysticWar, unmatched };
export const painter = (game: string, kind: string): Painter | undefined => (kind === "game" ? covers : GAMES[game]);
export { paintTerrain } from "./unmatched/terrain";
