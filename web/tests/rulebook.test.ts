/** The rules as paragraphs: numbers, links, and what a search finds. */
import { expect, test } from "vitest";
import { EXAMPLES } from "../src/learn/examples";
import { blocksOf, filtered, rulesOf } from "../src/learn/rulebook";
import { placeOf } from "../src/places";
import { LANGUAGES } from "../src/words/speaker";

const TEXT = `# The game

Words about it: **K** is a ruling.

## Cards

**K1 Mice.** There are \`20\` mice,
see K2 and K99.

### Few

**K2** As in K1: élan.

## End

**K3 The end.** Over.
`;

test("headings and rulings have their places, lines of a paragraph are one", () => {
  const blocks = blocksOf(TEXT);
  expect(blocks.map((block) => block.level)).toEqual([1, 0, 2, 0, 3, 0, 2, 0]);
  expect(blocks.filter((block) => !block.level).map((block) => block.id)).toEqual(["", "K1", "K2", "K3"]);
  expect(blocks[3]!.text).toBe("K1 Mice. There are 20 mice, see K2 and K99.");
});

test("rulings that exist become links, the paragraph's own does not", () => {
  const [, , , first, , second] = blocksOf(TEXT);
  expect(first!.pieces).toEqual([
    { kind: "bold", text: "K1 Mice." },
    { kind: "plain", text: " There are " },
    { kind: "code", text: "20" },
    { kind: "plain", text: " mice, see " },
    { kind: "link", text: "K2" },
    { kind: "plain", text: " and K99." },
  ]);
  expect(second!.pieces.map((piece) => piece.kind)).toEqual(["bold", "plain", "link", "plain"]);
});

test("a search keeps what has all its words, below its headings", () => {
  const found = filtered(blocksOf(TEXT), " K1 ELAN ");
  expect(found.map((block) => block.text)).toEqual(["The game", "Cards", "Few", "K2 As in K1: élan."]);
  expect(filtered(blocksOf(TEXT), "  ")).toHaveLength(8);
  expect(filtered(blocksOf(TEXT), "nowhere")).toHaveLength(0);
});

test.each(LANGUAGES)("the rules in %s have every ruling that an example belongs to, once", async (language) => {
  for (const [game, examples] of Object.entries(EXAMPLES)) {
    const ids = (await rulesOf(game, language)).map((block) => block.id).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { rule } of examples) expect(ids).toContain(rule);
  }
});

test("addresses name places", () => {
  expect(placeOf("/")).toEqual({ name: "home" });
  expect(placeOf("/t/abc123")).toEqual({ name: "table", id: "abc123" });
  expect(placeOf("/rules/klaumau/")).toEqual({ name: "rules", game: "klaumau" });
  expect(placeOf("/learn/katzenjammer")).toEqual({ name: "learn", game: "katzenjammer" });
  expect(placeOf("/rules/chess")).toEqual({ name: "home" });
  expect(placeOf("/about")).toEqual({ name: "about" });
});
