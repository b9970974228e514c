// The service over HTTP, typed by its own description.
import type { components } from "../api";

type Schemas = components["schemas"];
export type Update = Schemas["Update"];
export type Prompt = Schemas["Prompt"];
export type Option = Schemas["Option"];
export type Gather = Schemas["Gather"];
export type Division = Schemas["Division"];
export type Refusal = Schemas["Refusal"];
export type LogEntry = Schemas["LogEntry"];
export type ChatLine = Schemas["ChatLine"];
export type Status = Schemas["Status"];
export type Standing = Schemas["Standing"];
export type Act = Schemas["Act"];
export type Hello = Schemas["Hello"];
export type Sent = Schemas["Sent"];
export type ServerMessage = Schemas["Update"] | Schemas["Done"] | Schemas["Refused"];
export type OpenTable = Schemas["OpenTable"];
export type NewTable = Omit<Schemas["NewTable"], "terms"> & { terms?: Terms };
export type Terms = Schemas["Terms"];
export type SeatPlan = Schemas["SeatPlan"];
export type Created = Schemas["Created"];
export type Joined = Schemas["Joined"];
export type ReplayPosition = Schemas["ReplayPosition"];
export type Taught = Schemas["Taught"];
export type RuleText = Schemas["RuleText"];
export type Reviewed = Schemas["Reviewed"];
export type Hint = Schemas["Hint"];
export type Course = Schemas["Course"];
export type Position = Update["position"];
// The server always sends every value of these, also those that have a usual one.
export type Field = Required<Omit<Schemas["Field"], "choices">> & { choices: Required<Schemas["Choice"]>[] };
export type GameInfo = Omit<Schemas["GameInfo"], "fields"> & { fields: Field[] };

// Of the layouts. A new game adds its own.
export type Face = Schemas["CardFace"] | Schemas["SpoilsFace"] | Schemas["UnmatchedFace"] | Schemas["PlainFace"];
export type PlainTable = Schemas["PlainTable"];
export type PlainFace = Schemas["PlainFace"];
export type PlainSide = Schemas["PlainSide"];
export type Amount = Schemas["Amount"];
export type Heap = Schemas["Heap"];
export type Printed = Schemas["Printed"];
export type MysticWarTable = Schemas["MysticWarTable"];
export type CardFace = Schemas["CardFace"];
export type UnmatchedTable = Schemas["UnmatchedTable"];
export type UnmatchedFace = Schemas["UnmatchedFace"];
export type Board = Schemas["Board"];
export type Side = Schemas["Side"];
export type Combat = Schemas["Combat"];
export type Token = Schemas["Token"];
export type Realm = Schemas["Realm"];
export type Played = Schemas["Played"];
export type Change = Schemas["Change"];
export type SpoilsTable = Schemas["SpoilsTable"];
export type SpoilsFace = Schemas["SpoilsFace"];
export type SpoilsSide = Schemas["SpoilsSide"];
export type Piece = Schemas["Piece"];
export type Held = Schemas["Held"];
export type Play = Schemas["Play"];
export type Battle = Schemas["Battle"];

/** What the server refused, in words for the person. */
export class Trouble extends Error {}

export async function ask<T>(path: string, init: { body?: unknown; token?: string } = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (init.token) headers["Authorization"] = `Bearer ${init.token}`;
  if (init.body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method: init.body === undefined ? "GET" : "POST",
    headers,
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  if (!answer.ok) {
    const trouble = (await answer.json().catch(() => ({ text: answer.statusText }))) as { text: string };
    throw new Trouble(trouble.text);
  }
  return (await answer.json()) as T;
}
