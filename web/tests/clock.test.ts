/** Time at the table: what is shown, and when it is spoken. */
import { expect, test } from "vitest";
import { isShort, passedMark, seconds, share, shown, until } from "../src/table/clock";

test("a time that is over stays over", () => {
  expect(until(5_000, 2_000)).toBe(3_000);
  expect(until(5_000, 9_000)).toBe(0);
});

test("the last second counts until it is over", () => {
  expect(seconds(1)).toBe(1);
  expect(seconds(1_000)).toBe(1);
  expect(seconds(1_001)).toBe(2);
  expect(seconds(0)).toBe(0);
});

test("from a minute on there are minutes", () => {
  expect(shown(59_000)).toBe("59");
  expect(shown(59_001)).toBe("1:00");
  expect(shown(125_000)).toBe("2:05");
});

test("the ring is never more than full, and empty without a length", () => {
  expect(share(5_000, 20_000)).toBe(0.25);
  expect(share(30_000, 20_000)).toBe(1);
  expect(share(5_000, 0)).toBe(0);
});

test("time is short from ten seconds on", () => {
  expect(isShort(10_001)).toBe(false);
  expect(isShort(10_000)).toBe(true);
});

test("a mark is spoken once, when it is passed", () => {
  expect(passedMark(31_000, 30_000)).toBe(30);
  expect(passedMark(30_000, 29_750)).toBe(null);
  expect(passedMark(10_200, 9_900)).toBe(10);
});

test("of several marks only the lowest is spoken, none at the first look and none when it is over", () => {
  expect(passedMark(40_000, 4_000)).toBe(5);
  expect(passedMark(Infinity, 8_000)).toBe(null);
  expect(passedMark(6_000, 0)).toBe(null);
});
