/** Sentences: events, actions and refusals, with the names of the people at the table. */
import type { Offer, Refused } from "../net/protocol";
import type { Fact, Facts, Speaker } from "./speaker";

/** What a game tells the page about its events; generated from the game. */
export interface Told {
  events: Record<string, { seats: string[]; hidden: string[] }>;
}

/** Turns names on the wire into the variables of a game's sentences. */
export type Tell = (facts: Facts) => Record<string, Fact>;

export type Heard = Readonly<Record<string, Fact>> & { readonly event: string };

export class Speech {
  constructor(
    readonly speaker: Speaker,
    private readonly told: Told,
    private readonly tell: Tell,
  ) {}

  /** The sentence for an event as the viewer heard it; what was kept from the viewer is 'hidden'. */
  event(event: Heard, names: readonly string[], viewer: number | null): string {
    const kind = this.told.events[event.event];
    if (!kind) throw new Error(`no event ${event.event}`);
    const hidden = Object.fromEntries(kind.hidden.map((name) => [name, "hidden"]));
    const facts = this.tell({ ...hidden, ...event });
    return this.speaker.say(`event-${event.event}`, this.named(facts, names, viewer, kind.seats));
  }

  /** The label of an action that the viewer may take now. */
  action(offer: Offer, names: readonly string[], viewer: number): string {
    const facts: Record<string, Fact> = { action: offer.verb, ...(offer.arguments as Facts) };
    if (offer.cards?.length) facts["cards"] = offer.cards.join(", ");
    return this.speaker.say(`action-${offer.verb}`, this.named(this.tell(facts), names, viewer, []));
  }

  /** Why something is not allowed, with the rule's number. */
  refusal(refused: Pick<Refused, "code" | "rule" | "facts">, names: readonly string[]): string {
    const facts = this.tell((refused.facts ?? {}) as Facts);
    const text = this.speaker.say(`refusal-${refused.code}`, this.named(facts, names, null, []));
    return refused.rule ? this.speaker.say("with-rule", { text, rule: refused.rule }) : text;
  }

  /** Why one would do something, as a hint says it. */
  reason(code: string, facts: Facts, names: readonly string[], viewer: number | null): string {
    return this.speaker.say(`hint-${code}`, this.named(this.tell(facts), names, viewer, ["target"]));
  }

  private named(
    facts: Record<string, Fact>,
    names: readonly string[],
    viewer: number | null,
    others: readonly string[],
  ): Facts {
    const named: Record<string, Fact> = { ...facts };
    const pairs: [string, string][] = [["seat" in facts ? "seat" : "turn", ""]];
    for (const other of others) pairs.push([other, `${other}_`]);
    for (const [fact, prefix] of pairs) {
      const seat = facts[fact];
      if (typeof seat === "number") {
        named[`${prefix}name`] = names[seat] ?? this.speaker.say("name-nobody");
        named[`${prefix}you`] = seat === viewer ? "yes" : "no";
      }
    }
    return named;
  }
}
