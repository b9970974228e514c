// The server's time, by which clocks are kept; it is asked for once, and a second hand moves while somebody looks.
import { ask } from "../api";

let ahead = $state(0);
let tick = $state(Date.now());
let lookers = 0;
let hand = 0;
let learned = false;

async function learn(): Promise<void> {
  learned = true;
  const before = Date.now();
  const { now } = await ask<{ now: number }>("/api/time");
  ahead = now * 1000 - (before + Date.now()) / 2;
}

/** Let the second hand move until the function that this gives is called. */
export function look(): () => void {
  if (!learned) void learn().catch(() => (learned = false));
  lookers += 1;
  if (lookers === 1) hand = window.setInterval(() => (tick = Date.now()), 250);
  return () => {
    lookers -= 1;
    if (lookers === 0) window.clearInterval(hand);
  };
}

/** Seconds since 1970 by the server; it changes while somebody looks. */
export const now = (): number => (tick + ahead) / 1000;

/** 3:07, or 1:02:05. */
export function told(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
