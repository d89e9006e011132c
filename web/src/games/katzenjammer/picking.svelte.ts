/** The cards that a person has raised from the hand, what they mean now, and why something is not possible. */
import type { Explained, Offer } from "../../net/protocol";
import type { Table } from "../../table/table.svelte";
import { bidOf } from "./bids";
import { countOf, JOKER, stacksOf, without, type Cards } from "./cards";
import { bidRead, cheapest, choicesOf, foursomeRead, growing, meant, type Choice, type Ways } from "./choices";
import type { View } from "./view";

export class Picking {
  raised = $state.raw<Cards>([]);
  /** The table's answer to "why not?". */
  reason = $state.raw<Explained | null>(null);
  /** The action that was pointed at in the ladder or in a list. */
  private pointed = $state<string | null>(null);
  private ways = $state.raw<Ways>({});

  constructor(private readonly table: () => Table) {}

  readonly view = $derived.by(() => this.table().game!.view as View);
  readonly hand = $derived.by((): Cards => this.view.hand ?? []);
  readonly choices = $derived.by(() => choicesOf(this.table().game!.legal, this.ways));
  /** What the raised cards mean. */
  readonly meant = $derived.by(() => meant(this.choices, this.raised));
  /** What the raised cards mean or could grow into. */
  readonly growing = $derived.by(() => growing(this.choices, this.raised));
  /** What would be done now. */
  readonly chosen = $derived.by((): Choice | null => {
    const pointed = this.choices.find((choice) => choice.offer.action === this.pointed);
    if (pointed && (this.meant.includes(pointed) || !pointed.ways.length)) return pointed;
    return this.meant[0] ?? null;
  });
  /** What ends it without cards: to pass, or to be done. */
  readonly plain = $derived.by((): Offer | null => this.table().game!.legal.find((offer) => !this.isOfCards(offer)) ?? null);
  /** The raised cards fit nothing that is offered. */
  readonly isUnfit = $derived.by(() => this.raised.length > 0 && this.isAnswered && !this.growing.length);

  /** Raise one more card of a kind; a kind that is raised as a whole goes back. */
  raise(card: string): void {
    const isWhole = countOf(this.raised, card) === countOf(this.hand, card);
    this.lay(isWhole ? this.raised.filter((one) => one !== card) : [...this.raised, card]);
  }

  /** Put one card of a kind back. */
  lower(card: string): void {
    this.lay(without(this.raised, card));
  }

  clear(): void {
    this.lay([]);
  }

  /** Choose what is offered; its cheapest cards are raised, unless those that are raised make it already. */
  point(choice: Choice): void {
    const isMeant = this.meant.includes(choice);
    this.lay(isMeant ? this.raised : (choice.ways[0] ?? []));
    this.pointed = choice.offer.action;
  }

  /** Begin anew when the hand or the question is another: a payment is proposed, else no card is raised. */
  begin(): void {
    const payments = this.choices.filter((choice) => choice.offer.verb.startsWith("pay"));
    this.lay(cheapest(payments)?.ways[0] ?? []);
  }

  /** With which cards can the bids be paid? */
  async askWays(): Promise<void> {
    const answer = await this.table().line.ask({ type: "ways" });
    if (answer.type === "ways" && answer.version === this.table().game?.version) this.ways = answer.ways;
  }

  /** Why is this not possible? Without an action: what the raised cards would be read as. */
  async askWhy(action: string | null = this.read()): Promise<void> {
    this.reason = null;
    if (action === null) {
      this.reason = { type: "explained", id: "", is_allowed: true };
      return;
    }
    const answer = await this.table().line.ask({ type: "explain", action });
    if (answer.type === "explained") this.reason = answer;
  }

  private lay(cards: Cards): void {
    this.raised = cards.toSorted((one, other) => this.hand.indexOf(one) - this.hand.indexOf(other));
    this.pointed = null;
    this.reason = null;
  }

  private isOfCards(offer: Offer): boolean {
    return this.choices.some((choice) => choice.offer === offer);
  }

  /** Does the table's offer say with which cards it can be met? */
  private get isAnswered(): boolean {
    return this.choices.some((choice) => choice.ways.length > 0) || (this.choices.length === 0 && this.plain !== null);
  }

  private read(): string | null {
    if (this.view.phase === "bid") return bidRead(this.raised);
    if (this.view.phase !== "pay") return foursomeRead(this.raised);
    if (bidOf(this.view.bid ?? "").value !== "d") return `pay ${countOf(this.raised, JOKER)}J`;
    const values = stacksOf(this.raised.filter((card) => card !== JOKER)).map(({ card }) => card);
    return `pay-values ${values.sort().join("+") || "none"}`;
  }
}
