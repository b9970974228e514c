// Making a choice: what is lit, what has been taken up, what is divided, and what was confirmed together.
import type { Division, Gather, Option, Prompt, Refusal } from "../api";
import { settings } from "../settings.svelte";
import type { ShownTable } from "./shown.svelte";

/** Something taken up while choices are gathered. */
interface Taken {
  key: string;
  place: string;
}

/** Choices that were confirmed together and go to the server one by one. */
interface Queue {
  kinds: string[];
  places: string[];
}

const matches = (option: Option, wanted: string): boolean => option.place === wanted || option.does === wanted;

export class Choosing {
  taken = $state.raw<Taken[]>([]);
  /** What was picked and can do several things. */
  picked = $state.raw<{ place: string; title: string; options: Option[]; key?: string } | null>(null);
  /** How an amount is being divided, by place. */
  shares = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The player has declined. */
  declined: () => void = () => undefined;
  /** The last choice ended the player's own turn. */
  ended = false;
  private queue: Queue | null = null;
  private lastAsked = "";
  private then: { places: string[]; until: number } | null = null;
  /** What was picked to begin something, and is taken up as soon as that is asked for. */
  private begun: Taken | null = null;

  prompt: Prompt | null = $derived.by(() => this.asked());
  lit: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    // While one chooses what an action is done with, nothing else is lit.
    const action = this.picked && !this.picked.place && !this.gather ? this.picked : null;
    for (const option of action?.options ?? this.prompt?.options ?? []) {
      for (const place of [option.place, ...option.begun_by]) if (place) found.set(place, [...(found.get(place) ?? []), option]);
    }
    for (const { place } of this.division?.among ?? []) found.set(place, []);
    return found;
  });
  unlit: ReadonlyMap<string, Refusal> = $derived(new Map((this.prompt?.refusals ?? []).map((refusal) => [refusal.place, refusal])));
  gather: Gather | null = $derived(this.prompt?.together && "ends" in this.prompt.together ? this.prompt.together : null);
  division: Division | null = $derived(this.prompt?.together && "among" in this.prompt.together ? this.prompt.together : null);
  gathered: ReadonlySet<string> = $derived(new Set(this.gather ? this.taken.map((one) => one.key) : this.picked ? [this.picked.place, this.picked.key ?? this.picked.place] : []));
  enough = $derived(this.gather !== null && this.taken.length > 0 && this.taken.length >= this.gather.least);

  constructor(
    private readonly live: ShownTable,
    private readonly asked: () => Prompt | null,
    /** How much more damage somebody bears. */
    private readonly bears: (place: string) => number,
  ) {}

  /** To begin with, everybody has what fells them, as far as it goes; what is left over lies on the first. */
  private spread({ among, total }: Division): Map<string, number> {
    let rest = total;
    const shares = new Map<string, number>();
    for (const { place } of among) {
      const share = Math.min(rest, Math.max(0, this.bears(place)));
      shares.set(place, share);
      rest -= share;
    }
    const first = among[0]?.place;
    if (first !== undefined) shares.set(first, (shares.get(first) ?? 0) + rest);
    return shares;
  }

  /** A new question: what was confirmed together answers it as far as it can. True where it needs nobody. */
  hear(prompt: Prompt): boolean {
    if (prompt.ticket === this.lastAsked) return false;
    this.lastAsked = prompt.ticket;
    this.taken = [];
    this.picked = null;
    const division = prompt.together && "among" in prompt.together ? prompt.together : null;
    this.shares = division ? this.spread(division) : new Map();
    const begun = this.begun;
    this.begun = null;
    if (begun && prompt.together && "ends" in prompt.together && prompt.options.some((option) => option.place === begun.place)) this.taken = [begun];
    const queue = this.queue;
    this.queue = null;
    if (queue?.kinds.includes(prompt.kind)) {
      // What there was only one of was not asked about.
      for (let next = queue.places.shift(); next !== undefined; next = queue.places.shift()) {
        const wanted = next;
        const queued = prompt.options.find((one) => matches(one, wanted));
        if (!queued) continue;
        this.queue = queue;
        void this.live.choose(queued.id);
        return true;
      }
    }
    const then = this.then;
    this.then = null;
    const there = then ? prompt.options.filter((option) => then.places.includes(option.place)) : [];
    if (there[0] && there.length === 1 && then && Date.now() < then.until) {
      void this.live.choose(there[0].id);
      return true;
    }
    return false;
  }

  choose(option: number): void {
    const picked = this.picked;
    if (picked && this.prompt?.options.find((one) => one.id === option)?.begun_by.includes(picked.place)) this.begun = { key: picked.key ?? picked.place, place: picked.place };
    this.picked = null;
    this.ended = this.prompt?.kind === "turn" && option === this.prompt.passing;
    if (option === this.prompt?.passing) this.declined();
    // Whatever card is laid, it lies face-up where it may.
    if (!this.queue && settings.stops !== "always" && this.prompt?.options.find((one) => one.id === option)?.does === "resource") this.queue = { kinds: ["facing"], places: ["face-up"] };
    void this.live.choose(option);
  }

  /** These, one after another; of each, further kinds of question may be answered as well. */
  confirm(places: string[], kinds: string[] = []): void {
    const [first, ...rest] = places;
    const option = this.prompt?.options.find((one) => first !== undefined && matches(one, first));
    if (!this.prompt || !option) return;
    this.queue = { kinds: [this.prompt.kind, ...kinds], places: rest };
    this.choose(option.id);
  }

  confirmTaken(): void {
    this.confirm([...this.taken.map((one) => one.place), ...(this.gather?.ends ? ["done"] : [])]);
  }

  take(place: string, key: string): void {
    const most = this.gather?.most ?? Infinity;
    if (this.taken.some((one) => one.key === key)) this.taken = this.taken.filter((one) => one.key !== key);
    else if (this.taken.length < most) this.taken = [...this.taken, { key, place }];
    if (this.gather?.at_once && this.taken.length === most) this.confirmTaken();
  }

  /** One more for this one, from whoever has most of the others. */
  share(place: string): void {
    const shares = new Map(this.shares);
    const from = [...shares.keys()].filter((other) => other !== place && (shares.get(other) ?? 0) > 0);
    from.sort((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
    const giver = from[0];
    if (giver === undefined) return;
    shares.set(giver, (shares.get(giver) ?? 0) - 1);
    shares.set(place, (shares.get(place) ?? 0) + 1);
    this.shares = shares;
  }

  /** The rules ask for one after another until nothing is left; the last takes the rest. */
  divide(): void {
    if (!this.division) return;
    const places: string[] = [];
    let rest = this.division.total;
    for (const { place } of this.division.among.slice(0, -1)) {
      if (rest === 0) break;
      const amount = this.shares.get(place) ?? 0;
      places.push(`number:${amount}`);
      rest -= amount;
    }
    this.confirm(places);
  }

  /** Something on the table or in hand was clicked. */
  pick(place: string, title: string, key: string): void {
    if (this.division && this.shares.has(place)) {
      this.share(place);
      return;
    }
    if (this.gather && this.lit.has(place)) {
      this.take(place, key);
      return;
    }
    if (this.prompt?.kind === "resource" && settings.stops !== "always") {
      this.confirm([place, "face-up"], ["facing"]);
      return;
    }
    const options = this.lit.get(place) ?? [];
    const only = options[0];
    if (options.length === 1 && only && !this.throwsAway(only)) this.begin(only, place, key);
    else if (options.length) this.picked = this.picked?.place === place ? null : { place, title, options, key };
  }

  /** What is picked at the answer to its next question: where the rules ask whether, which card, and which way up, one click says it all. */
  private begin(option: Option, place: string, key: string): void {
    if (option.does === "resource" && option.begun_by.includes(place)) {
      this.confirm(["resource", place, "face-up"], ["resource", "facing"]);
      return;
    }
    if (option.begun_by.includes(place)) this.begun = { key, place };
    this.choose(option.id);
  }

  /** Whoever clicks a card in their turn means to play it: that it can only be thrown away is said first. */
  private throwsAway(option: Option): boolean {
    return this.prompt?.kind === "turn" && option.does === "discard";
  }

  /** By key or from the list: what can be gathered is taken up. */
  answer(option: Option): void {
    if (!this.gather || !option.place || option.place === "done") this.choose(option.id);
    else this.take(option.place, this.gather.at_once ? `${option.place} ${this.taken.length}` : option.place);
  }

  /** Something was dragged here: what it can do there, else what it can do at all, and then there. */
  drop(from: string, places: string[]): void {
    if (!this.prompt || places.includes(from)) return;
    const direct = this.prompt.options.filter((option) => option.by === from && places.includes(option.place));
    const own = this.lit.get(from) ?? [];
    const by = own.filter((option) => places.includes(option.by));
    const found = direct.length ? direct : by.length ? by : own;
    const only = found[0];
    if (found.length > 1 || (only && this.throwsAway(only))) this.picked = { place: from, title: "", options: found };
    else if (only) {
      if (!direct.length && !by.length) this.then = { places, until: Date.now() + 3000 };
      this.choose(only.id);
    }
  }
}
