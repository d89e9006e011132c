import { expect, test } from "vitest";
import { COLOURS, partsOf } from "../src/games/klaumau/cards";
import { SHAPES } from "../src/games/klaumau/shapes";
import { SIGNS } from "../src/games/klaumau/signs";

const FAMILIES = ["1", "2", "3", "4", "keyhole", "small", "big", "plan", "crook", "barter", "police", "receiver", "watchdog", "bomb"];
const pictures = Object.keys(import.meta.glob("../src/games/klaumau/art/*.svg"));

test("every family has a picture and a corner sign of its own", () => {
  expect(Object.keys(SIGNS).sort()).toEqual([...FAMILIES].sort());
  expect(new Set(Object.values(SIGNS).map((sign) => JSON.stringify(sign))).size).toBe(FAMILIES.length);
  for (const family of [...FAMILIES, "back"]) expect(pictures).toContain(`../src/games/klaumau/art/${family}.svg`);
});

test("every colour has a shape of its own", () => {
  expect(new Set(COLOURS.map((colour) => SHAPES[colour])).size).toBe(COLOURS.length);
  for (const colour of COLOURS) expect(SHAPES[colour]).toMatch(/^M[^"]+Z$/);
});

test("a card has no, one or two colours", () => {
  expect(partsOf("police")).toEqual({ colours: [], family: "police" });
  expect(partsOf("red-4")).toEqual({ colours: ["red"], family: "4" });
  expect(partsOf("green+blue-plan")).toEqual({ colours: ["green", "blue"], family: "plan" });
});
