/** The names of bids, taken apart for the ladder. */

export interface Bid {
  name: string;
  count: number;
  /** A value of cards, or "d" for different values. */
  value: string;
}

export const VALUES = ["d", "1", "2", "3", "4", "5"] as const;

export function bidOf(name: string): Bid {
  const [count, value] = name.split(/[x-]/);
  return { name, count: Number(count), value: value === "different" ? "d" : (value ?? "") };
}

/** The rows of the ladder from the standing bid up to what anybody here may bid, one row for each number of cards. */
export function ladder(standing: string | null, bids: readonly string[]): Bid[][] {
  const first = standing === null ? 1 : bidOf(standing).count;
  const last = Math.max(first + 3, ...bids.map((bid) => bidOf(bid).count));
  const rows: Bid[][] = [];
  for (let count = first; count <= last; count += 1) {
    rows.push(VALUES.map((value) => bidOf(value === "d" ? `${count}-different` : `${count}x${value}`)));
  }
  return rows;
}
