import { expect, test } from "vitest";
import { bidOf, ladder } from "../src/games/katzenjammer/bids";

test("bids are taken apart by number and value", () => {
  expect(bidOf("3x2")).toEqual({ name: "3x2", count: 3, value: "2" });
  expect(bidOf("4-different")).toEqual({ name: "4-different", count: 4, value: "d" });
});

test("the ladder begins at the standing bid and has room for every bid that is offered", () => {
  const rows = ladder("2x5", ["3x1", "6-different"]);
  expect(rows.map((row) => row[0]!.count)).toEqual([2, 3, 4, 5, 6]);
  expect(rows[0]!.map((bid) => bid.name)).toEqual(["2-different", "2x1", "2x2", "2x3", "2x4", "2x5"]);
  expect(ladder(null, [])).toHaveLength(4);
});
