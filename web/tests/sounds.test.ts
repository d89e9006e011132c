import { expect, test } from "vitest";
import { spaced, type Cue, type Kind } from "../src/table/sounds";

const cue = (kind: Kind, at: number, times?: number): Cue => ({ sound: { kind, ...(times ? { times } : {}) }, at });
const told = (cues: Cue[]): [Kind, number][] => spaced(cues).map(({ sound, at }) => [sound.kind, at]);

test("sounds of a kind that come too close are left out", () => {
  const deal = Array.from({ length: 32 }, (_, card) => cue("card", card * 40));
  const moments = told(deal).map(([, at]) => at);
  expect(moments.length).toBeLessThan(16);
  for (const [place, at] of moments.slice(1).entries()) expect(at - moments[place]!).toBeGreaterThanOrEqual(85);
});

test("different sounds wait for each other a little", () => {
  expect(told([cue("doubt", 0), cue("caught", 0)])).toEqual([
    ["doubt", 0],
    ["caught", 60],
  ]);
});

test("a sound may come several times, and an update never makes too much noise", () => {
  expect(told([cue("mouse", 100, 3)])).toEqual([
    ["mouse", 100],
    ["mouse", 185],
    ["mouse", 270],
  ]);
  expect(told([cue("mouse", 0, 90)]).length).toBe(24);
});
