// A table's room as this browser sees it: its key, what it looks like now, and what is done there.
import type { components } from "../api";
import { ask } from "../lib/api";
import { freshKey, keepShare, sitting } from "../lib/tables/keys";
import { ownName } from "../lib/tables/making";
import { remember } from "../lib/tables/memory";
import { say } from "../lib/words.svelte";
import { settings } from "../lib/settings.svelte";

type Schemas = components["schemas"];
export type RoomSeen = Schemas["RoomSeen"];
export type RoomSeat = Schemas["RoomSeat"];
export type RoomAct =
  | Schemas["PickFor"] | Schemas["BringWork"] | Schemas["SayReady"] | Schemas["CallMe"] | Schemas["LeaveRoom"] | Schemas["SeatBot"]
  | Schemas["FreeSeat"] | Schemas["ChangeSeats"] | Schemas["SwapSides"] | Schemas["SetSeats"] | Schemas["SetTerms"] | Schemas["SettleField"];

const WAIT = 20; // seconds that the server may keep a question open
const AGAIN = 2000;
const keyOf = (room: string): string => `mulligan-room-${room}`;

export const RECENT = "mulligan-rooms";
export interface Recent {
  room: string;
  game: string;
  when: number;
}

export function recentRooms(): Recent[] {
  try {
    const day = Date.now() - 86_400_000;
    return (JSON.parse(localStorage.getItem(RECENT) ?? "[]") as Recent[]).filter((one) => one.when > day).slice(0, 5);
  } catch {
    return [];
  }
}

function keep(room: string, game: string): void {
  const others = recentRooms().filter((one) => one.room !== room);
  localStorage.setItem(RECENT, JSON.stringify([{ room, game, when: Date.now() }, ...others]));
}

/** A new room for a game, with oneself as its host; the page goes there. */
export async function openRoom(game: string): Promise<void> {
  const key = freshKey();
  const { profile } = await sitting("", ownName());
  const made = await ask<Schemas["EnteredRoom"]>("/api/rooms", { body: { game, name: ownName(), key, ...(profile ? { profile } : {}) } });
  localStorage.setItem(keyOf(made.room), key);
  keep(made.room, game);
  location.href = `/room/${made.room}`;
}

export class Waiting {
  seen = $state.raw<RoomSeen | null>(null);
  trouble = $state("");
  token: string;
  #gone = false;
  /** How often it was dealt when this page opened: only a new deal takes one to a table. */
  #dealt = -1;
  #watch: Record<string, string> = {};

  constructor(readonly room: string) {
    this.token = localStorage.getItem(keyOf(room)) ?? "";
    void this.#follow();
  }

  leave(): void {
    this.#gone = true;
  }

  get host(): boolean {
    const { seen } = this;
    return seen?.you != null && (seen.seats[seen.you]?.host ?? false);
  }

  async #follow(): Promise<void> {
    let wait = 0;
    while (!this.#gone) {
      try {
        const version = this.seen?.version ?? -1;
        const path = `/api/rooms/${this.room}?lang=${settings.language}&version=${version}&wait=${wait}`;
        const { token } = this;
        const seen = await ask<RoomSeen>(path, { token });
        // Whoever has come in meanwhile is no stranger any more, as whom this was asked.
        if (token === this.token) this.#show(seen);
        wait = WAIT;
      } catch (error) {
        this.trouble = (error as Error).message;
        wait = 0;
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  /** An answer may be overtaken by a later one on its way. */
  #show(seen: RoomSeen): void {
    if (this.#gone || (this.seen && seen.version < this.seen.version)) return;
    if (this.#dealt < 0) this.#dealt = seen.dealt;
    this.seen = seen;
    if (seen.you != null && seen.dealt > this.#dealt) this.#sit(seen);
  }

  #sit(seen: RoomSeen): void {
    this.#gone = true;
    keepShare(`room-${this.room}`, seen.table);
    const names = seen.seats.map((seat) => seat.name);
    remember({ table: seen.table, token: this.token, game: seen.game, names, seat: seen.you ?? -1, links: [], watch: this.#watch[seen.table] ?? "", when: Date.now() });
    location.href = `/table/${seen.table}#${this.token}`;
  }

  async #try<T>(doing: Promise<T>): Promise<T | null> {
    this.trouble = "";
    try {
      return await doing;
    } catch (error) {
      this.trouble = (error as Error).message;
      return null;
    }
  }

  async enter(): Promise<void> {
    const key = this.token || freshKey();
    const { profile } = await sitting(`room-${this.room}`, ownName());
    const people = (this.seen?.seats ?? []).filter((seat) => seat.kind === "person");
    const twice = !settings.name.trim() && people.some((seat) => seat.name === ownName());
    const name = twice ? say("web-friend-name", { number: people.length + 1 }) : ownName();
    const body = { name, key, ...(profile ? { profile } : {}) };
    const entered = await this.#try(ask<Schemas["EnteredRoom"]>(`/api/rooms/${this.room}/enter?lang=${settings.language}`, { body }));
    if (!entered) return;
    localStorage.setItem(keyOf(this.room), key);
    this.token = key;
    const seen = await this.#try(ask<RoomSeen>(`/api/rooms/${this.room}?lang=${settings.language}`, { token: key }));
    if (seen) {
      keep(this.room, seen.game);
      this.seen = seen;
    }
  }

  async act(act: RoomAct): Promise<void> {
    const seen = await this.#try(ask<RoomSeen>(`/api/rooms/${this.room}/acts?lang=${settings.language}`, { token: this.token, body: act }));
    if (seen) this.#show(seen);
  }

  async ready(on: boolean): Promise<void> {
    const offer = this.seen?.offer ?? null;
    const { promise } = on ? await sitting(`room-${this.room}`, ownName()) : {};
    await this.act({ act: "ready", on, offer, ...(promise ? { promise } : {}) });
  }

  async deal(): Promise<void> {
    const { promise } = await sitting(`room-${this.room}`, ownName());
    const body = promise ? { promise } : {};
    const dealt = await this.#try(ask<Schemas["DealtTable"]>(`/api/rooms/${this.room}/deal?lang=${settings.language}`, { token: this.token, body }));
    if (!dealt) return;
    this.#watch[dealt.table] = dealt.watch;
    const seen = this.seen;
    if (seen && !this.#gone) this.#sit({ ...seen, table: dealt.table });
  }
}
