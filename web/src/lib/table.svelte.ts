// One table over its socket: what is seen, what can be done, and coming back after the line was cut.
import type { Act, ChatLine, Hello, LogEntry, Position, Prompt, Sent, ServerMessage, Status } from "./api";
import { shareOf } from "./keys";
import { settings } from "./settings.svelte";

const HISTORY = 400;

interface Waiting {
  done: (note: string) => void;
  refused: (text: string) => void;
}

/** A position with the log as it stood then, to be shown again. */
export interface Past {
  position: Position;
  log: number;
}

export class LiveTable {
  status = $state.raw<Status | null>(null);
  position = $state.raw<Position | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  trouble = $state("");
  news = $state.raw<LogEntry[]>([]);
  /** What happened since one's own last choice. */
  sinceLast = $state.raw<LogEntry[]>([]);
  past: Past[] = [];
  sinceChoice = 0;

  private socket: WebSocket | null = null;
  private generation = -1;
  private numbers = 0;
  private waiting = new Map<number, Waiting>();
  private retries = 0;
  private closed = false;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Hello = {
        token: this.token,
        lang: settings.language,
        generation: this.generation,
        log_seen: this.log.length,
        chat_seen: this.chat.length,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.cut(socket);
  }

  private cut(socket: WebSocket): void {
    if (socket !== this.socket || this.closed || this.line === "refused") return;
    for (const waiting of this.waiting.values()) waiting.refused("");
    this.waiting.clear();
    this.line = "lost";
    this.retries += 1;
    setTimeout(() => this.connect(), Math.min(5000, 150 * 2 ** Math.min(this.retries, 6)));
  }

  private hear(message: ServerMessage): void {
    if (message.type === "update") {
      this.line = "open";
      this.retries = 0;
      const start = message.generation === this.generation ? message.log_from : 0;
      this.news = start >= this.log.length || start > 0 ? message.log.slice(Math.max(0, this.log.length - start)) : [];
      this.log = [...this.log.slice(0, message.log_from), ...message.log];
      this.chat = [...this.chat.slice(0, message.chat_from), ...message.chat];
      this.sinceLast = this.log.slice(Math.min(this.past[this.sinceChoice]?.log ?? 0, this.log.length));
      this.generation = message.generation;
      this.status = message.status;
      this.position = message.position;
      this.prompt = message.prompt;
      this.addToTheDeal(message.status);
      this.past.push({ position: message.position, log: this.log.length });
      if (this.past.length > HISTORY) {
        this.past.shift();
        this.sinceChoice = Math.max(0, this.sinceChoice - 1);
      }
      return;
    }
    if (message.type === "refused" && message.id === 0) {
      this.trouble = message.text;
      if (this.status === null) this.line = "refused";
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "done") waiting?.done(message.note);
    else waiting?.refused(message.text);
  }

  /** What this browser promised goes into the deal once everybody sits; it does not wait for whoever is away. */
  private addToTheDeal(status: Status): void {
    const own = status.seats[status.you];
    if (!status.dealing || !own) return;
    const share = shareOf(this.table);
    const missing = status.seats.filter((seat) => seat.share === "promised" && seat !== own);
    const give = own.share === "promised" && share;
    if (give) void this.act({ act: "reveal", share }).catch(() => undefined);
    else if (missing.every((seat) => seat.away)) void this.act({ act: "deal" }).catch(() => undefined);
  }

  /** Do something at the table. Resolves when it is on the server's disk. */
  act(act: Act): Promise<string> {
    this.numbers += 1;
    const sent: Sent = { id: this.numbers, do: act };
    return new Promise((done, refused) => {
      const no = (text: string): void => {
        this.trouble = text;
        refused(new Error(text));
      };
      if (this.socket?.readyState !== WebSocket.OPEN) {
        no("");
        return;
      }
      this.waiting.set(sent.id, { done, refused: no });
      this.socket.send(JSON.stringify(sent));
    });
  }

  async choose(option: number): Promise<void> {
    const prompt = this.prompt;
    if (!prompt) return;
    this.prompt = null;
    this.trouble = "";
    this.sinceChoice = this.past.length - 1;
    try {
      await this.act({ act: "choose", ticket: prompt.ticket, option });
    } catch {
      if (this.prompt === null) this.prompt = prompt;
    }
  }

  /** Speak another language from here on: everything is told again. */
  again(): void {
    this.generation = -1;
    this.log = [];
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }
}
