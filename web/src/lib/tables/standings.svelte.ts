// How one's games stand: all are asked about once, those that go on again and again, what is over never more.
import { ask, Trouble, type Standing } from "../api";
import { settings } from "../settings.svelte";
import type { Remembered } from "./memory";

const KEY = "mulligan-ended";
const AT_ONCE = 10;
const LATEST = 20; // of those that go on, asked each time; the older ones in turn
const PATIENCE = 3; // a table that was refused so often is not asked about until the page is opened again

function ended(): Record<string, Standing> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Standing>;
  } catch {
    return {};
  }
}

export class Standings {
  of = $state.raw<Record<string, Standing>>(ended());
  private refused = new Map<string, number>();
  private round = 0;
  private busy = false;

  /** Everything that is not known to be over, a few at a time. */
  async begin(mine: Remembered[]): Promise<void> {
    this.keep(Object.fromEntries(mine.flatMap(({ table }) => (this.of[table]?.over ? [[table, this.of[table]]] : []))));
    await this.all(this.open(mine));
  }

  /** What may have changed since. */
  async look(mine: Remembered[]): Promise<void> {
    const open = this.open(mine);
    const older = open.slice(LATEST);
    const from = older.length ? (this.round++ * AT_ONCE) % older.length : 0;
    await this.all([...open.slice(0, LATEST), ...older.slice(from, from + AT_ONCE)]);
  }

  private open = (mine: Remembered[]): Remembered[] => mine.filter(({ table }) => !this.of[table]?.over && (this.refused.get(table) ?? 0) < PATIENCE);

  private async all(entries: Remembered[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let from = 0; from < entries.length; from += AT_ONCE) await Promise.all(entries.slice(from, from + AT_ONCE).map((entry) => this.one(entry)));
    this.busy = false;
  }

  private async one({ table, token }: Remembered): Promise<void> {
    try {
      const found = await ask<Standing>(`/api/tables/${table}/status?lang=${settings.language}`, { token });
      this.of = { ...this.of, [table]: found };
      if (found.over) this.keep({ ...ended(), [table]: found });
    } catch (error) {
      if (error instanceof Trouble) this.refused.set(table, (this.refused.get(table) ?? 0) + 1);
    }
  }

  private keep(over: Record<string, Standing | undefined>): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(over));
    } catch {
      // Full: they are asked about again next time.
    }
  }
}
