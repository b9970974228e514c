// A notice of the browser's own, while the page is hidden; only where somebody has asked for it.
import { settings } from "./settings.svelte";

export const possible = (): boolean => "Notification" in window && window.isSecureContext;

/** Ask the browser, on a click; says whether notices may be shown. */
export async function allow(): Promise<boolean> {
  if (!possible()) return false;
  return (Notification.permission === "granted" ? "granted" : await Notification.requestPermission()) === "granted";
}

export async function notice(title: string, body: string): Promise<void> {
  if (!settings.notices || !document.hidden || !possible() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  // One for each table: the last replaces the one before. The key stays in the page.
  const options = { body, tag: location.pathname, icon: "/icon.svg", data: location.pathname };
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
