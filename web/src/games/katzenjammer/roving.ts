/** Arrow keys in a group of buttons of which only one is a stop of the tab key. */

/** The place that a key leads to in rows of so many columns; the same place if it leads nowhere. */
export function placeAfter(key: string, place: number, count: number, columns: number): number {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const next = place + (steps[key] ?? 0);
  return next >= 0 && next < count ? next : place;
}
