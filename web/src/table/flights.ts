/** Things that move over the table: from one spot to another. A spot is an element with data-spot. */

/** The names of spots; a game may have more of its own. */
export type Spot = `seat:${number}` | "hand" | "deck" | "middle" | "discard" | "supply" | (string & {});

export interface Flight {
  from: Spot;
  to: Spot;
  /** What the game's Card draws: a card's name, "back" for one that the viewer does not see, or a token. */
  what: string;
  count?: number;
}
