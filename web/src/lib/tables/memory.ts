// The tables that this browser has a key for.
export interface Remembered {
  table: string;
  token: string;
  game: string;
  names: string[];
  seat: number;
  links: { name: string; token: string; seat: number }[];
  watch: string;
  when: number;
}

const KEY = "mulligan-tables";
const MOST = 60;

export function remembered(): Remembered[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Remembered[];
  } catch {
    return [];
  }
}

export function remember(entry: Remembered): void {
  const others = remembered().filter((other) => other.table !== entry.table);
  localStorage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(remembered().filter((other) => other.table !== table)));
}

export const recall = (table: string): Remembered | undefined => remembered().find((other) => other.table === table);
