// What the page says, from the server's catalogue: `say("web-log")`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

let bundle = $state.raw<FluentBundle | null>(null);

export async function learn(language: string): Promise<void> {
  const answer = await fetch(`/api/words/${language}`);
  if (!answer.ok) return;
  const learned = new FluentBundle(language, { useIsolating: false });
  learned.addResource(new FluentResource(await answer.text()));
  bundle = learned;
  document.documentElement.lang = language;
}

/** Whether one taps here instead of clicking. */
const touch = matchMedia("(hover: none)");

export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, { touch: touch.matches ? "yes" : "no", ...values });
}
