/** Jokers that an offer would cost, as far as the table told: noted when the offers come, asked when one is chosen. */
import type { Offer } from "../../net/protocol";
import { countOf, JOKER } from "./cards";
import type { Choice } from "./choices";

const spent = new WeakMap<Offer, number>();

/** Note what each choice costs at least. Payments have to be made, so only those that cost more than need be count. */
export function note(choices: readonly Choice[]): void {
  const least = Math.min(...choices.map(jokers));
  for (const choice of choices) {
    const { verb } = choice.offer;
    const isDear = verb.startsWith("pay") ? jokers(choice) > least : verb === "bid" || verb === "present";
    spent.set(choice.offer, isDear ? jokers(choice) : 0);
  }
}

/** How many jokers one should think twice about. */
export const jokersOf = (offer: Offer): number => spent.get(offer) ?? 0;

const jokers = ({ ways }: Choice): number => countOf(ways[0] ?? [], JOKER);
