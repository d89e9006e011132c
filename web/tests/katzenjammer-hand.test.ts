/** The hand as it lies on the table. */
import { expect, test } from "vitest";
import { placeAfter } from "../src/games/katzenjammer/roving";
import { spreadOf } from "../src/games/katzenjammer/spread";

const widthOf = (width: number, counts: number[]): number => {
  const { card, gap, step } = spreadOf(width, counts);
  return counts.reduce((sum, count) => sum + card + (count - 1) * step, (counts.length - 1) * gap);
};

test("a hand never needs more room than there is, and its cards stay large enough to read", () => {
  for (const width of [300, 344, 520, 900]) {
    for (const counts of [[1], [4, 1, 2], [3, 3, 3, 3, 3, 3], [9, 9, 9, 9, 9, 9]]) {
      expect(widthOf(width, counts)).toBeLessThanOrEqual(width + 1);
      expect(spreadOf(width, counts).card).toBeGreaterThanOrEqual(40);
    }
  }
});

test("where there is room the cards of a stack lie apart, but never off each other", () => {
  const { card, step } = spreadOf(900, [3, 2]);
  expect(step).toBeGreaterThan(card * 0.3);
  expect(step).toBeLessThan(card);
});

test("arrow keys walk rows and columns and stop at the edges", () => {
  expect(placeAfter("ArrowRight", 0, 12, 6)).toBe(1);
  expect(placeAfter("ArrowDown", 1, 12, 6)).toBe(7);
  expect(placeAfter("ArrowUp", 1, 12, 6)).toBe(1);
  expect(placeAfter("ArrowLeft", 0, 12, 6)).toBe(0);
  expect(placeAfter("End", 0, 12, 6)).toBe(11);
  expect(placeAfter("Enter", 4, 12, 6)).toBe(4);
});
