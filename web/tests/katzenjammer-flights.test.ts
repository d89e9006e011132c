import { expect, test } from "vitest";
import { flights, opening, sound } from "../src/games/katzenjammer/flights";
import told from "../src/games/katzenjammer/told.json";

const view = { viewer: 0 };
const counts = { "cards-J": 2, "cards-1": 1, "cards-2": 0, "cards-3": 0, "cards-4": 0, "cards-5": 0 };

test("one's own card is turned over on its way to the hand, another's stays hidden", () => {
  expect(flights({ event: "drew", seat: 0, card: "2" }, view)).toEqual([{ from: "deck", to: "hand", what: "2", manner: "turn" }]);
  expect(flights({ event: "drew", seat: 3 }, view)).toEqual([{ from: "deck", to: "seat:3", what: "back" }]);
});

test("paid cards are discarded, but jokers stay with the one who paid", () => {
  expect(flights({ event: "paid", seat: 1, ...counts }, view)).toEqual([{ from: "seat:1", to: "discard", what: "1", count: 1 }]);
  expect(flights({ event: "paid", seat: 0, ...counts }, view)).toContainEqual({ from: "hand", to: "seat:0", what: "J", count: 2 });
});

test("the lot goes to the winner", () => {
  expect(flights({ event: "took", seat: 1, ...counts }, view)).toEqual([
    { from: "middle", to: "seat:1", what: "1", count: 1 },
    { from: "middle", to: "seat:1", what: "J", count: 2 },
  ]);
});

test("a foursome is laid down and its mice run", () => {
  const moves = flights({ event: "presented", seat: 3, value: "3", jokers: 1, mice: 2 }, view);
  expect(moves[0]).toMatchObject({ from: "seat:3", to: "discard", what: "3", count: 3 });
  expect(moves[1]).toMatchObject({ from: "supply", to: "seat:3", what: "mouse", count: 2, manner: "hop" });
});

test("a higher bid sounds higher", () => {
  const heights = ["1x1", "1x5", "2-different", "2x1", "6x5", "15x5"].map((bid) => sound({ event: "bids", bid })!.height!);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
  expect(Math.max(...heights)).toBe(1);
});

test("the opening deals round the table from the bandleader's left, then reveals the lot", () => {
  const seats = [{ cards: 2 }, { cards: 2 }, { cards: 2 }];
  const heard = opening({ seats, bandleader: 1, viewer: 0, hand: ["1", "J"], row: ["4"] });
  expect(heard.map((event) => event["seat"] ?? event.event)).toEqual(["game-starts", 2, 0, 1, 2, 0, 1, "revealed"]);
  expect(heard.filter((event) => event["seat"] === 0).map((event) => event["card"])).toEqual(["1", "J"]);
});

test("whatever the game tells can be asked for its flights and its sound", () => {
  for (const event of Object.keys(told.events)) {
    expect(Array.isArray(flights({ event, seat: 1 }, view))).toBe(true);
    sound({ event, seat: 1, bid: "1x1" });
  }
});
