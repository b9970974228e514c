// Making a table: it is asked for, remembered in this browser, and opened.
import { ask, type Created, type GameInfo, type NewTable, type SeatPlan } from "../api";
import { keepShare, sitting } from "./keys";
import { remember } from "./memory";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";

export const ownName = (): string => settings.name.trim() || say("web-default-name");

/** Who sits there unless somebody says otherwise: oneself first, then bots or friends. */
export function plan(number: number, others: "bot" | "person", level = settings.level): SeatPlan {
  if (number === 0) return { kind: "me", name: ownName(), level };
  const name = others === "bot" ? say("web-bot-name", { number }) : say("web-friend-name", { number });
  return { kind: others, name, level };
}

export async function make(wanted: NewTable, query = ""): Promise<void> {
  const created = await ask<Created>(`/api/tables?lang=${settings.language}`, { body: { ...wanted, ...(await sitting("", ownName())) } });
  keepShare("", created.table);
  const own = created.seats.find((seat) => seat.seat === created.mine);
  const token = own?.token ?? created.watch;
  remember({
    table: created.table,
    token,
    game: wanted.game,
    names: created.seats.map((seat) => seat.name),
    seat: created.mine ?? -1,
    links: created.seats
      .filter((seat) => seat.token && seat.seat !== created.mine)
      .map((seat) => ({ name: seat.name, token: seat.token ?? "", seat: seat.seat })),
    watch: created.watch,
    when: Date.now(),
  });
  location.href = `/table/${created.table}${query}#${token}`;
}

/** A whole game against easy bots, with the coach beside it. */
export async function firstGame(name: string): Promise<void> {
  const games = await ask<GameInfo[]>(`/api/games?lang=${settings.language}`);
  const game = games.find((one) => one.name === name);
  if (!game) return;
  await make({ game: name, seats: Array.from({ length: game.seats }, (_, number) => plan(number, "bot", "easy")), open: false, setup: {} }, "?coach");
}
