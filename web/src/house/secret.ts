// The host's secret, for as long as this tab is open.
const KEY = "mulligan-host";

export const hostSecret = (): string => sessionStorage.getItem(KEY) ?? "";
export const keepHostSecret = (secret: string): void => sessionStorage.setItem(KEY, secret);
