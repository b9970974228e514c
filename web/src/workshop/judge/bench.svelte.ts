// A scenario on the judge's desk: what is laid out and its text say the same; every change is run at once.
import type { components } from "../../api";
import { ask, type GameInfo } from "../../lib/api";
import { copy } from "../../lib/clipboard";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { inWords, mine, type SharedWork, type WholeWork } from "../api";
import { Attempts } from "../attempts.svelte";

type Schemas = components["schemas"];
export type Judged = Schemas["Judged"];
export type Desk = Schemas["Desk"];
export type Part = Schemas["Part"];
export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Parts = { [key: string]: Value };
export type Placed = string | { card: string; [key: string]: Value };

export interface Scenario {
  title: string;
  game: string;
  seats: string[];
  setup?: Parts;
  given?: Parts;
  play?: Parts[];
  then?: Parts;
  [key: string]: unknown;
}

const WAIT = 160;
const SEATS: Record<string, string[]> = { "mystic-war": ["A", "B", "C"] };

/** `mystic_power`, `Mystic Power` and `mystic power` are one. */
const plain = (key: string): string => key.replaceAll("_", " ").toLowerCase().split(/\s+/).join(" ").trim();
export const keyWords = (key: string): string => {
  const id = `web-judge-key-${plain(key).replaceAll(" ", "-")}`;
  const words = say(id);
  return words === id ? key : words;
};
export const asList = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : value === undefined || value === "" ? [] : [value]);
export const nameOf = (card: Placed): string => (typeof card === "string" ? card : card.card);

/** A value in words, as scenarios have it. */
export function shown(value: Value): string {
  if (Array.isArray(value)) return value.map(shown).join(", ");
  if (typeof value === "object") return Object.entries(value).map(([key, part]) => `${key}: ${shown(part)}`).join(", ");
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

export class Bench extends Attempts {
  scenario = $state<Scenario>(fresh("spoils"));
  text = $state("");
  judged = $state.raw<Judged | null>(null);
  desk = $state.raw<Desk | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** What of a table's moment could not be laid out here, in words. */
  leftOut = $state.raw<string[]>([]);
  id = $state("");
  private kept: WholeWork | null = null;
  private asked = 0;
  private timer = 0;
  private desks = new Map<string, Desk>();

  async open(ident: string): Promise<void> {
    try {
      this.games = await ask<GameInfo[]>(`/api/games?lang=${settings.language}`);
      if (ident.startsWith("t.")) {
        const moment = await ask<Schemas["Moment"]>(`/api/tables/${ident.slice(2)}/moment?lang=${settings.language}`, { token: location.hash.slice(1) });
        this.leftOut = moment.left_out;
        await this.write(moment.text);
      } else if (ident.startsWith("s.")) await this.write(String((await ask<SharedWork>(`/api/shared/${ident.slice(2)}`)).content["text"]));
      else if (ident !== "new") {
        this.kept = await mine<WholeWork>(`/api/works/${ident}`);
        this.id = ident;
        await this.write(String(this.kept.content["text"]));
      } else this.begin(new URLSearchParams(location.search).get("game") ?? "spoils");
    } catch (error) {
      this.trouble = inWords(error);
    }
  }

  begin(game: string): void {
    this.scenario = fresh(game);
    this.laid();
  }

  /** Something was laid out: the text follows. */
  laid(): void {
    clearTimeout(this.timer);
    void this.judge({ scenario: $state.snapshot(this.scenario) });
  }

  /** Something was written: what is laid out follows. */
  typed(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.judge({ text: this.text }), WAIT);
  }

  async write(text: string): Promise<void> {
    this.text = text;
    await this.judge({ text });
  }

  /** The newest answer counts, in whatever order they come. */
  private async judge(body: { text: string } | { scenario: unknown }): Promise<void> {
    const number = ++this.asked;
    try {
      const judged = await ask<Judged>(`/api/judge?lang=${settings.language}`, { body });
      if (number !== this.asked) return;
      this.judged = judged;
      this.trouble = "";
      if ("scenario" in body) this.text = judged.text;
      else if (judged.scenario) this.scenario = { title: "", game: "", seats: [], ...(judged.scenario as Partial<Scenario>) };
      await this.clear();
    } catch (error) {
      if (number === this.asked) this.trouble = inWords(error);
    }
  }

  /** What there is to lay out, for this game and its seats. */
  private async clear(): Promise<void> {
    const { game, seats, setup } = this.scenario;
    if (!Array.isArray(seats) || !this.games.some((one) => one.name === game)) return;
    const body = { game, seats: seats.map(String), setup: settingUp(setup) };
    const key = `${settings.language} ${JSON.stringify(body)}`;
    try {
      const desk = this.desks.get(key) ?? (await ask<Desk>(`/api/judge/desk?lang=${settings.language}`, { body }));
      this.desks.set(key, desk);
      this.desk = desk;
    } catch {
      this.desk = null; // the text says what is wrong
    }
  }

  // ---- what is laid out ----------------------------------------------------------------------------------------------

  /** The part of a seat, or of the table (""). */
  get(seat: string, key: string): Value | undefined {
    const from = seat ? (this.scenario.given?.[seat] as Parts | undefined) : this.scenario.given;
    const found = Object.keys(from ?? {}).find((one) => plain(one) === key);
    return found === undefined ? undefined : from?.[found];
  }

  set(seat: string, key: string, value: Value | undefined): void {
    const given: Parts = { ...this.scenario.given };
    const part: Parts = seat ? { ...(given[seat] as Parts | undefined) } : given;
    const spelled = Object.keys(part).find((one) => plain(one) === key) ?? key;
    if (value === undefined || value === "" || (Array.isArray(value) && !value.length && key !== "hand")) delete part[spelled];
    else part[spelled] = value;
    if (seat) given[seat] = part;
    this.scenario.given = given;
    this.laid();
  }

  play(seat: string, words: string): void {
    this.scenario.play = [...(this.scenario.play ?? []), { [seat]: words }];
    this.laid();
  }

  unplay(number: number): void {
    this.scenario.play = (this.scenario.play ?? []).filter((_, at) => at !== number);
    this.laid();
  }

  expect(seat: string, key: string, value: Value): void {
    const then: Parts = { ...this.scenario.then };
    if (seat) then[seat] = { ...(then[seat] as Parts | undefined), [key]: value };
    else then[key] = key === "events includes" ? [...asList(then[key]), value] : value;
    this.scenario.then = then;
    this.laid();
  }

  expectNot(seat: string, key: string): void {
    const then: Parts = { ...this.scenario.then };
    if (seat) {
      const part: Parts = { ...(then[seat] as Parts | undefined) };
      delete part[key];
      if (Object.keys(part).length) then[seat] = part;
      else delete then[seat];
    } else delete then[key];
    this.scenario.then = then;
    this.laid();
  }

  // ---- keeping -------------------------------------------------------------------------------------------------------

  async save(): Promise<string> {
    const name = String(this.scenario.title || say("web-workshop-nameless")).slice(0, 60);
    const content = { text: this.text };
    const known = this.kept && this.kept.game === this.scenario.game;
    this.kept = known
      ? await mine<WholeWork>(`/api/works/${this.id}`, { name, content })
      : await mine<WholeWork>("/api/works", { game: this.scenario.game, kind: "scenario", name, content });
    this.id = this.kept.id;
    history.replaceState(null, "", `/workshop/judge/${this.id}`);
    return say("web-workshop-saved", { version: this.kept.version });
  }

  async share(): Promise<string> {
    await this.save();
    const shared = await mine<WholeWork>(`/api/works/${this.id}/share`, { on: true });
    const link = `${location.origin}/workshop/judge/s.${shared.share}`;
    return say((await copy(link)) ? "web-workshop-link-copied" : "web-workshop-link", { link });
  }
}

function fresh(game: string): Scenario {
  const seats = SEATS[game] ?? ["A", "B"];
  return { title: say("web-judge-new-title"), game, seats, given: { turn: seats[0] ?? "A" }, play: [], then: {} };
}

/** A file's words as a set-up has them: only "yes" and "no" are not texts. */
function settingUp(setup: Parts | undefined): Parts {
  const said: Record<string, boolean> = { yes: true, true: true, no: false, false: false };
  return Object.fromEntries(Object.entries(setup ?? {}).map(([key, value]) => [key, typeof value === "string" && value in said ? (said[value] ?? value) : value]));
}
