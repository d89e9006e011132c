/** Seats around the table, and what its people vote on. */
import { expect, test } from "vitest";
import type { TableInfo } from "../src/net/protocol";
import { placesAround, stripColumns } from "../src/table/ring";
import { openVotes } from "../src/table/votes";

test.each([1, 2, 3, 4, 5, 6, 7])("%i others have a place each, none shared", (others) => {
  const places = placesAround(others).map(({ column, row }) => `${column}|${row}`);
  expect(new Set(places).size).toBe(others);
});

test("play goes round: up the left side, along the top, down the right side", () => {
  const places = placesAround(7);
  expect(places.map(({ row }) => row)).toEqual(["3", "2", "1", "1", "1", "2", "3"]);
  expect(places.map(({ column }) => column)).toEqual(["1", "1", "2 / span 4", "6 / span 4", "10 / span 4", "14", "14"]);
});

test("a strip has one row or two", () => {
  expect([2, 3, 4, 5, 6, 7, 8].map((seats) => stripColumns(seats, 3))).toEqual([2, 3, 2, 3, 3, 4, 4]);
});

test("a vote tells who agreed, who is missing, and whether we are asked", () => {
  const seats = [{ kind: "person" }, { kind: "bot", level: "mouser" }, { kind: "person" }, { kind: "person", level: "mouser" }];
  const info = { seats, votes: { pause: [0], rematch: [2] } } as unknown as TableInfo;
  expect(openVotes(info, 2)).toEqual([{ matter: "pause", agreed: [0], missing: [2], isMine: false, canAgree: true }]);
  expect(openVotes(info, 0)[0]).toMatchObject({ isMine: true, canAgree: false });
  expect(openVotes(info, 3)[0]).toMatchObject({ isMine: false, canAgree: false });
  expect(openVotes(info, null)[0]).toMatchObject({ isMine: false, canAgree: false });
});
