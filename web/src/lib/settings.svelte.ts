// What a person has set for this browser.
export type Stop = "matter" | "always" | "loss" | "never";
export type Pace = "slow" | "normal" | "fast" | "instant";

interface Chosen {
  language: string;
  theme: "auto" | "light" | "dark";
  motion: boolean;
  name: string;
  /** How well bots play, unless a seat says otherwise. */
  level: "easy" | "medium" | "hard";
  /** Nothing chosen yet: on, but for those whose system asks for less motion. */
  sound: boolean | null;
  /** From 0 to 1. */
  volume: number;
  stops: Stop;
  pace: Pace;
  /** Rule numbers in the log, for judges. */
  judge: boolean;
  /** Which resources to pay with is asked also where it hardly matters. */
  pay: boolean;
  /** The names of the spaces on a board. */
  names: boolean;
  /** The browser tells one's turn while the page is hidden. */
  notices: boolean;
}

export const LEVELS = ["easy", "medium", "hard"] as const;
export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch" };
const KEY = "mulligan-settings";

function remembered(): Chosen {
  const usual: Chosen = {
    language: navigator.language.slice(0, 2) in LANGUAGES ? navigator.language.slice(0, 2) : "en",
    theme: "auto",
    motion: true,
    name: "",
    level: "medium",
    sound: null,
    volume: 0.5,
    stops: "matter",
    pace: "normal",
    judge: false,
    pay: false,
    names: false,
    notices: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Chosen>(remembered());

export function applySettings(): void {
  document.documentElement.dataset["theme"] = settings.theme;
  document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
  localStorage.setItem(KEY, JSON.stringify(settings));
}
