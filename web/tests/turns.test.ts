/** Who gets the device next, and that nobody sees another's hand. */
import { expect, test } from "vitest";
import { isSettled, nextAfter, sightOf, type Standing } from "../src/table/turns";

const standings = (asked: number[], moments: (string | null)[] = ["1-5", "1-5", "1-5"]): Standing[] =>
  moments.map((moment, seat) => ({ seat, moment, isAsked: asked.includes(seat) }));

test("the next one is found going round", () => {
  expect(nextAfter([0, 2], 0)).toBe(2);
  expect(nextAfter([0, 2], 2)).toBe(0);
  expect(nextAfter([2, 1], null)).toBe(1);
  expect(nextAfter([], 1)).toBeNull();
});

test("lines are settled when all have told of the same moment", () => {
  expect(isSettled(standings([]))).toBe(true);
  expect(isSettled(standings([], ["1-5", "1-6", "1-5"]))).toBe(false);
  expect(isSettled(standings([], [null, null, null]))).toBe(false);
});

test("before the first hand there is a cover", () => {
  expect(sightOf(standings([1]), null, null)).toEqual({ kind: "cover", seat: 1 });
});

test("whoever holds the device keeps it while asked", () => {
  expect(sightOf(standings([1]), 1, 1)).toEqual({ kind: "hand", seat: 1 });
});

test("between two people there is a cover", () => {
  expect(sightOf(standings([2]), 1, 1)).toEqual({ kind: "cover", seat: 2 });
});

test("in a window all who are asked answer one after the other", () => {
  expect(sightOf(standings([0, 2]), 1, 1)).toEqual({ kind: "cover", seat: 2 });
  expect(sightOf(standings([0]), 2, 2)).toEqual({ kind: "cover", seat: 0 });
});

test("while only bots act nobody's hand is shown", () => {
  expect(sightOf(standings([]), 1, 1)).toEqual({ kind: "table" });
  expect(sightOf(standings([]), null, 1)).toEqual({ kind: "table" });
});

test("while the lines disagree nothing changes hands", () => {
  const moving = standings([2], ["1-5", "1-5", "1-6"]);
  expect(sightOf(moving, 1, 1)).toEqual({ kind: "hand", seat: 1 });
  expect(sightOf(moving, null, 1)).toEqual({ kind: "table" });
});

test("one person alone needs no cover", () => {
  expect(sightOf([{ seat: 3, moment: "1-1", isAsked: false }], null, null)).toEqual({ kind: "hand", seat: 3 });
});
