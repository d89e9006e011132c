import { expect, test } from "vitest";
import { newsOf } from "../src/games/klaumau/news";
import { lastRound } from "../src/games/klaumau/rounds";
import type { Heard } from "../src/words/speech";

const log = (...events: Heard[]): { number: number; event: Heard }[] => events.map((event, number) => ({ number, event }));
const CLAIM: Heard = { event: "said-cannot", seat: 1 };

test("a doubt ends with the hand that was shown", () => {
  const lines = log(
    ...[CLAIM, { event: "believed", seat: 2 }, { event: "doubted", seat: 0, target: 1 }],
    ...[{ event: "showed", seat: 1, cards: ["red-1", "police"] }, { event: "caught", seat: 1 }],
  );
  expect(newsOf(lines, 0)).toMatchObject({ kind: "caught", number: 4, cards: ["red-1", "police"] });
});

test("who shows the hand to the doubter alone shows others nothing", () => {
  const lines = log(CLAIM, { event: "doubted", seat: 0, target: 1 }, { event: "showed-to", seat: 1, target: 0 }, { event: "honest", seat: 1 });
  expect(newsOf(lines, 2)).toMatchObject({ kind: "honest", cards: [] });
});

test("if nobody doubts, that is news about the one who spoke", () => {
  const lines = log(CLAIM, { event: "believed", seat: 2 }, { event: "believed", seat: 0 }, { event: "drew", seat: 1 });
  expect(newsOf(lines, 0)).toMatchObject({ kind: "believed", event: CLAIM });
});

test("a stolen card is news for those who see it", () => {
  const lines = log({ event: "stole", seat: 1, target: 2, card: "red-4" });
  expect(newsOf(lines, 2)).toMatchObject({ kind: "stolen", cards: ["red-4"] });
  expect(newsOf(log({ event: "stole", seat: 1, target: 2 }), 0)).toBeNull();
});

test("news grow old with three turns, the next claim or the next round", () => {
  const honest: Heard = { event: "honest", seat: 1 };
  const play: Heard = { event: "played", seat: 2, card: "red-1" };
  expect(newsOf(log(honest, play, play), 0)).not.toBeNull();
  expect(newsOf(log(honest, play, play, play), 0)).toBeNull();
  expect(newsOf(log(honest, CLAIM), 0)).toBeNull();
  expect(newsOf(log(honest, { event: "round-starts", round: 2 }), 0)).toBeNull();
});

test("the last round is what was held and scored after its end", () => {
  const lines = log(
    ...[{ event: "round-ends", ending: "hand" }, { event: "void", colours: 1 }],
    ...[{ event: "held", seat: 0, cards: ["red-4"] }, { event: "scored", seat: 0, score: 4, total: 9 }],
    ...[{ event: "held", seat: 1, cards: [] }, { event: "scored", seat: 1, score: 0, total: 3 }],
    ...[{ event: "round-starts", round: 2 }, { event: "played", seat: 0, card: "red-1" }],
  );
  const round = lastRound(lines)!;
  expect(round.heads.map((head) => head.event)).toEqual(["round-ends", "void"]);
  expect(round.rows).toEqual([
    { seat: 0, cards: ["red-4"], score: 4, total: 9 },
    { seat: 1, cards: [], score: 0, total: 3 },
  ]);
  expect(lastRound(log(CLAIM))).toBeNull();
});
