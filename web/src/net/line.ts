/** The line to a table: one websocket, or the next one. Every command is sent until it has an answer. */
import type { Ack, Explained, Farewell, FromClient, FromTable, Hello, Hinted, Refused, Ways, World } from "./protocol";

export const PROTOCOL = 1;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING = 15_000;
const SILENCE = 2 * PING + 5_000;
/** From this state on a socket sends nothing more. */
const CLOSING = 2;
/** Refusals after which the same command is sent again by itself. */
const AGAIN = new Set(["busy"]);
/** Farewells after which connecting again would change nothing. */
const LASTING = new Set([
  "foreign-origin",
  "hello-first",
  "no-such-table",
  "wrong-protocol",
  "wrong-token",
]);

export type Answer = Ack | Refused | Explained | Ways | Hinted | World;
export type State = "connecting" | "open" | "lost" | "closed";
export type Command = Exclude<FromClient, { type: "hello" | "ping" }>;
/** A command before it has its id. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

interface Waiting {
  frame: string;
  settle: (answer: Answer) => void;
}

export interface Hearing {
  /** A message from the table. */
  message: (message: FromTable) => void;
  /** The line opens, is lost, or ends; the last with the reason. */
  state: (state: State, reason: string) => void;
}

/** What a line needs of the world; tests bring their own. */
export interface Outside {
  socket: (url: string) => WebSocket;
  later: (work: () => void, milliseconds: number) => number;
  cancel: (timer: number) => void;
  now: () => number;
  random: () => number;
}

export const BROWSER: Outside = {
  socket: (url) => new WebSocket(url),
  later: (work, milliseconds) => window.setTimeout(work, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  now: () => Date.now(),
  random: () => Math.random(),
};

export class Line {
  state: State = "connecting";
  /** The table's time minus ours, in milliseconds. */
  ahead = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private version: number | null = null;
  private losses = 0;
  private timers = new Set<number>();
  private beat = 0;
  private heardAt = 0;
  private resending = 0;
  private count = 0;
  private readonly prefix: string;

  constructor(
    private readonly url: string,
    private readonly hello: Omit<Hello, "type" | "protocol" | "version">,
    private readonly hearing: Hearing,
    private readonly world: Outside = BROWSER,
  ) {
    this.prefix = Math.floor(world.random() * 2 ** 48).toString(36);
  }

  open(): void {
    this.connect();
  }

  /** Leave for good. */
  close(): void {
    this.become("closed", "");
    this.timers.forEach((timer) => this.world.cancel(timer));
    this.socket?.close();
  }

  /** The machine slept, or the network is back: do not wait any longer. */
  hurry(): void {
    if (this.state === "lost") {
      this.losses = 0;
      this.timers.forEach((timer) => this.world.cancel(timer));
      this.timers.clear();
      this.connect();
    } else if (this.state === "open" && this.world.now() - this.heardAt > PING) {
      this.drop();
    }
  }

  /** Give a command; it is sent again after every gap, and done once. */
  ask(wish: Wish): Promise<Answer> {
    this.count += 1;
    const id = `${this.prefix}-${this.count}`;
    const frame = JSON.stringify({ ...wish, id });
    return new Promise((resolve) => {
      this.waiting.set(id, {
        frame,
        settle: (answer) => {
          this.waiting.delete(id);
          resolve(answer);
        },
      });
      if (this.state === "open") this.send(frame);
    });
  }

  /** Send; a line that is being closed would swallow it, and may take its time till it says so. */
  private send(frame: string): void {
    if (!this.socket) return;
    if (this.socket.readyState >= CLOSING) this.drop();
    else this.socket.send(frame);
  }

  private connect(): void {
    if (this.state === "closed") return;
    const socket = this.world.socket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = this.world.now();
      const hello: Hello = { ...this.hello, type: "hello", protocol: PROTOCOL, version: this.version };
      socket.send(JSON.stringify(hello));
      this.keepAsking(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heardAt = this.world.now();
      if (socket === this.socket) this.hear(JSON.parse(event.data) as FromTable);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.lose();
    socket?.close();
  }

  private lose(): void {
    this.socket = null;
    this.world.cancel(this.beat);
    if (this.state === "closed") return;
    this.become("lost", "");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.losses, 10)) * (0.5 + this.world.random() / 2);
    this.losses += 1;
    this.later(() => this.connect(), wait);
  }

  private keepAsking(socket: WebSocket): void {
    this.beat = this.world.later(() => {
      if (socket !== this.socket) return;
      if (this.world.now() - this.heardAt > SILENCE) {
        this.drop();
        return;
      }
      this.send('{"type":"ping"}');
      if (socket === this.socket) this.keepAsking(socket);
    }, PING);
  }

  private hear(message: FromTable): void {
    if (message.type === "farewell") {
      this.part(message);
      return;
    }
    if (message.type === "welcome") {
      this.losses = 0;
      this.ahead = message.now - this.world.now();
      this.version = message.game?.version ?? null;
      this.become("open", "");
      this.sendAgain();
    } else if (message.type === "update") {
      this.version = message.game.version;
    } else if (message.type === "pong") {
      this.ahead = message.now - this.world.now();
    } else if (message.type === "refused" && (AGAIN.has(message.code) || (!message.id && message.retry_after))) {
      this.sendLater(message.retry_after ?? 200);
      return;
    } else if ("id" in message && message.id) {
      this.waiting.get(message.id)?.settle(message as Answer);
    }
    this.hearing.message(message);
  }

  private part(message: Farewell): void {
    if (LASTING.has(message.code)) {
      this.become("closed", message.code);
      this.socket?.close();
    }
  }

  private sendAgain(): void {
    for (const { frame } of this.waiting.values()) this.send(frame);
  }

  private sendLater(milliseconds: number): void {
    if (this.resending) return;
    this.resending = this.later(() => {
      this.resending = 0;
      if (this.state === "open") this.sendAgain();
    }, milliseconds);
  }

  private later(work: () => void, milliseconds: number): number {
    const timer = this.world.later(() => {
      this.timers.delete(timer);
      work();
    }, milliseconds);
    this.timers.add(timer);
    return timer;
  }

  private become(state: State, reason: string): void {
    if (this.state === "closed") return;
    this.state = state;
    this.hearing.state(state, reason);
  }
}
