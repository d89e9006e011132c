/** A socket with a lesson at its other end instead of a server: it answers as the server did when it was written down. */
import { PROTOCOL } from "../net/line";
import type { FromClient, FromTable, GameState, Update, Welcome } from "../net/protocol";
import type { Step, Story } from "./story";

/** So long the pupil looks at what one of the others did. */
const LOOK = 1_400;

/** How far the lesson is; told to whoever shows it. */
export interface Hearing {
  /** The pupil is at a step; or the others are still playing before the next one. */
  moved: (step: number, isPlaying: boolean) => void;
  /** The pupil did something else that would be allowed. */
  strayed: () => void;
}

export interface Timer {
  later: (work: () => void, milliseconds: number) => number;
  cancel: (timer: number) => void;
}

type Asked = Extract<FromClient, { id: string }>;

export class LessonSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private at = 0;
  private isPlaying = false;
  private timer = 0;
  private visits = 1;

  constructor(
    private readonly story: Story,
    /** The pupil's name at the table. */
    private readonly name: string,
    private readonly hearing: Hearing,
    private readonly time: Timer,
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  close(): void {
    this.time.cancel(this.timer);
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    if (message.type === "hello") this.tell(this.welcome());
    else if (message.type === "ping") this.tell({ type: "pong", now: 0 });
    else this.answer(message);
  }

  /** Read on. */
  proceed(): void {
    if (!this.isPlaying && !this.step.wanted) this.play(this.step.updates);
  }

  /** Back to a step, or ahead. */
  goTo(step: number): void {
    this.time.cancel(this.timer);
    this.at = step;
    this.visits += 1;
    this.isPlaying = false;
    this.tell(this.welcome());
    this.hearing.moved(this.at, false);
  }

  private get step(): Step {
    return this.story.steps[this.at]!;
  }

  private answer(message: Asked): void {
    const { id } = message;
    if (message.type === "act") {
      this.act(id, message.action);
    } else if (message.type === "explain") {
      const explained = this.step.explained?.[message.action];
      const isLegal = this.game().legal.some((offer) => offer.action === message.action);
      if (explained) this.tell({ ...explained, type: "explained", id });
      else if (isLegal) this.tell({ type: "explained", id, is_allowed: true });
      else this.refuse(id);
    } else if (message.type === "ways") {
      this.tell({ type: "ways", id, version: this.game().version, ways: this.step.ways ?? {} });
    } else {
      this.refuse(id);
    }
  }

  private act(id: string, action: string): void {
    if (!this.isPlaying) this.skipReading(action);
    if (this.isPlaying || this.step.wanted !== action) {
      this.refuse(id);
      this.hearing.strayed();
      return;
    }
    this.tell({ type: "ack", id, version: this.step.updates[0]!.game.version });
    this.play(this.step.updates);
  }

  /** Whoever does the next thing right needs no further words before it. */
  private skipReading(action: string): void {
    const next = this.story.steps.findIndex((step, number) => number >= this.at && (step.wanted || step.updates.length));
    if (this.story.steps[next]?.wanted === action) this.at = next;
  }

  private refuse(id: string): void {
    this.tell({ type: "refused", id, code: "lesson" });
  }

  /** What happens, one thing after another with time to look; then the next step. */
  private play(updates: readonly Update[]): void {
    this.isPlaying = true;
    this.hearing.moved(this.at, true);
    const [first, ...rest] = updates;
    if (first) this.tell({ ...first, game: { ...first.game, match: this.visits } });
    if (rest.length) {
      this.timer = this.time.later(() => this.play(rest), LOOK);
      return;
    }
    if (this.step.table) this.tell({ type: "table", table: this.named(this.step.table) });
    this.isPlaying = false;
    this.at = Math.min(this.at + 1, this.story.steps.length - 1);
    this.hearing.moved(this.at, false);
  }

  /** All that came before this step. */
  private past(): Update[] {
    return this.story.steps.slice(0, this.at).flatMap((step) => step.updates);
  }

  private game(): GameState {
    return this.past().at(-1)?.game ?? this.story.welcome.game!;
  }

  /** A match for each visit: the page then tells the log anew. */
  private welcome(): Welcome {
    const { welcome } = this.story;
    const events = [...(welcome.events ?? []), ...this.past().flatMap((update) => update.events)];
    const game = { ...this.game(), match: this.visits };
    return { ...welcome, protocol: PROTOCOL, table: this.named(this.tableNow()), game, events };
  }

  private tableNow(): Welcome["table"] {
    return this.story.steps.slice(0, this.at).findLast((step) => step.table)?.table ?? this.story.welcome.table;
  }

  private named(table: Welcome["table"]): Welcome["table"] {
    const seats = table.seats.map((seat, number) => (number === this.story.welcome.you ? { ...seat, name: this.name } : seat));
    return { ...table, seats };
  }

  private tell(message: FromTable): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
