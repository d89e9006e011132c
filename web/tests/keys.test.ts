// @vitest-environment jsdom
/** The seats of this browser. */
import { beforeEach, expect, test } from "vitest";
import { dropToken, keepToken, keepTokens, knownTables, tokenOf, tokensOf } from "../src/net/keys";

beforeEach(() => {
  for (const table of knownTables()) dropToken(table);
  localStorage.clear();
});

test("a token is kept until it is dropped", () => {
  keepToken("abcdef", "secret");
  expect(tokenOf("abcdef")).toBe("secret");
  expect(knownTables()).toEqual(["abcdef"]);
  dropToken("abcdef");
  expect(tokenOf("abcdef")).toBeNull();
  expect(knownTables()).toEqual([]);
});

test("the latest table is the first, and stands once", () => {
  keepToken("first", "a");
  keepToken("second", "b");
  keepToken("first", "c");
  expect(knownTables()).toEqual(["first", "second"]);
});

test("people who share a device have a token each", () => {
  keepTokens("abcdef", { 0: "ada", 2: "cleo" });
  expect(tokensOf("abcdef")).toEqual({ 0: "ada", 2: "cleo" });
  expect(tokensOf("others")).toBeNull();
  dropToken("abcdef");
  expect(tokensOf("abcdef")).toBeNull();
});

test("old tables are forgotten with their tokens", () => {
  for (let number = 0; number < 25; number += 1) keepToken(`table${number}`, "x");
  expect(knownTables()).toHaveLength(20);
  expect(tokenOf("table0")).toBeNull();
  expect(tokenOf("table24")).toBe("x");
});

test("what somebody has meddled with counts as nothing", () => {
  localStorage.setItem("katzentisch-tables", "{");
  localStorage.setItem("katzentisch-shared-abcdef", "[");
  expect(knownTables()).toEqual([]);
  expect(tokensOf("abcdef")).toBeNull();
});
