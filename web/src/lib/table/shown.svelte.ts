// A table as it is shown: one thing after another, at the reader's pace; the next question comes when all of it was seen.
import type { Act, ChatLine, LogEntry, Position, Prompt, Status, Update } from "../api";
import { settings, type Pace } from "../settings.svelte";

const HISTORY = 400;
const FACTOR: Record<Pace, number> = { slow: 2.2, normal: 1, fast: 0.4, instant: 0 };
/** Between two questions no more than this goes by, but for what holds: milliseconds. */
const BUDGET: Record<Pace, number> = { slow: 30_000, normal: 4000, fast: 1500, instant: 0 };
const LEAST = 60;

/** A position with the log as it stood then, to be shown again. */
export interface Past {
  position: Position;
  log: number;
}

/** How long something is looked at: what passes, and what holds until it was read. */
export interface Pause {
  passes: number;
  holds: number;
}

export abstract class ShownTable {
  status = $state.raw<Status | null>(null);
  position = $state.raw<Position | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  trouble = $state("");
  news = $state.raw<LogEntry[]>([]);
  /** Counts what was shown: two positions are one after the other where it grew by one. */
  moment = $state(0);
  /** Is there more to be shown before the next question? */
  playing = $state(false);
  /** Does what is shown hold until it was read? */
  holding = $state(false);
  past: Past[] = [];
  sinceChoice = 0;
  /** How long a step from one position to the next is to be looked at. */
  pause: (before: Position | null, after: Position, log: LogEntry[]) => Pause = () => ({ passes: 0, holds: 0 });

  protected generation = -1;
  private coming: Update[] = [];
  private timer = 0;
  private until = 0;
  private spent = 0;

  /** Where the printed cards of this table are read. */
  abstract readonly printed: string;
  abstract readonly token: string;

  /** Do something at the table. Resolves when it is done for good. */
  abstract act(act: Act): Promise<string>;
  /** Speak another language from here on: everything is told again. */
  abstract again(): void;

  /** What there is to see next. */
  protected tell(message: Update): void {
    if (message.generation !== this.generation && this.generation >= 0) this.skip();
    this.coming.push(message);
    this.showOn();
  }

  /** The table has come to this. */
  protected came(_status: Status): void {}

  /** Show what waits, each when what was shown before it has been looked at. */
  private showOn(): void {
    clearTimeout(this.timer);
    for (;;) {
      const left = this.until - performance.now();
      if (left > 4 && this.coming.length) {
        this.playing = true;
        this.timer = window.setTimeout(() => this.showOn(), left);
        return;
      }
      const next = this.coming.shift();
      if (!next) break;
      this.holding = false;
      this.until = performance.now() + this.show(next);
    }
    this.playing = false;
  }

  /** Gives how long it is to be looked at. */
  private show(message: Update): number {
    const before = this.position;
    const again = message.generation !== this.generation || before === null;
    const start = again ? 0 : message.log_from;
    this.news = start >= this.log.length || start > 0 ? message.log.slice(Math.max(0, this.log.length - start)) : [];
    this.log = [...this.log.slice(0, message.log_from), ...message.log];
    this.chat = [...this.chat.slice(0, message.chat_from), ...message.chat];
    this.generation = message.generation;
    this.status = message.status;
    this.position = message.position;
    this.prompt = message.prompt;
    this.came(message.status);
    this.moment += again ? 2 : 1;
    this.past.push({ position: message.position, log: this.log.length });
    if (this.past.length > HISTORY) {
      this.past.shift();
      this.sinceChoice = Math.max(0, this.sinceChoice - 1);
    }
    if (again || settings.pace === "instant" || message.prompt) return 0;
    const { passes, holds } = this.pause(before, message.position, this.news);
    const left = (BUDGET[settings.pace] - this.spent) / (this.coming.length + 1);
    const short = Math.min(passes * FACTOR[settings.pace], Math.max(LEAST, left));
    this.spent += short;
    this.holding = holds > 0;
    return short + holds * Math.max(0.5, FACTOR[settings.pace]);
  }

  /** All that waits, at once. */
  skip(): void {
    this.until = 0;
    const rest = this.coming;
    this.coming = [];
    for (const message of rest) this.show(message);
    this.until = 0;
    this.showOn();
  }

  /** What holds was read: on with it. */
  goOn(): void {
    this.until = 0;
    this.showOn();
  }

  /** Choose; `unasked` for what passes by itself. */
  async choose(option: number, unasked = false): Promise<void> {
    const { prompt, moment } = this;
    if (!prompt) return;
    this.prompt = null;
    this.trouble = "";
    if (!unasked) {
      this.until = 0;
      this.spent = 0;
      this.sinceChoice = this.past.length - 1;
    }
    try {
      await this.act({ act: "choose", ticket: prompt.ticket, option });
    } catch {
      if (this.moment === moment) this.prompt = prompt;
      // Answered at another screen of one's own: the table went on, and nothing is wrong.
      else this.trouble = "";
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
