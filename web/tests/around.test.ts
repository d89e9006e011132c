/** Options in words, results in order, and what is still to be read. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameInfo } from "../src/net/api";
import type { ChatLine } from "../src/net/protocol";
import { choicesOf, closestPreset, rulesText, valuesOf } from "../src/table/options";
import { listed, placings } from "../src/table/result";
import { countUnread } from "../src/table/unread.svelte";
import { Speaker } from "../src/words/speaker";

const PRESETS = {
  printed: { games: 1, last: false, bomb: "off" },
  match: { games: 4, last: false, bomb: "off" },
};

test("a schema leaves a short list to choose from, or nothing", () => {
  expect(valuesOf({ type: "boolean" })).toEqual([false, true]);
  expect(valuesOf({ enum: ["auto", 20] })).toEqual(["auto", 20]);
  expect(valuesOf({ type: "integer", minimum: 2, maximum: 4 })).toEqual([2, 3, 4]);
  expect(valuesOf({ anyOf: [{ enum: ["players"] }, { type: "integer", minimum: 1, maximum: 2 }] })).toEqual(["players", 1, 2]);
  expect(valuesOf({ anyOf: [{ enum: ["random"] }, { type: "array" }] })).toEqual([]);
});

test("what is drawn by lot, or too long for a list, is not in the form", () => {
  const properties = {
    last: { type: "boolean", default: false },
    first: { enum: [0, 1, "random"], default: "random" },
    many: { type: "integer", minimum: 1, maximum: 99, default: 1 },
  };
  const game = { options: { $defs: { Options: { properties } } } } as unknown as GameInfo;
  expect(choicesOf(game).map((choice) => choice.option)).toEqual(["last"]);
});

test("the preset that comes closest names the rules", () => {
  expect(closestPreset({ games: 4, last: true, bomb: "off" }, PRESETS)).toEqual({ preset: "match", changed: ["last"] });
  expect(closestPreset({}, {})).toBeNull();
});

test("the rules of a table are told in words", () => {
  const around = readFileSync(new URL("../locale/en/around.ftl", import.meta.url), "utf8");
  const words = new Speaker("en", [around, "preset-printed = As printed\npreset-own = Own\noption-last = Last word\noption-bomb = Bomb\n"]);
  const options = { games: 1, last: true, bomb: "blast" };
  expect(rulesText({ games: 1, last: false, bomb: "blast" }, { own: { ...PRESETS.printed, last: true, bomb: "blast" } }, words)[1]).toBe("Last word: no");
  expect(rulesText(options, PRESETS, words)).toEqual(["As printed", "Last word", "Bomb: blast"]);
});

test("the best stand first, and shared places in the order of seats", () => {
  const found = placings({ seats: [{ total: 3, place: 2 }, { total: 9, place: 1 }, { total: 3, place: 2 }] });
  expect(found.map((one) => one.seat)).toEqual([1, 0, 2]);
  expect(found[0]!.counted).toEqual({ total: 9 });
  expect(placings(null)).toEqual([]);
});

test("names are listed as a sentence has them", () => {
  expect(listed(["Ada", "Bo"], "de")).toBe("Ada und Bo");
  expect(listed(["Ada"], "fr")).toBe("Ada");
});

test("unread is what others said since one last looked", () => {
  const chat = [1, 2, 3, 4].map((number) => ({ number, at: 0, seat: number % 2, name: "x" })) as ChatLine[];
  expect(countUnread(chat, 1, 0)).toBe(1);
  expect(countUnread(chat, 0, null)).toBe(4);
  expect(countUnread(chat, 4, 0)).toBe(0);
});
