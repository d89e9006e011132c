/** The deal as everybody could have heard it, for someone who comes to a match that has just begun. */
import type { Heard } from "../words/speech";

interface Deal {
  /** How many cards every seat has. */
  counts: readonly number[];
  /** The seat that gets the first card. */
  first: number;
  viewer: number | null;
  hand: readonly string[] | null;
}

/** One card at a time, round the table. */
export function dealt({ counts, first, viewer, hand }: Deal): Heard[] {
  const events: Heard[] = [];
  for (let card = 0; card < Math.max(0, ...counts); card += 1) {
    for (let step = 0; step < counts.length; step += 1) {
      const seat = (first + step) % counts.length;
      if (counts[seat]! <= card) continue;
      const seen = seat === viewer ? hand?.[card] : undefined;
      events.push(seen ? { event: "dealt", seat, card: seen } : { event: "dealt", seat });
    }
  }
  return events;
}
