// The workshop of the service, typed by its own description.
import type { components } from "../api";
import { ask, Trouble, type Created, type Field, type SpoilsFace, type UnmatchedFace } from "../lib/api";
import { keepShare, profile, sitting } from "../lib/tables/keys";
import { remember } from "../lib/tables/memory";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

type Schemas = components["schemas"];
export type Work = Schemas["Work"];
export type WholeWork = Schemas["WholeWork"];
export type SharedWork = Schemas["SharedWork"];
export type Weighed = Schemas["Weighed"];
export type Misread = Schemas["Misread"];
export type AboutCard = Schemas["AboutCard"];
/** Something that people have made, to be chosen before a game. */
export type Offer = Omit<Schemas["Offer"], "choice"> & { choice: Field["choices"][number] };
export type Roster = Omit<Schemas["Roster"], "cards"> & { cards: { face: UnmatchedFace; count: number; understood: string[] }[] };
/** A printed card of The Spoils with what there is to know beside its face. */
export type KeptCard = Omit<Schemas["KeptCard"], "face"> & { face: SpoilsFace };

export const ownName = (): string => settings.name.trim() || say("web-default-name");

/** The secret of this browser's profile, which is made when it is first needed. */
export const myKey = (): Promise<string> => profile(ownName());

export async function mine<T>(path: string, body?: unknown): Promise<T> {
  const token = await myKey();
  const asking = body === undefined ? { token } : { token, body };
  try {
    return await ask<T>(path, asking);
  } catch (error) {
    await ask("/api/profiles", { body: { name: ownName(), key: token } }); // another database may not know us yet
    if (body === undefined) return ask<T>(path, asking);
    throw error;
  }
}

export async function away<Left = void>(path: string): Promise<Left> {
  const answer = await fetch(path, { method: "DELETE", headers: { Authorization: `Bearer ${await myKey()}` } });
  if (answer.ok) return (await answer.json().catch(() => undefined)) as Left; // there may be nothing more to say
  const trouble = (await answer.json().catch(() => ({ text: answer.statusText }))) as { text: string };
  throw new Trouble(trouble.text);
}

export const inWords = (error: unknown): string => (error as Error).message;

const read = new Map<string, Promise<KeptCard[]>>();

/** Every card there is; read once for as long as the page is open. */
export function everyCard(language: string): Promise<KeptCard[]> {
  let cards = read.get(language);
  if (!cards) {
    cards = ask<KeptCard[]>(`/api/workshop/spoils/cards?lang=${language}`);
    cards.catch(() => read.delete(language));
    read.set(language, cards);
  }
  return cards;
}

export const myCards = (language: string): Promise<KeptCard[]> => mine<KeptCard[]>(`/api/workshop/spoils/own?lang=${language}`);

/** Everybody's cards at once, and with one's own as soon as those are read: whole sets take their time. Ends when all are there. */
export async function cardsInParts(language: string, show: (cards: KeptCard[]) => void): Promise<void> {
  const own = myCards(language).catch(() => []);
  const all = await everyCard(language);
  show(all);
  const made = await own;
  if (made.length) show([...made, ...all]);
}

/** What a seat can bring: one's own, and what the host offers to everybody. Nothing where a game has no workshop. */
export const offersFor = (game: string, language: string): Promise<Offer[]> =>
  ["spoils", "unmatched"].includes(game) ? mine<Offer[]>(`/api/workshop/${game}/offers?lang=${language}`) : Promise.resolve([]);

const heroes = new Map<string, Promise<Roster[]>>();
/** Every hero there is, with all cards; read once for as long as the page is open. */
export function everyHero(language: string): Promise<Roster[]> {
  const found = heroes.get(language) ?? ask<Roster[]>(`/api/workshop/unmatched/rosters?lang=${language}`);
  found.catch(() => heroes.delete(language));
  heroes.set(language, found);
  return found;
}
/** The page of a hero's card. */
export const heroCard = (hero: string, card: string): string => `/workshop/heroes/${encodeURIComponent(hero)}/${encodeURIComponent(card)}`;

/** A table against a bot with something of one's own in the first seat; the page goes there. */
export async function playWith(game: string, work: string, setup: Record<string, unknown>): Promise<void> {
  const seats = [
    { kind: "me", name: ownName() },
    { kind: "bot", name: say("web-bot-name", { number: 1 }), level: settings.level },
  ];
  const body = { game, seats, setup, works: { 0: work }, ...(await sitting("", ownName())) };
  const created = await ask<Created>(`/api/tables?lang=${settings.language}`, { body });
  keepShare("", created.table);
  const token = created.seats[0]?.token ?? created.watch;
  remember({ table: created.table, token, game, names: created.seats.map((seat) => seat.name), seat: 0, links: [], watch: created.watch, when: Date.now() });
  location.href = `/table/${created.table}#${token}`;
}

/** Hand a text over as a file. */
export function download(file: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
