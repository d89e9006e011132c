/** What raised cards could mean: the offers that they pay for, and those that they could grow into. */
import type { Offer } from "../../net/protocol";
import { countOf, isPart, isSame, JOKER, stacksOf, type Cards } from "./cards";

/** An offer with every hand of cards that it can be paid with, the cheapest first. */
export interface Choice {
  offer: Offer;
  ways: readonly Cards[];
}

export type Ways = Readonly<Record<string, readonly Cards[]>>;

/** Offers that are made with cards: bids by the ways that the table told, others by their own cards. */
export function choicesOf(legal: readonly Offer[], ways: Ways): Choice[] {
  return legal
    .filter((offer) => offer.verb === "bid" || offer.cards?.length)
    .map((offer) => ({ offer, ways: ways[offer.action] ?? (offer.cards?.length ? [offer.cards] : []) }));
}

/** The choices that these very cards make. */
export const meant = (choices: readonly Choice[], cards: Cards): Choice[] =>
  cards.length ? choices.filter((choice) => choice.ways.some((way) => isSame(way, cards))) : [];

/** The choices that have these cards among others, or no others. */
export const growing = (choices: readonly Choice[], cards: Cards): Choice[] =>
  choices.filter((choice) => choice.ways.some((way) => isPart(cards, way)));

/** The choice with the fewest jokers; the first of several. */
export function cheapest(choices: readonly Choice[]): Choice | undefined {
  const jokers = (choice: Choice): number => countOf(choice.ways[0] ?? [], JOKER);
  return choices.toSorted((one, other) => jokers(one) - jokers(other))[0];
}

/** The bid as which one would read these cards, allowed or not; null if they are no bid at all. */
export function bidRead(cards: Cards): string | null {
  const stacks = stacksOf(cards.filter((card) => card !== JOKER));
  if (stacks.length === 1) return `bid ${cards.length}x${stacks[0]!.card}`;
  if (stacks.every(({ count }) => count === 1)) return `bid ${cards.length}-different`;
  return null;
}

/** The foursome as which one would read these cards, allowed or not; null if they are none at all. */
export function foursomeRead(cards: Cards): string | null {
  const jokers = countOf(cards, JOKER);
  const stacks = stacksOf(cards.filter((card) => card !== JOKER));
  return stacks.length === 1 && jokers <= 4 ? `present ${stacks[0]!.card} ${jokers}J` : null;
}
