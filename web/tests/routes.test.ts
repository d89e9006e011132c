import { expect, test } from "vitest";
import { EVERYTHING } from "../src/table/flights";
import type { Area, Places } from "../src/table/places";
import { routes as routesOf, type Route } from "../src/table/routes";
import { shifts } from "../src/table/settling";

/** A spot at a place, with cards that lie side by side, 100 apart. */
function area(x: number, ...cards: string[]): Area {
  const element = (name: string): HTMLElement => ({ name }) as unknown as HTMLElement;
  const lying = cards.map((what, place) => ({ what, x: x + 100 * place, y: 0, width: 60, element: element(`${what}.${place}`) }));
  return { x, y: 0, width: 40, top: 0, element: element("spot"), cards: lying };
}

const routes = (
  scenes: Parameters<typeof routesOf>[0],
  before: Places,
  after: Places,
  you: number | null,
  isCovered = false,
): Route[] => routesOf(scenes, before, after, you, () => isCovered);

const places = (spots: Record<string, Area>): Places => new Map(Object.entries(spots));

test("a card starts where it lay and becomes the real one where it lies now", () => {
  const before = places({ hand: area(0, "a", "b", "c"), discard: area(1000, "x") });
  const after = places({ hand: area(0, "a", "c"), discard: area(1000, "b") });
  const [found] = routes([[{ from: "hand", to: "discard", what: "b" }]], before, after, 0);
  expect(found!.from.x).toBe(100);
  expect(found!.isSeen).toBe(true);
  expect(found!.becomes).toBe(after.get("discard")!.cards[0]!.element);
  expect(found!.covers!.what).toBe("x");
});

test("below a panel nothing lies that a card could become", () => {
  const before = places({ hand: area(0, "a"), discard: area(1000, "x") });
  const after = places({ hand: area(0), discard: area(1000, "a") });
  const [found] = routes([[{ from: "hand", to: "discard", what: "a" }]], before, after, 0, true);
  expect([found!.becomes, found!.covers]).toEqual([null, null]);
});

test("equal cards start and land side by side", () => {
  const before = places({ deck: area(0, "back"), hand: area(500, "a") });
  const after = places({ deck: area(0, "back"), hand: area(500, "a", "a", "a") });
  const found = routes([[{ from: "deck", to: "hand", what: "a", count: 2 }]], before, after, 0);
  expect(found.map((route) => route.to.x)).toEqual([600, 700]);
  expect(found.every((route) => !route.isSeen)).toBe(true);
});

test("a stack that only grows is not hidden", () => {
  const spots = { deck: area(0, "back"), hand: area(500, "a") };
  const [found] = routes([[{ from: "deck", to: "hand", what: "a" }]], places(spots), places(spots), 0);
  expect(found!.becomes).toBeNull();
  expect(found!.to.x).toBe(500);
});

test("everything leaves the lot, and what comes after is new", () => {
  const before = places({ deck: area(0), middle: area(500, "2", "4"), discard: area(900) });
  const after = places({ deck: area(0), middle: area(500, "4"), discard: area(900) });
  const found = routes(
    [[{ from: "middle", to: "discard", what: EVERYTHING }], [{ from: "deck", to: "middle", what: "4" }]],
    before,
    after,
    0,
  );
  expect(found.map((route) => [route.scene, route.what, route.becomes !== null])).toEqual([
    [0, "2", false],
    [0, "4", false],
    [1, "4", true],
  ]);
});

test("a spot that is not on the screen is stood in for, or nothing flies", () => {
  const spots = places({ "seat:2": area(0), discard: area(500) });
  expect(routes([[{ from: "hand", to: "aside", what: "a" }]], spots, spots, 2)[0]!.to.x).toBe(500);
  expect(routes([[{ from: "hand", to: "shown", what: "a" }]], spots, spots, 2)).toEqual([]);
  expect(routes([[{ from: "hand", to: "seat:2", what: "a" }]], spots, spots, 2)).toEqual([]);
});

test("on arrival at a table everything is new", () => {
  const after = places({ deck: area(0, "back"), hand: area(500, "a") });
  const [found] = routes([[{ from: "deck", to: "hand", what: "a" }]], new Map(), after, 0);
  expect(found!.becomes).toBe(after.get("hand")!.cards[0]!.element);
});

test("cards that make room slide; that the spot moved as a whole does not count", () => {
  const moved = shifts(area(0, "a", "b", "c"), area(50, "a", "c"));
  expect(moved.map(({ card, x }) => [card.what, x])).toEqual([["c", 100]]);
});
