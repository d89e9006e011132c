/** How a hand is laid out: in as few rows as leave each card a strip that a finger finds. */

const STRIP = 44;
const GAP = 6;
const MOST_ROWS = 3;
const NARROWEST = 54;
/** At most so much of the room is one card, and so many pixels, by the number of rows. */
const SHARE = 0.2;
const WIDEST = [108, 84, 72];
/** At least so much of a card is seen. */
const SEEN = 0.75;

export interface Fan {
  rows: number;
  /** Cards in a row, at most. */
  length: number;
  /** The width of a card, and from the edge of one to the edge of the next, in pixels. */
  card: number;
  step: number;
}

/** The fan for so many places in so much room; the last place, where one speaks, is covered by no card. */
export function fanOf(places: number, width: number): Fan {
  for (let rows = 1; ; rows += 1) {
    const length = Math.max(1, Math.ceil(places / rows));
    const last = places - (rows - 1) * length;
    const most = Math.min(width * SHARE, WIDEST[rows - 1]!, width / (1 + SEEN * (length - 1)));
    const card = Math.floor(Math.max(most, NARROWEST));
    const whole = rows > 1 ? (width - card) / Math.max(1, length - 1) : width;
    const spoken = (width - 2 * card - GAP) / Math.max(1, last - 2);
    const step = Math.floor(Math.min(card + GAP, whole, spoken));
    if (step >= STRIP || rows === MOST_ROWS) return { rows, length, card, step };
  }
}

/** Where an arrow key leads to from a place; null if the key is none of ours. */
export function stepTo(key: string, from: number, places: number, length: number): number | null {
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, ArrowUp: from - length, ArrowDown: from + length, Home: 0, End: places - 1 }[key];
  if (to === undefined) return null;
  return to < 0 || to >= places ? from : to;
}
