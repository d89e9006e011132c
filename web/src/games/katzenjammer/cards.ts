/** Cards of a hand as stacks, and sets of cards compared; what they are worth is up to the server. */

export type Cards = readonly string[];

export const JOKER = "J";

export interface Stack {
  card: string;
  count: number;
}

/** Equal cards together, in the order in which they come. */
export function stacksOf(cards: Cards): Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export const countOf = (cards: Cards, card: string): number => cards.filter((one) => one === card).length;

/** Has `all` each card of `some` at least as often? */
export function isPart(some: Cards, all: Cards): boolean {
  return stacksOf(some).every(({ card, count }) => count <= countOf(all, card));
}

export const isSame = (one: Cards, other: Cards): boolean => one.length === other.length && isPart(one, other);

/** The cards without one of a kind. */
export function without(cards: Cards, card: string): string[] {
  const place = cards.indexOf(card);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}
