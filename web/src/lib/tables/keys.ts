// The keys of seats: an invitation is exchanged for a key that nobody else has.
import { ask, type Joined } from "../api";
import { recall } from "./memory";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";

export const isInvitation = (token: string): boolean => token.startsWith("i.");

/** A secret of this browser's own making. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** The secret behind this browser's profile. The server learns of the profile when it is first needed. */
export async function profile(name: string): Promise<string> {
  const kept = localStorage.getItem("mulligan-profile");
  const key = kept ?? freshKey();
  if (!kept) {
    await ask("/api/profiles", { body: { name, key } });
    localStorage.setItem("mulligan-profile", key);
  }
  return key;
}

/** What is told when one sits down: whose profile it is, and what one adds to the deal. */
export async function sitting(table: string, name: string): Promise<{ promise?: string; profile?: string }> {
  const key = await profile(name).catch(() => undefined);
  return { ...(await promise(table)), ...(key ? { profile: key } : {}) };
}

/** The hash of something random of this browser's own, which goes into the deal once everybody sits; kept until then. */
async function promise(table: string): Promise<{ promise?: string }> {
  if (!crypto.subtle) return {}; // only pages over TLS, or of this machine, may hash
  const share = freshKey();
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(share));
  localStorage.setItem(`mulligan-share-${table}`, share);
  return { promise: Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("") };
}

/** What was promised before the table had a name belongs to it. */
export function keepShare(from: string, table: string): void {
  const share = localStorage.getItem(`mulligan-share-${from}`);
  if (share) localStorage.setItem(`mulligan-share-${table}`, share);
}

export const shareOf = (table: string): string | null => localStorage.getItem(`mulligan-share-${table}`);

/** Take the seat that an invitation is for; from then on the address holds the key. A used one is shown as it is. */
export async function takeSeat(table: string, invitation: string): Promise<string> {
  const kept = `mulligan-key-${table}`;
  const key = sessionStorage.getItem(kept) ?? freshKey();
  sessionStorage.setItem(kept, key); // asked again with the same key, the seat is ours already
  let token: string;
  try {
    token = (await ask<Joined>(`/api/tables/${table}/sit`, { body: { invitation, key, ...(await sitting(table, settings.name.trim() || say("web-default-name"))) } })).token;
  } catch {
    token = recall(table)?.token ?? invitation;
  }
  history.replaceState(null, "", `${location.pathname}${location.search}#${token}`);
  return token;
}
