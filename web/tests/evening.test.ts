/** The scores of an evening: sums and scales. */
import { expect, test } from "vitest";
import { labelled, runningTotals, scale, spread, ticksFor, COLOURS, DASHES, MARKERS } from "../src/table/evening";

test("totals run from nothing to the last match", () => {
  expect(runningTotals([[3, -1], [2, 5]], 2)).toEqual([[0, 3, 5], [0, -1, 4]]);
  expect(runningTotals([], 3)).toEqual([[0], [0], [0]]);
});

test("ticks are round, and nothing lies outside of them", () => {
  expect(ticksFor(0, 20, 5)).toEqual([0, 5, 10, 15, 20]);
  expect(ticksFor(-3, 17, 6)).toEqual([-5, 0, 5, 10, 15, 20]);
  expect(ticksFor(0, 0, 6)).toEqual([0, 1]);
  for (let low = -40; low < 5; low += 3) {
    for (let high = 0; high < 900; high += 37) {
      const ticks = ticksFor(low, high, 6);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }
  }
});

test("a scale maps both ends, and a range of one value to its start", () => {
  const place = scale(0, 10, 100, 0);
  expect([place(0), place(5), place(10)]).toEqual([100, 50, 0]);
  expect(scale(4, 4, 20, 80)(4)).toBe(20);
});

test("labels keep their order and a gap, within the limits", () => {
  const found = spread([50, 52, 51, 10], 15, 0, 200);
  expect(found[3]).toBe(10);
  const sorted = [found[0]!, found[2]!, found[1]!];
  expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(15);
  expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(15);
  const eight = spread(Array<number>(8).fill(200), 15, 0, 200).sort((one, other) => one - other);
  expect(eight[0]).toBe(95);
  expect(eight.at(-1)).toBe(200);
});

test("every match has a number, or every so many", () => {
  expect(labelled(4, 10)).toEqual([1, 2, 3, 4]);
  expect(labelled(30, 10)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
});

test("eight seats are told apart without colour", () => {
  expect(new Set(MARKERS).size).toBe(8);
  expect(DASHES.length).toBe(8);
  expect(new Set(COLOURS).size).toBe(8);
});
