/** A decision made ahead is sent when the turn comes, and forgotten when it no longer fits. */
import { expect, test } from "vitest";
import type { Preselect } from "../src/games/skin";
import type { Offer } from "../src/net/protocol";
import { Decided } from "../src/table/preselect.svelte";

const auction = (situation: string): Preselect => ({ verb: "pass", label: "Pass when it is my turn", situation });
const pass: Offer = { action: "pass", verb: "pass" };
const bid: Offer = { action: "bid 1x2", verb: "bid" };

test("it waits for the turn and is sent once", () => {
  const decided = new Decided();
  decided.toggle(auction("first"));
  expect(decided.follow(auction("first"), [])).toBe(null);
  expect(decided.isOn).toBe(true);
  expect(decided.follow(auction("first"), [bid, pass])).toBe(pass);
  expect(decided.isOn).toBe(false);
  expect(decided.follow(auction("first"), [bid, pass])).toBe(null);
});

test("tapping again takes it back", () => {
  const decided = new Decided();
  decided.toggle(auction("first"));
  decided.toggle(auction("first"));
  expect(decided.follow(auction("first"), [pass])).toBe(null);
});

test("another situation forgets it, even if the turn comes at once", () => {
  const decided = new Decided();
  decided.toggle(auction("first"));
  expect(decided.follow(auction("second"), [bid, pass])).toBe(null);
  expect(decided.isOn).toBe(false);
});

test("it is forgotten where nothing can be decided ahead", () => {
  const decided = new Decided();
  decided.toggle(auction("first"));
  expect(decided.follow(null, [])).toBe(null);
  expect(decided.isOn).toBe(false);
});

test("without a fitting offer nothing is sent", () => {
  const decided = new Decided();
  decided.toggle(auction("first"));
  expect(decided.follow(auction("first"), [bid])).toBe(null);
  expect(decided.isOn).toBe(false);
});
