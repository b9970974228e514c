// Where the game stops for somebody: what passes by itself, and for how long.
import type { Position, Prompt } from "../api";
import { settings } from "../settings.svelte";
import type { Concern } from "../../layouts";

export class Stops {
  /** The turn of which nothing more is to be asked. */
  rest = $state(-1);
  private quiet = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly prompt: () => Prompt | null,
    private readonly position: () => Position | null,
    private readonly concern: () => Concern,
  ) {}

  turn = $derived.by(() => {
    const now = this.position();
    return now && "turn" in now ? now.turn : now && "round" in now ? now.round : 0;
  });

  /** The same cards for the same occasion in the same turn are the same question. */
  private get key(): string {
    const prompt = this.prompt();
    const could = prompt?.options.filter((option) => option.id !== prompt.passing).map((option) => option.label) ?? [];
    return `${this.turn} ${this.concern().idle ? "idle" : "answer"} ${could.sort().join("|")}`;
  }

  /** Does this window stop for its player? */
  get here(): boolean {
    if (this.rest === this.turn || this.quiet.has(this.key)) return false;
    if (settings.stops === "always") return true;
    if (settings.stops === "never") return false;
    return settings.stops === "loss" ? this.concern().loss : Boolean(this.concern().struck) || (this.prompt()?.matters ?? true);
  }

  notAgain(): void {
    this.quiet = new Set([...this.quiet, this.key]);
  }

  /** Something was declined. Where nothing was played that could be answered, once in a round is enough. */
  declined(): void {
    if (settings.stops !== "always" && this.prompt()?.kind === "window" && this.concern().idle) this.notAgain();
  }
}
