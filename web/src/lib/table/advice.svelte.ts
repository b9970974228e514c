// What a bot would do in one's place, when asked; and a sentence for each kind of question that has not been met before. Where nothing can be
// pointed at, one more says how cards are read.
import { ask, type Hint, type Prompt } from "../api";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";

const KEY = "mulligan-met";
const TOUCH = "touch";
const SAID = new Set([
  ...["turn", "window", "idle", "power"].map((kind) => `mystic-war-${kind}`),
  ...["turn", "window", "mulligan", "either", "attackers", "blockers", "payment"].map((kind) => `spoils-${kind}`),
  ...["placement", "turn", "window", "face-down", "boost", "move"].map((kind) => `unmatched-${kind}`),
]);

function met(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** A window in which nothing is to be answered is another question. */
const kindOf = (prompt: Prompt, layout: string, idle: boolean): string => `${layout}-${prompt.kind === "window" && idle ? "idle" : prompt.kind}`;

export class Advice {
  /** The ticket that it is about: it goes with its question. */
  private ticket = $state("");
  private found = $state.raw<Hint | null>(null);
  private first = $state("");
  private about = "";

  hint(prompt: Prompt | null): Hint | null {
    return prompt && prompt.ticket === this.ticket ? this.found : null;
  }

  /** What this kind of question is; said once, or always while somebody is coached. */
  sentence(prompt: Prompt | null, layout: string, idle: boolean, coached: boolean): string {
    const kind = prompt ? kindOf(prompt, layout, idle) : "";
    if (prompt && this.first === prompt.ticket) return say(`web-first-${this.about}`);
    return coached && SAID.has(kind) ? say(`web-first-${kind}`) : "";
  }

  /** A question has come: is it the first of its kind? */
  meet(prompt: Prompt, layout: string, idle: boolean): void {
    const known = met();
    const kind = kindOf(prompt, layout, idle);
    const about = SAID.has(kind) && !known.includes(kind) ? kind : TOUCH;
    if (known.includes(about) || (about === TOUCH && !matchMedia("(hover: none)").matches)) return;
    this.about = about;
    this.first = prompt.ticket;
    localStorage.setItem(KEY, JSON.stringify([...known, about]));
  }

  async ask(table: string, token: string, prompt: Prompt): Promise<void> {
    const found = await ask<Hint>(`/api/tables/${table}/hint?lang=${settings.language}`, { token });
    this.found = found;
    this.ticket = prompt.ticket;
  }
}
