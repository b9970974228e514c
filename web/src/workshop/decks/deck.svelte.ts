// A deck while it is built: so many of each card, and what follows from them.
import { ask } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { cardsInParts, mine, type KeptCard, type SharedWork, type WholeWork, type Weighed } from "../api";

export const ICONS = ["O", "G", "E", "D", "R", "V"] as const;
export const GROUPS = ["faction", "resource", "character", "item", "location", "tactic", "unknown"] as const;
const WAIT = 120;
const MOST_STEPS = 200;

export interface Row {
  name: string;
  count: number;
  card: KeptCard | undefined;
}

export class Deck {
  id = $state("");
  name = $state("");
  counts = $state<Record<string, number>>({});
  cards = $state.raw<KeptCard[]>([]);
  weighed = $state.raw<Weighed | null>(null);
  work = $state.raw<WholeWork | null>(null);
  trouble = $state("");
  /** What was last kept, to see whether anything is new. */
  kept = $state("");
  /** Cards in a shared deck that its maker wrote: the server keeps them with it, in one go. */
  brought = $state.raw<SharedWork["cards"]>([]);
  private share = "";

  known = $derived(new Map(this.cards.map((card) => [card.face.name, card])));
  rows = $derived.by<Row[]>(() =>
    Object.entries(this.counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count, card: this.known.get(name) }))
      .sort((one, other) => (one.card?.face.cost ?? 0) - (other.card?.face.cost ?? 0) || (one.name < other.name ? -1 : 1)),
  );
  groups = $derived(GROUPS.map((kind) => ({ kind, rows: this.rows.filter((row) => (row.card?.face.kind ?? "unknown") === kind) })).filter((group) => group.rows.length));
  faction = $derived(this.rows.find((row) => row.card?.face.kind === "faction")?.card);
  /** Without the faction. */
  size = $derived(this.rows.reduce((sum, row) => sum + (row.card?.face.kind === "faction" ? 0 : row.count), 0));
  list = $derived.by(() => {
    const lines = (faction: boolean): string[] => this.rows.filter((row) => (row.card?.face.kind === "faction") === faction).map((row) => `${row.count} ${row.name}`);
    const [factions, others] = [lines(true), lines(false)];
    return [...(factions.length ? ["[Faction]", ...factions, ""] : []), ...(others.length ? ["[Game Deck]", ...others, ""] : [])].join("\n");
  });
  unsaved = $derived(JSON.stringify([this.name, this.list]) !== this.kept);
  /** As it came: a copy of somebody's that nobody has touched is not missed. */
  came = $state("");
  changed = $derived(this.unsaved && JSON.stringify([this.name, this.list]) !== this.came);

  private timer = 0;
  /** What it was before each change, the last one last; and what was taken back. */
  private before = $state.raw<Record<string, number>[]>([]);
  private after = $state.raw<Record<string, number>[]>([]);
  undoable = $derived(this.before.length > 0);
  redoable = $derived(this.after.length > 0);

  /** All cards are there, one's own among them. */
  whole: Promise<void> = Promise.resolve();
  /** Cards of one's own are still being read. */
  arriving = $state(false);

  /** Done when there are cards to show; `whole` when none is missing. */
  load(language: string): Promise<void> {
    return new Promise((shown, failed) => {
      this.arriving = true;
      this.whole = cardsInParts(language, (cards) => {
        this.cards = cards;
        shown();
      }).finally(() => (this.arriving = false));
      this.whole.catch(failed);
    });
  }

  count = (name: string): number => this.counts[name] ?? 0;

  private note(): void {
    this.before = [...this.before.slice(-MOST_STEPS), { ...this.counts }];
    this.after = [];
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.after = [...this.after, { ...this.counts }];
    this.counts = { ...last };
  }

  redo(): void {
    const next = this.after.at(-1);
    if (!next) return;
    this.after = this.after.slice(0, -1);
    this.before = [...this.before, { ...this.counts }];
    this.counts = { ...next };
  }

  add(card: KeptCard): void {
    const { name, kind } = card.face;
    if (kind === "faction" && this.count(name)) return;
    this.note();
    if (kind === "faction") for (const row of this.rows) if (row.card?.face.kind === "faction" && row.name !== name) delete this.counts[row.name];
    if (kind === "faction") this.counts[name] = 1;
    else this.counts[name] = Math.min(999, this.count(name) + 1);
  }

  set(name: string, count: number): void {
    if (Math.max(0, count) === this.count(name)) return;
    this.note();
    if (count > 0) this.counts[name] = Math.min(999, count);
    else delete this.counts[name];
  }

  /** So many of it; of factions there is one. */
  put(card: KeptCard, count: number): void {
    if (card.face.kind === "faction" && count > 0) this.add(card);
    else this.set(card.face.name, count);
  }

  /** Soon, and once for many changes. */
  weighSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.weigh(), WAIT);
  }

  async weigh(): Promise<void> {
    const { list } = this;
    try {
      const weighed = await mine<Weighed>(`/api/workshop/spoils/read?lang=${settings.language}`, { kind: "deck", content: { list } });
      if (list === this.list) this.weighed = weighed;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Take the lines of a list as they are. */
  async takeList(list: string): Promise<void> {
    const weighed = await mine<Weighed>(`/api/workshop/spoils/read?lang=${settings.language}`, { kind: "deck", content: { list } });
    if (weighed.trouble) throw new Error(weighed.trouble);
    if (weighed.shelves.some((shelf) => !this.known.has(shelf.name))) await this.whole;
    const counts: Record<string, number> = {};
    for (const shelf of weighed.shelves) counts[shelf.name] = (counts[shelf.name] ?? 0) + shelf.count;
    if (this.rows.length) this.note();
    this.counts = counts;
    this.weighed = weighed;
  }

  async takeFile(file: string, written: string): Promise<void> {
    const taken = await ask<{ content: { name: string; list: string } }>(`/api/workshop/spoils/take-in?lang=${settings.language}`, { body: { file, written } });
    await this.takeList(taken.content.list);
    this.name = taken.content.name;
  }

  async open(id: string, version?: number): Promise<void> {
    const work = await mine<WholeWork>(`/api/works/${id}${version ? `?version=${version}` : ""}`);
    await this.takeList(String(work.content["list"] ?? ""));
    this.id = work.id;
    this.name = work.name;
    this.work = work;
    if (!version) this.kept = JSON.stringify([this.name, this.list]);
  }

  async openShared(share: string): Promise<void> {
    const shared = await ask<SharedWork>(`/api/shared/${share}`);
    await this.takeList(String(shared.content["list"] ?? ""));
    this.name = shared.name;
    this.share = share;
    this.came = JSON.stringify([this.name, this.list]);
    this.brought = shared.cards.filter((card) => this.count(nameOf(card)) > 0 && !this.known.has(nameOf(card)));
  }

  /** A copy of a ready deck, by the name that it is chosen by. */
  async openReady(name: string): Promise<void> {
    const taken = await ask<{ content: { name: string; list: string } }>(`/api/workshop/spoils/ready?lang=${settings.language}&name=${encodeURIComponent(name)}`);
    await this.takeList(taken.content.list);
    this.name = taken.content.name;
    this.came = JSON.stringify([this.name, this.list]);
  }

  async save(): Promise<WholeWork> {
    const content = { list: this.list };
    const work = this.id
      ? await mine<WholeWork>(`/api/works/${this.id}`, { name: this.name, content })
      : await mine<WholeWork>("/api/works", { game: "spoils", kind: "deck", name: this.name, content, ...(this.brought.length ? { shared: this.share } : {}) });
    this.id = work.id;
    this.work = work;
    this.kept = JSON.stringify([this.name, this.list]);
    if (this.brought.length) {
      this.brought = [];
      await this.load(settings.language);
      await this.whole;
      this.weighSoon();
    }
    return work;
  }
}

export const nameOf = (card: SharedWork["cards"][number]): string => String(card["name"] ?? "");

/** The chance of at least so many of a kind among the cards seen, drawn without putting back. */
export function chance(deck: number, ofKind: number, seen: number, atLeast: number): number {
  if (atLeast <= 0) return 1;
  if (ofKind < atLeast || seen < atLeast) return 0;
  const drawn = Math.min(seen, deck);
  let fewer = 0;
  for (let got = 0; got < atLeast; got += 1) fewer += Math.exp(choose(ofKind, got) + choose(deck - ofKind, drawn - got) - choose(deck, drawn));
  return Math.max(0, Math.min(1, 1 - fewer));
}

/** The logarithm of how many ways there are to take k of n. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return -Infinity;
  let sum = 0;
  for (let i = 1; i <= k; i += 1) sum += Math.log(n - k + i) - Math.log(i);
  return sum;
}
