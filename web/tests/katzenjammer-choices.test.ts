/** Raised cards and what they could mean: only what the table offered, in the ways that it told. */
import { expect, test } from "vitest";
import { isPart, isSame, stacksOf, without } from "../src/games/katzenjammer/cards";
import { bidRead, cheapest, choicesOf, foursomeRead, growing, meant } from "../src/games/katzenjammer/choices";
import { jokersOf, note } from "../src/games/katzenjammer/spending";
import type { Offer } from "../src/net/protocol";

const bid = (name: string): Offer => ({ action: `bid ${name}`, verb: "bid", arguments: { bid: name } });
const legal: Offer[] = [{ action: "pass", verb: "pass" }, bid("2-different"), bid("2x2"), bid("3x2"), bid("3-different")];
const ways = {
  "bid 2-different": [["2", "4"], ["2", "J"], ["4", "J"]],
  "bid 2x2": [["2", "2"], ["2", "J"]],
  "bid 3x2": [["2", "2", "J"]],
  "bid 3-different": [["2", "4", "J"]],
};
const choices = choicesOf(legal, ways);
const named = (found: readonly { offer: Offer }[]): string[] => found.map((one) => one.offer.action.replace("bid ", ""));

test("cards are compared by how often each is there, in whatever order", () => {
  expect(stacksOf(["2", "4", "2"])).toEqual([{ card: "2", count: 2 }, { card: "4", count: 1 }]);
  expect(isSame(["J", "2"], ["2", "J"])).toBe(true);
  expect(isSame(["2", "2"], ["2", "J"])).toBe(false);
  expect(isPart(["2", "2"], ["2", "J", "2"])).toBe(true);
  expect(isPart(["2", "2"], ["2", "J"])).toBe(false);
  expect(without(["2", "2", "4"], "2")).toEqual(["2", "4"]);
  expect(without(["4"], "2")).toEqual(["4"]);
});

test("to pass is no choice of cards", () => {
  expect(named(choices)).toEqual(["2-different", "2x2", "3x2", "3-different"]);
});

test("cards mean a bid when they are exactly one way to pay it, and may mean several", () => {
  expect(named(meant(choices, ["2", "2"]))).toEqual(["2x2"]);
  expect(named(meant(choices, ["J", "2"]))).toEqual(["2-different", "2x2"]);
  expect(meant(choices, ["2"])).toEqual([]);
  expect(meant(choices, [])).toEqual([]);
});

test("cards could grow into the bids that have them in one way", () => {
  expect(named(growing(choices, ["4"]))).toEqual(["2-different", "3-different"]);
  expect(named(growing(choices, ["2", "2"]))).toEqual(["2x2", "3x2"]);
  expect(growing(choices, ["4", "4"])).toEqual([]);
});

test("before the table told the ways, bids are there and cards mean none of them", () => {
  const bare = choicesOf(legal, {});
  expect(bare).toHaveLength(4);
  expect(meant(bare, ["2", "2"])).toEqual([]);
});

test("a payment is its own way, and the one with the fewest jokers is proposed", () => {
  const pay = (jokers: number): Offer => ({ action: `pay ${jokers}J`, verb: "pay", cards: ["2", "2", "J", "J"].slice(jokers, jokers + 2) });
  const payments = choicesOf([pay(2), pay(1), pay(0)], {});
  expect(cheapest(payments)!.offer.action).toBe("pay 0J");
  expect(named(meant(payments, ["J", "2"]))).toEqual(["pay 1J"]);
  expect(cheapest([])).toBeUndefined();
});

test("cards that nobody offered are read as what the table can explain", () => {
  expect(bidRead(["2", "J", "2"])).toBe("bid 3x2");
  expect(bidRead(["2", "4"])).toBe("bid 2-different");
  expect(bidRead(["2", "2", "4"])).toBeNull();
  expect(foursomeRead(["3", "3", "J"])).toBe("present 3 1J");
  expect(foursomeRead(["3", "4"])).toBeNull();
});

test("one thinks twice about jokers in bids and foursomes, and about payments that cost more than need be", () => {
  note(choices);
  expect(choices.map(({ offer }) => jokersOf(offer))).toEqual([0, 0, 1, 1]);
  const pay = (cards: string[]): Offer => ({ action: `pay ${cards.join()}`, verb: "pay", cards });
  const payments = choicesOf([pay(["2", "J"]), pay(["J", "J"])], {});
  note(payments);
  expect(payments.map(({ offer }) => jokersOf(offer))).toEqual([0, 2]);
});
