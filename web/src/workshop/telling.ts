// Work that the service tells of line by line while it goes on; to stop listening stops it.
import { Trouble } from "../lib/api";
import { myKey } from "./api";

export interface Told {
  done: number;
  of: number;
  over: boolean;
  refused: string;
}

/** Ask, hear of every line, and give back the last one. */
export async function listen<T extends Told>(path: string, body: BodyInit, type: string, heard: (line: T) => void, signal: AbortSignal): Promise<T> {
  const headers = { Authorization: `Bearer ${await myKey()}`, "Content-Type": type };
  const answer = await fetch(path, { method: "POST", headers, body, signal });
  if (!answer.ok || !answer.body) {
    const trouble = (await answer.json().catch(() => ({ text: answer.statusText }))) as { text: string };
    throw new Trouble(trouble.text);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let last: T | null = null;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      last = JSON.parse(line) as T;
      heard(last);
    }
  }
  if (!last?.over) throw new Trouble(answer.statusText);
  if (last.refused) throw new Trouble(last.refused);
  return last;
}
