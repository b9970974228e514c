// The keys of seats: an invitation is exchanged for a key that nobody else has.
import { ask, type Joined } from "./api";
import { recall } from "./memory";

export const isInvitation = (token: string): boolean => token.startsWith("i.");

/** A secret of this browser's own making. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Take the seat that an invitation is for; from then on the address holds the key. A used one is shown as it is. */
export async function takeSeat(table: string, invitation: string): Promise<string> {
  const kept = `mulligan-key-${table}`;
  const key = sessionStorage.getItem(kept) ?? freshKey();
  sessionStorage.setItem(kept, key); // asked again with the same key, the seat is ours already
  let token: string;
  try {
    token = (await ask<Joined>(`/api/tables/${table}/sit`, { body: { invitation, key } })).token;
  } catch {
    token = recall(table)?.token ?? invitation;
  }
  history.replaceState(null, "", `${location.pathname}${location.search}#${token}`);
  return token;
}
