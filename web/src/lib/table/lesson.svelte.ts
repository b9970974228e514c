// A lesson: a table whose other seats follow a script, and a coach who says what there is to see and to do.
// The server keeps nothing of it: all answers so far go there, and what they lead to comes back.
import { ask, type Act, type Taught } from "../api";
import { settings } from "../settings.svelte";
import { ShownTable } from "./shown.svelte";

const READ = -1;
const KEY = "mulligan-lessons";

/** The lessons that were taken to their end, in this browser. */
export function taken(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export class LessonTable extends ShownTable {
  readonly token = "";
  readonly printed: string;
  taught = $state.raw<Taught | null>(null);
  /** What the coach says to a choice that was not the right one. */
  wrong = $state("");
  /** There is only something to read: whatever it is about lies there. */
  reading: boolean = $derived((this.taught?.reading ?? false) && !this.playing);
  private answers: number[] = [];
  private asking = false;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    super();
    this.printed = `/api/lessons/${game}/${name}/printed`;
    this.again();
  }

  private async take(answers: number[]): Promise<void> {
    this.asking = true;
    try {
      const found = await ask<Taught>(`/api/lessons/${this.game}/${this.name}?lang=${settings.language}`, {
        body: { answers, log_seen: this.generation < 0 ? 0 : this.log.length },
      });
      this.wrong = found.wrong;
      if (found.wrong) throw new Error(found.wrong);
      this.line = "open";
      this.trouble = "";
      this.answers = answers;
      this.taught = found;
      for (const update of found.updates) this.tell(update);
      if (found.done) localStorage.setItem(KEY, JSON.stringify([...new Set([...taken(), `${this.game}/${this.name}`])]));
    } finally {
      this.asking = false;
    }
  }

  /** It was read: on with it. */
  read(): void {
    if (this.reading && !this.asking) void this.take([...this.answers, READ]).catch((error: unknown) => (this.trouble = String((error as Error).message)));
  }

  async act(act: Act): Promise<string> {
    if (act.act === "choose") await this.take([...this.answers, act.option]);
    else if (act.act === "take-back" && this.answers.length) {
      this.generation = -1;
      await this.take(this.answers.slice(0, -1));
    }
    return "";
  }

  /** From its beginning. */
  restart(): void {
    this.answers = [];
    this.again();
  }

  again(): void {
    this.generation = -1;
    void this.take(this.answers).catch((error: unknown) => {
      this.trouble = String((error as Error).message);
      if (!this.status) this.line = "refused";
    });
  }
}
