/** How a match ended, as the game tells it: places and all that it counts. */
import type { GameState } from "../net/protocol";

interface Outcome {
  place: number;
  [counted: string]: number;
}

export interface Placing {
  seat: number;
  place: number;
  /** What the game counts, by name. */
  counted: Readonly<Record<string, number>>;
}

/** Everyone, the best first; nobody before the end. */
export function placings(result: GameState["result"]): Placing[] {
  const seats = (result as { seats?: Outcome[] } | null | undefined)?.seats ?? [];
  return seats
    .map(({ place, ...counted }, seat) => ({ seat, place, counted }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Names as a sentence has them. */
export const listed = (names: readonly string[], language: string): string => new Intl.ListFormat(language).format(names);
