import { expect, test } from "vitest";
import { keyed, sorted } from "../src/games/klaumau/cards";
import { fanOf, stepTo } from "../src/games/klaumau/fan";

test("a hand is held colour by colour, colourless cards last", () => {
  expect(sorted(["police", "blue-1", "red-crook", "red+yellow-plan", "yellow-2", "red-3"])).toEqual([
    ...["red-3", "red-crook", "red+yellow-plan", "yellow-2", "blue-1", "police"],
  ]);
});

test("the same card twice has two keys", () => {
  expect(keyed(["red-1", "red-1"]).map(({ key }) => key)).toEqual(["red-1/0", "red-1/1"]);
});

test.each([344, 400, 740, 940])("up to seventeen cards and the word leave each a strip of 44 pixels in %i pixels", (width) => {
  for (let places = 2; places <= 18; places += 1) {
    const { rows, length, card, step } = fanOf(places, width);
    const last = places - (rows - 1) * length;
    expect(step).toBeGreaterThanOrEqual(44);
    expect(rows * length).toBeGreaterThanOrEqual(places);
    if (rows > 1) expect((length - 1) * step + card).toBeLessThanOrEqual(width);
    expect(Math.max(0, last - 2) * step + 2 * card + 6).toBeLessThanOrEqual(width);
  }
});

test("few cards lie in one row, twelve on a phone in two", () => {
  expect(fanOf(5, 344).rows).toBe(1);
  expect(fanOf(13, 344).rows).toBe(2);
  expect(fanOf(13, 940).rows).toBe(1);
});

test("arrows lead from card to card and from row to row, and stop at the ends", () => {
  expect(stepTo("ArrowRight", 3, 5, 5)).toBe(4);
  expect(stepTo("ArrowRight", 4, 5, 5)).toBe(4);
  expect(stepTo("ArrowDown", 1, 13, 7)).toBe(8);
  expect(stepTo("ArrowUp", 1, 13, 7)).toBe(1);
  expect(stepTo("End", 0, 13, 7)).toBe(12);
  expect(stepTo("x", 0, 13, 7)).toBeNull();
});
