// Something that is being written: kept, shared, read back while one types.
import { ask } from "../../lib/api";
import { copy } from "../../lib/clipboard";
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { download, inWords, mine, type SharedWork, type Weighed, type WholeWork } from "../api";
import { Attempts } from "../attempts.svelte";

const WAIT = 90;

export class Writing<C extends object> extends Attempts {
  id = $state("");
  work = $state.raw<WholeWork | null>(null);
  weighed = $state.raw<Weighed | null>(null);
  kept = $state("");
  private timer = 0;
  private reading = false;
  private changed = false;

  constructor(
    readonly game: string,
    readonly kind: string,
    readonly content: () => C,
    readonly name: () => string,
  ) {
    super();
  }

  /** This is what is known already: nothing of it would be lost. */
  begun(): void {
    this.kept = JSON.stringify(this.content());
  }

  unsaved = (): boolean => this.kept !== "" && JSON.stringify(this.content()) !== this.kept;

  readSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.read(), WAIT);
  }

  /** One reading at a time: what was typed meanwhile is read when it is done, and nothing that was overtaken. */
  async read(): Promise<void> {
    this.changed = true;
    if (this.reading) return;
    this.reading = true;
    while (this.changed) {
      this.changed = false;
      try {
        this.weighed = await ask<Weighed>(`/api/workshop/${this.game}/read?lang=${settings.language}`, { body: { kind: this.kind, content: this.content() } });
        this.trouble = "";
      } catch (error) {
        this.trouble = inWords(error);
      }
    }
    this.reading = false;
  }

  async open(ident: string): Promise<C | null> {
    if (ident === "new") return null;
    if (ident.startsWith("s.")) {
      const shared = await ask<SharedWork>(`/api/shared/${ident.slice(2)}`);
      return shared.content as C;
    }
    this.work = await mine<WholeWork>(`/api/works/${ident}`);
    this.id = ident;
    return this.work.content as C;
  }

  async save(): Promise<string> {
    const body = { name: this.name().trim() || say("web-workshop-nameless"), content: this.content() };
    this.work = this.id ? await mine<WholeWork>(`/api/works/${this.id}`, body) : await mine<WholeWork>("/api/works", { game: this.game, kind: this.kind, ...body });
    this.id = this.work.id;
    this.kept = JSON.stringify(this.content());
    history.replaceState(null, "", `/workshop/write/${this.kind}/${this.id}`);
    return say("web-workshop-saved", { version: this.work.version });
  }

  async share(): Promise<string> {
    await this.save();
    this.work = await mine<WholeWork>(`/api/works/${this.id}/share`, { on: true });
    const link = `${location.origin}/workshop/write/${this.kind}/s.${this.work.share}`;
    return say((await copy(link)) ? "web-workshop-link-copied" : "web-workshop-link", { link });
  }

  async write(): Promise<string> {
    const body = { kind: this.kind, name: this.name().trim() || say("web-workshop-nameless"), content: this.content() };
    const file = await ask<{ file: string; written: string }>(`/api/workshop/${this.game}/write`, { body });
    download(file.file, file.written);
    return "";
  }
}
