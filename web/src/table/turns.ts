/** Who gets the device next when several people share it. Nothing here decides what anybody may do. */

/** One seat of this device, as its own line tells it. */
export interface Standing {
  seat: number;
  /** Which moment its line has told of; null before the first. */
  moment: string | null;
  /** Is there something for this seat to do? */
  isAsked: boolean;
}

/** What the device shows: the hand of a seat, a cover before it, or the table without any hand. */
export type Sight = { kind: "hand"; seat: number } | { kind: "cover"; seat: number } | { kind: "table" };

const TABLE: Sight = { kind: "table" };

/** The next one of some seats, going round from a seat. */
export function nextAfter(seats: readonly number[], last: number | null): number | null {
  const sorted = [...seats].sort((one, other) => one - other);
  return sorted.find((seat) => last !== null && seat > last) ?? sorted[0] ?? null;
}

/** Have all lines told of the same moment? */
export function isSettled(standings: readonly Standing[]): boolean {
  const moment = standings[0]?.moment ?? null;
  return moment !== null && standings.every((one) => one.moment === moment);
}

/**
 * Whoever has the device keeps it while there is something to do; between two people there is always a cover.
 * A device with one person needs none.
 */
export function sightOf(standings: readonly Standing[], holder: number | null, last: number | null): Sight {
  const [only] = standings;
  if (only && standings.length === 1) return { kind: "hand", seat: only.seat };
  const asked = standings.filter((one) => one.isAsked).map((one) => one.seat);
  if (holder !== null && (asked.includes(holder) || !isSettled(standings))) return { kind: "hand", seat: holder };
  if (!isSettled(standings)) return TABLE;
  const seat = nextAfter(asked, last);
  return seat === null ? TABLE : { kind: "cover", seat };
}
