// One table over its socket: what can be done, and coming back after the line was cut.
import type { Act, Hello, Sent, ServerMessage, Status } from "../api";
import { shareOf } from "../tables/keys";
import { settings } from "../settings.svelte";
import { ShownTable } from "./shown.svelte";

interface Waiting {
  done: (note: string) => void;
  refused: (text: string) => void;
}

export class LiveTable extends ShownTable {
  readonly printed: string;
  private socket: WebSocket | null = null;
  private numbers = 0;
  private waiting = new Map<number, Waiting>();
  private retries = 0;
  private closed = false;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    super();
    this.printed = `/api/tables/${table}/printed`;
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.skip();
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
      this.tell(message);
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
  protected override came(status: Status): void {
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

  again(): void {
    this.generation = -1;
    this.log = [];
    this.socket?.close();
  }

  override close(): void {
    this.closed = true;
    super.close();
    this.socket?.close();
  }
}
