// A draft as one seat sees it, kept fresh while the page is open.
import type { components } from "../../api";
import { ask } from "../../lib/api";
import { freshKey } from "../../lib/tables/keys";
import { settings } from "../../lib/settings.svelte";
import { inWords, myKey, ownName, type KeptCard } from "../api";
import { Deck } from "../decks/deck.svelte";

type Schemas = components["schemas"];
export type DraftSeen = Schemas["DraftSeen"];
export type PickShown = Schemas["PickShown"];

const KEY = "mulligan-drafts";
const MOST = 20;
const WAIT = 20;
const AGAIN = 2000;

export interface KnownDraft {
  draft: string;
  token: string;
  sort: string;
  when: number;
}

export function knownDrafts(): KnownDraft[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownDraft[];
  } catch {
    return [];
  }
}

export function knowDraft(one: KnownDraft): void {
  const others = knownDrafts().filter((other) => other.draft !== one.draft);
  localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
}

/** Whom to say one is: a name, a key for the seat, and the profile if there is one. */
export async function comingIn(): Promise<{ name: string; key: string; profile?: string }> {
  const profile = await myKey().catch(() => undefined);
  return { name: ownName(), key: freshKey(), ...(profile ? { profile } : {}) };
}

export class Draft {
  seen = $state.raw<DraftSeen | null>(null);
  trouble = $state("");
  /** When the time for this card is over, by this browser's own clock. */
  until = $state<number | null>(null);
  private stopped = false;

  constructor(
    readonly id: string,
    public token: string,
  ) {}

  private take(seen: DraftSeen): void {
    if (this.seen && seen.version < this.seen.version) return;
    this.seen = seen;
    this.until = seen.left === null || seen.left === undefined ? null : Date.now() + seen.left * 1000;
  }

  async follow(): Promise<void> {
    while (!this.stopped) {
      try {
        const known = this.seen?.version ?? -1;
        this.take(await ask<DraftSeen>(`/api/drafts/${this.id}?version=${known}&wait=${this.seen ? WAIT : 0}`, { token: this.token }));
      } catch (error) {
        this.trouble = inWords(error);
        if (!this.seen) return;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }

  stop(): void {
    this.stopped = true;
  }

  async act(body: object): Promise<boolean> {
    this.trouble = "";
    try {
      this.take(await ask<DraftSeen>(`/api/drafts/${this.id}/acts?lang=${settings.language}`, { token: this.token, body }));
      return true;
    } catch (error) {
      this.trouble = inWords(error);
      return false;
    }
  }

  async enter(): Promise<void> {
    try {
      const coming = await comingIn();
      await ask(`/api/drafts/${this.id}/enter?lang=${settings.language}`, { body: coming });
      this.token = coming.key;
      knowDraft({ draft: this.id, token: coming.key, sort: this.seen?.sort ?? "draft", when: Date.now() });
      this.take(await ask<DraftSeen>(`/api/drafts/${this.id}`, { token: this.token }));
    } catch (error) {
      this.trouble = inWords(error);
    }
  }
}

/** How many there are of each name. */
export function counted(names: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

/** A deck of what was opened: no more of a card than there is, but for staples and factions. */
export class PoolDeck extends Deck {
  pool = new Map<string, number>();

  open_pool(names: string[], all: KeptCard[]): void {
    this.pool = counted(names);
    this.cards = all.filter((card) => this.pool.has(card.face.name) || this.isFree(card));
  }

  isFree = (card: KeptCard): boolean => card.origin === "house" && (card.face.kind === "faction" || (card.face.kind === "resource" && card.unlimited));

  override add(card: KeptCard): void {
    if (this.isFree(card) || this.count(card.face.name) < (this.pool.get(card.face.name) ?? 0)) super.add(card);
  }

  override set(name: string, count: number): void {
    const card = this.known.get(name);
    super.set(name, card && this.isFree(card) ? count : Math.min(count, this.pool.get(name) ?? 0));
  }
}
