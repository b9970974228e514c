// Whose words this browser does not show, by table.
const KEY = "mulligan-muted";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const MOST = 200;
let muted = $state.raw(kept());
const name = (table: string, seat: number): string => `${table} ${seat}`;

export const isMuted = (table: string, seat: number): boolean => muted.includes(name(table, seat));

export function mute(table: string, seat: number, on: boolean): void {
  const others = muted.filter((one) => one !== name(table, seat));
  muted = on ? [name(table, seat), ...others].slice(0, MOST) : others;
  localStorage.setItem(KEY, JSON.stringify(muted));
}
