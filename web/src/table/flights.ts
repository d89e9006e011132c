/**
 * Things that move over the table: from one spot to another. A spot is an element with data-spot; the cards in it are
 * elements with data-card, so that a flight starts and lands exactly where its card lies. Without them it takes the
 * middle of the spot.
 */

/** The names of spots; a game may have more of its own. */
export type Spot = `seat:${number}` | "hand" | "deck" | "middle" | "discard" | "supply" | (string & {});

/** `what` of a flight that takes every card that lay at its start. */
export const EVERYTHING = "*";
/** What a card shows that the viewer does not see. */
export const BACK = "back";

export interface Flight {
  from: Spot;
  to: Spot;
  /** What the game's Ghost draws: a card's name, "back" for one that the viewer does not see, or a token. */
  what: string;
  count?: number;
  /** A card that is turned over on its way, or a token that hops. */
  manner?: "turn" | "hop";
  /** Milliseconds till the next one starts. */
  gap?: number;
}

/** Where the cards of a seat are for this viewer. */
export const placeOf = (seat: number, viewer: number | null): Spot => (seat === viewer ? "hand" : `seat:${seat}`);
