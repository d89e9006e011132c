import { expect, test } from "vitest";
import { flights, opening, sound } from "../src/games/klaumau/flights";
import told from "../src/games/klaumau/told.json";

const view = { viewer: 0, bomb_aside: false };

test("a card goes from its player to the discard pile, Police go aside", () => {
  expect(flights({ event: "played", seat: 0, card: "red-3" }, view)).toEqual([{ from: "hand", to: "discard", what: "red-3" }]);
  expect(flights({ event: "played", seat: 2, card: "police" }, view)).toEqual([{ from: "seat:2", to: "aside", what: "police" }]);
  expect(flights({ event: "parried", seat: 2 }, view)).toEqual([{ from: "seat:2", to: "aside", what: "police" }]);
});

test("a forced card is the target's", () => {
  expect(flights({ event: "forced", seat: 1, target: 0, card: "red-3" }, view)).toEqual([
    { from: "hand", to: "discard", what: "red-3" },
  ]);
});

test("a theft shows its card only to the two", () => {
  expect(flights({ event: "stole", seat: 1, target: 2 }, view)).toEqual([{ from: "seat:2", to: "seat:1", what: "back" }]);
  expect(flights({ event: "stole", seat: 1, target: 0, card: "red-1" }, view)).toEqual([{ from: "hand", to: "seat:1", what: "red-1" }]);
  expect(flights({ event: "stole", seat: 0, target: 1, card: "red-1" }, view)).toEqual([
    { from: "seat:1", to: "hand", what: "red-1", manner: "turn" },
  ]);
});

test("a shown hand is turned over card by card; who may not see it sees nothing", () => {
  expect(flights({ event: "showed", seat: 3, cards: ["red-1", "police"] }, view)).toHaveLength(2);
  expect(flights({ event: "showed-to", seat: 3, target: 1 }, view)).toEqual([]);
});

test("a bomb lies on the pile or in a place of its own", () => {
  expect(flights({ event: "played", seat: 1, card: "bomb" }, view)[0]!.to).toBe("discard");
  expect(flights({ event: "played", seat: 1, card: "bomb" }, { ...view, bomb_aside: true })[0]!.to).toBe("bomb");
});

test("the opening deals from the one who starts, then turns up a card", () => {
  const heard = opening({ seats: [{ cards: 1 }, { cards: 1 }], player: 1, viewer: null, hand: null, top: "red-1" });
  expect(heard.map((event) => event["seat"] ?? event.event)).toEqual(["round-starts", 1, 0, "turned-up"]);
});

test("whatever the game tells can be asked for its flights and its sound", () => {
  for (const event of Object.keys(told.events)) {
    expect(Array.isArray(flights({ event, seat: 1, target: 2 }, view))).toBe(true);
    sound({ event });
  }
});
