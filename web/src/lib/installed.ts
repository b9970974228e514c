// The page as an app: it can be installed, and opens where it was. Nothing of a game is kept.
const LAST = "mulligan-last";

/** Opened as an app, go on where one was; else remember where that is. */
export function openWhereItWas(): void {
  const last = localStorage.getItem(LAST) ?? "/";
  const asApp = location.pathname === "/" && new URLSearchParams(location.search).has("app");
  if (asApp && /^\/(table|room|workshop|learn|profile|opponent)/.test(last)) location.replace(last);
  else localStorage.setItem(LAST, location.pathname);
}

export function installable(): void {
  if ("serviceWorker" in navigator && window.isSecureContext) navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
