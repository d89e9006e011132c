/** How wide the cards of a hand are, and how far they lie apart. */

export interface Spread {
  /** A card's width; everything in pixels. */
  card: number;
  /** From one stack to the next. */
  gap: number;
  /** From one card of a stack to the next. */
  step: number;
}

const KINDS = 6;
const WIDEST = 92;

/** Stacks of so many cards side by side: cards as large as six stacks allow, and each stack as open as there is room. */
export function spreadOf(width: number, counts: readonly number[]): Spread {
  const gap = width < 320 ? 2 : width < 480 ? 6 : 12;
  const card = Math.min(WIDEST, Math.max(36, Math.floor((width - 20 - (KINDS - 1) * gap) / KINDS)));
  const hidden = counts.reduce((sum, count) => sum + count - 1, 0);
  const room = width - counts.length * card - Math.max(0, counts.length - 1) * gap;
  const step = hidden ? Math.max(0, Math.min(card * 0.45, room / hidden)) : 0;
  return { card, gap, step: Math.floor(step * 10) / 10 };
}
