/** Cards raised from a hand at a table that is played by the test. */
import { expect, test } from "vitest";
import { Picking } from "../src/games/katzenjammer/picking.svelte";
import type { Offer } from "../src/net/protocol";
import type { Table } from "../src/table/table.svelte";

type Ask = { type: string; action?: string };

/** A table with this hand and these offers; `answer` is what it says when it is asked. */
function sit(phase: string, hand: string[], legal: Offer[], answer: unknown = {}, bid: string | null = null): { picking: Picking; asked: Ask[] } {
  const asked: Ask[] = [];
  const ask = (wish: Ask): Promise<unknown> => {
    asked.push(wish);
    return Promise.resolve(answer);
  };
  const table = { game: { version: 7, legal, view: { phase, hand, bid, seats: [] } }, line: { ask } } as unknown as Table;
  return { picking: new Picking(() => table), asked };
}

const pass: Offer = { action: "pass", verb: "pass" };
const bid = (name: string): Offer => ({ action: `bid ${name}`, verb: "bid", arguments: { bid: name } });
const pay = (...cards: string[]): Offer => ({ action: `pay ${cards.join("")}`, verb: "pay", cards });
const ways = { "bid 2x2": [["2", "2"], ["2", "J"]], "bid 2-different": [["2", "J"]] };
const hand = ["2", "2", "4", "J"];
const bids = [pass, bid("2-different"), bid("2x2")];

async function bidding(version = 7): Promise<Picking> {
  const { picking } = sit("bid", hand, bids, { type: "ways", version, ways });
  await picking.askWays();
  return picking;
}

test("taps raise one card after another, and a stack that is raised as a whole goes back", async () => {
  const picking = await bidding();
  picking.raise("2");
  expect(picking.raised).toEqual(["2"]);
  expect(picking.chosen).toBeNull();
  picking.raise("2");
  expect(picking.chosen?.offer.action).toBe("bid 2x2");
  picking.raise("2");
  expect(picking.raised).toEqual([]);
});

test("a bid of the ladder raises its cheapest cards, unless those that are raised make it too", async () => {
  const picking = await bidding();
  const [different, equal] = picking.choices;
  picking.point(equal!);
  expect(picking.raised).toEqual(["2", "2"]);
  picking.lower("2");
  picking.raise("J");
  expect(picking.chosen?.offer.action).toBe("bid 2-different");
  picking.point(equal!);
  expect(picking.raised).toEqual(["2", "J"]);
  expect(picking.isChosen(equal!)).toBe(true);
  picking.point(different!);
  expect(picking.isChosen(different!)).toBe(true);
});

test("the ways of a position that is gone are not taken", async () => {
  const picking = await bidding(6);
  picking.raise("2");
  picking.raise("2");
  expect(picking.chosen).toBeNull();
  picking.point(picking.choices[1]!);
  expect(picking.chosen?.offer.action).toBe("bid 2x2");
});

test("cards that fit no offer can be asked about", async () => {
  const answer = { type: "explained", id: "1", is_allowed: false, code: "bid-needs-equal", rule: "K16" };
  const { picking, asked } = sit("bid", [...hand, "4"], [pass, bid("2x2")], { type: "ways", version: 7, ways });
  await picking.askWays();
  picking.raise("4");
  expect(picking.isUnfit).toBe(true);
  await picking.askWhy();
  expect(asked.at(-1)).toEqual({ type: "explain", action: "bid 1x4" });
  const other = sit("bid", hand, bids, answer);
  await other.picking.askWhy("bid 5x5");
  expect(other.picking.reason).toBe(answer);
  other.picking.raise("2");
  expect(other.picking.reason).toBeNull();
});

test("the payment with the fewest jokers lies ready, and there is nothing to pass", () => {
  const { picking } = sit("pay", hand, [pay("J", "2"), pay("2", "2")], {}, "2x2");
  picking.begin();
  expect(picking.raised).toEqual(["2", "2"]);
  expect(picking.chosen?.offer.action).toBe("pay 22");
  expect(picking.plain).toBeNull();
});

test("without an offer of cards any cards are unfit, and before one is asked none are", () => {
  const done = sit("present", hand, [{ action: "done", verb: "done" }]).picking;
  done.raise("2");
  expect(done.isUnfit).toBe(true);
  expect(done.plain?.verb).toBe("done");
  const waiting = sit("bid", hand, []).picking;
  waiting.raise("2");
  expect(waiting.isUnfit).toBe(false);
});
