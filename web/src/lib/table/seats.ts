// What is to be said of a seat beside its name.
import type { Status } from "../api";
import { now } from "../tables/time.svelte";
import { say } from "../words.svelte";

/** After so many seconds it is said for how long somebody has been away. */
const FOR_LONG = 60;

export function seatNote(status: Status, seat: number): string {
  const who = status.seats[seat];
  if (!who) return "";
  if (who.late) return say("web-seat-late");
  if (who.resigned) return say("web-seat-resigned");
  if (who.stand_in) return say("web-seat-stand-in");
  if (who.kind === "bot") return say("web-seat-bot");
  if (who.free) return say("web-seat-free");
  if (who.present) return "";
  const away = who.away_since ? now() - who.away_since : 0;
  return away < FOR_LONG ? say("web-seat-away") : say("web-seat-away-for", { minutes: Math.floor(away / 60) });
}
