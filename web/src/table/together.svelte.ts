/** Several people at one device: a line for every seat, one of them shown, nobody's hand in between. */
import type { SeatTokens } from "../net/keys";
import { BROWSER, type Answer, type Wish } from "../net/line";
import { sightOf, type Sight, type Standing } from "./turns";
import { Table, defaultAddress } from "./table.svelte";

/** A seat of this device: what people decide together, one tap decides for all who sit here. */
class SharedTable extends Table {
  constructor(
    id: string,
    token: string,
    private readonly vote: (wish: Wish) => Promise<Answer>,
  ) {
    super(id, null, BROWSER, defaultAddress(), token);
  }

  override order(wish: Wish): Promise<Answer> {
    return wish.type === "vote" ? this.vote(wish) : this.alone(wish);
  }

  alone(wish: Wish): Promise<Answer> {
    return super.order(wish);
  }
}

export class Together {
  readonly seats: readonly number[];
  /** The table as everyone may see it. */
  readonly onlooker: Table;
  /** Who has the device in hand and has said so. */
  private holder = $state<number | null>(null);
  private last = $state<number | null>(null);
  private hasStarted = false;
  private readonly tables: ReadonlyMap<number, SharedTable>;
  private readonly stop: () => void;

  constructor(id: string, tokens: SeatTokens) {
    this.seats = Object.keys(tokens).map(Number);
    this.onlooker = new Table(id, null, BROWSER, defaultAddress(), null);
    const vote = (wish: Wish): Promise<Answer> => this.voteForAll(wish);
    this.tables = new Map(this.seats.map((seat) => [seat, new SharedTable(id, tokens[seat]!, vote)]));
    this.stop = $effect.root(() => {
      $effect(() => this.putDown());
      $effect(() => this.start());
    });
  }

  /** What the device shows now. */
  get sight(): Sight {
    if (this.isOver) return { kind: "hand", seat: this.seats[0]! };
    return sightOf(this.standings, this.holder, this.last);
  }

  /** The table to draw; under a cover the one without any hand. */
  get shown(): Table {
    const { sight } = this;
    return sight.kind === "hand" ? this.tables.get(sight.seat)! : this.onlooker;
  }

  /** The person for whom the cover waits says: it is me. */
  uncover(): void {
    if (this.sight.kind === "cover") this.holder = this.last = this.sight.seat;
  }

  open(): void {
    for (const table of this.all) table.line.open();
  }

  close(): void {
    this.stop();
    for (const table of this.all) table.line.close();
  }

  hurry(): void {
    for (const table of this.all) table.line.hurry();
  }

  private get all(): Table[] {
    return [this.onlooker, ...this.tables.values()];
  }

  /** After the match the record is open to everyone; nothing has to be covered. */
  private get isOver(): boolean {
    return this.first.info?.phase === "over" || this.first.info?.phase === "abandoned";
  }

  private get first(): SharedTable {
    return this.tables.get(this.seats[0]!)!;
  }

  private get standings(): Standing[] {
    return [...this.tables].map(([seat, { game, info }]) => ({
      seat,
      moment: game && info ? `${game.match}-${game.version}` : null,
      isAsked: info?.phase === "paused" || (game?.legal.length ?? 0) > 0,
    }));
  }

  /** Whoever has nothing to do any more no longer holds the device. */
  private putDown(): void {
    if (this.holder !== null && (this.isOver || this.sight.kind !== "hand")) this.holder = null;
  }

  /** When everyone sits, the match begins by itself. */
  private start(): void {
    const { info, you } = this.first;
    if (this.hasStarted || info?.phase !== "open" || info.host !== you) return;
    if (info.seats.some((seat) => seat.kind === "free")) return;
    this.hasStarted = true;
    void this.first.alone({ type: "start" });
  }

  private async voteForAll(wish: Wish): Promise<Answer> {
    const answers = await Promise.all([...this.tables.values()].map((table) => table.alone(wish)));
    return answers[0]!;
  }
}
