/** The scores of an evening: sums, and where things stand in a chart of them. */

/** The running totals by seat, from nothing to the last match. */
export function runningTotals(scores: readonly (readonly number[])[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let total = 0;
    return [0, ...scores.map((match) => (total += match[seat] ?? 0))];
  });
}

/** Round steps of 1, 2 or 5 times a power of ten, around all values. */
export function ticksFor(low: number, high: number, most: number): number[] {
  const rough = Math.max(1, (high - low) / Math.max(1, most - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough)!;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step);
}

/** From a range of numbers to a range of places. */
export function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  const size = high - low || 1;
  return (value) => from + ((value - low) / size) * (to - from);
}

/** Labels that would overlap are moved apart, in their order, within the given limits. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, number) => number).sort((one, other) => places[one]! - places[other]! || one - other);
  const found = [...places];
  let least = low;
  for (const number of order) {
    found[number] = Math.max(found[number]!, least);
    least = found[number] + gap;
  }
  let most = high;
  for (const number of order.reverse()) {
    found[number] = Math.min(found[number]!, most);
    most = found[number] - gap;
  }
  return found;
}

/** Which matches get a number on the axis: every one, or every so many. */
export function labelled(matches: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(matches / Math.max(1, most)));
  return Array.from({ length: Math.floor(matches / step) }, (_, number) => (number + 1) * step);
}

/** The shapes of a seat's points, around 0 0. */
export const MARKERS = [
  "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0Z",
  "M-4-4H4V4H-4Z",
  "M0-5 5 4H-5Z",
  "M0-5.5 5.5 0 0 5.5-5.5 0Z",
  "M-5-4H5L0 5Z",
  "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
  "M0-5.5 5.2-1.7 3.2 4.5H-3.2L-5.2-1.7Z",
  "M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z",
] as const;

export const DASHES = ["none", "7 4", "2 4", "10 3 2 3", "none", "7 4", "2 4", "10 3 2 3"] as const;

/** By day and by night; never the only sign of a seat. */
export const COLOURS = [
  "light-dark(#1f5fae, #8fc1ff)",
  "light-dark(#b23a2c, #ff9c8d)",
  "light-dark(#1b6e4c, #7fd8a8)",
  "light-dark(#7a4a9e, #cfa6f5)",
  "light-dark(#8a5a00, #ffcf6b)",
  "light-dark(#0e6f7d, #7fdbe6)",
  "light-dark(#a12c6b, #ff9ccb)",
  "light-dark(#4c5468, #c9cfde)",
] as const;
