// What is to be said of a seat beside its name.
import type { Status } from "./api";
import { say } from "./words.svelte";

export function seatNote(status: Status, seat: number): string {
  const who = status.seats[seat];
  if (!who) return "";
  if (who.resigned) return say("web-seat-resigned");
  if (who.stand_in) return say("web-seat-stand-in");
  if (who.kind === "bot") return say("web-seat-bot");
  if (who.free) return say("web-seat-free");
  return who.present ? "" : say("web-seat-away");
}
