/** A table as this page knows it: what the server said last, and what was heard since the page came. */
import { tokenOf } from "../net/keys";
import { Line, type Answer, type Outside, type State, type Wish, BROWSER } from "../net/line";
import type { ChatLine, FromTable, GameState, Hinted, Refused, TableInfo } from "../net/protocol";
import type { Heard } from "../words/speech";
import { now } from "./clock";

/** The name of a table at which a lesson is given. */
export const LESSON = "lesson";

/** A line of the log: an event of a match, with a number of its own. */
export interface Entry {
  number: number;
  event: Heard;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameState | null>(null);
  /** The seat that is ours; null for a spectator. */
  you = $state<number | null>(null);
  connection = $state<State>("connecting");
  reason = $state("");
  chat = $state.raw<readonly ChatLine[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  /** The last refusal that a person should read, or why something is not allowed; null once something else was done. */
  refused = $state.raw<Refused | null>(null);
  /** What a bot would do; of the version that it was asked about. */
  hinted = $state.raw<Hinted | null>(null);
  /** A bot thinks about a hint. */
  isThinking = $state(false);
  /** Commands on their way. */
  private pending = $state(0);
  readonly line: Line;
  private count = 0;
  private match = 0;
  private hearers = new Set<(events: readonly Heard[]) => void>();

  constructor(
    readonly id: string,
    /** For a spectator: the seat whose hand is watched. */
    readonly watch: number | null = null,
    outside: Outside = BROWSER,
    address: string = defaultAddress(),
    /** The seat's secret; without one we only watch. */
    readonly token: string | null = tokenOf(id),
  ) {
    const hello = { table: id, ...(token ? { token } : {}), ...(watch === null ? {} : { watch }) };
    this.line = new Line(
      address,
      hello,
      {
        message: (message) => this.hear(message),
        state: (state, reason) => {
          this.connection = state;
          this.reason = reason;
        },
      },
      outside,
    );
  }

  /** At a lesson nobody else is there to talk or to agree with. */
  get isLesson(): boolean {
    return this.id === LESSON;
  }

  /** Call back with the events of every update, for cards that move and sounds. */
  listen(hear: (events: readonly Heard[]) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  get isMyTurn(): boolean {
    return (this.game?.legal.length ?? 0) > 0;
  }

  /** A command is on its way. */
  get isBusy(): boolean {
    return this.pending > 0;
  }

  /** Does this seat belong to us, and do we play it ourselves? */
  get isPlaying(): boolean {
    return this.you !== null && !this.info?.seats[this.you]?.level;
  }

  /** The table's time, in milliseconds. */
  get now(): number {
    return now() + this.line.ahead;
  }

  /** Make a move. */
  act(action: string): Promise<Answer> {
    return this.order({ type: "act", version: this.game?.version ?? 0, action });
  }

  /** Give a command; a refusal is kept for the person to read. */
  async order(wish: Wish): Promise<Answer> {
    this.pending += 1;
    const answer = await this.line.ask(wish);
    this.pending -= 1;
    this.refused = answer.type === "refused" ? answer : null;
    return answer;
  }

  /** Why is an action not allowed? The answer stands where refusals do. */
  async whyNot(action: string): Promise<void> {
    const answer = await this.line.ask({ type: "explain", action });
    if (answer.type === "refused") this.refused = answer;
    else if (answer.type === "explained" && !answer.is_allowed) {
      const { code = "", rule = "", facts = {} } = answer;
      this.refused = { type: "refused", code, rule, facts };
    }
  }

  /** What would a bot do? It may think for a while; meanwhile everything can be done. */
  async hint(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    const answer = await this.line.ask({ type: "hint" });
    this.isThinking = false;
    if (answer.type === "refused") this.refused = answer;
    else if (answer.type === "hinted" && answer.version === this.game?.version) this.hinted = answer;
  }

  private hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        this.info = message.table;
        this.you = message.you ?? null;
        this.chat = message.chat;
        this.take(message.game ?? null, (message.events as Heard[] | null | undefined) ?? null);
        break;
      case "update":
        this.take(message.game, message.events as unknown as Heard[]);
        for (const hear of this.hearers) hear(message.events as unknown as Heard[]);
        break;
      case "table":
        this.info = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, message.line].slice(-200);
        break;
    }
  }

  /** The game as it is now; events are null after a gap that nobody can fill. */
  private take(game: GameState | null, events: readonly Heard[] | null): void {
    if (game && game.match !== this.match) {
      this.match = game.match;
      this.log = [];
    } else if (events === null) {
      this.log = [];
    }
    if (events?.length) {
      this.log = [...this.log, ...events.map((event) => ({ number: (this.count += 1), event }))];
    }
    if (this.hinted?.version !== game?.version) this.hinted = null;
    this.game = game;
  }
}

/** The socket of the server that the page is from. */
export function defaultAddress(): string {
  return `${location.protocol.replace("http", "ws")}//${location.host}/ws`;
}
