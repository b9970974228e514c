// A part of the page did not come: the house was renewed or is busy. Ask for the whole page again, but not over and over.
const ONCE_IN = 10_000; // milliseconds
const NOTED = "mulligan-came-again";

export function comeAgain(): void {
  const last = Number(sessionStorage.getItem(NOTED) ?? 0);
  if (Date.now() - last < ONCE_IN) return;
  sessionStorage.setItem(NOTED, String(Date.now()));
  location.reload();
}
