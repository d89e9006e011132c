import { expect, test } from "vitest";
import { frames, lengthOf, paceOf, schedule } from "../src/table/motion";
import type { Route } from "../src/table/routes";

const route = (far: number, more: Partial<Route> = {}): Route => ({
  scene: 0,
  what: "back",
  from: { x: 0, y: 0, width: 50 },
  to: { x: far, y: 0, width: 100 },
  manner: undefined,
  gap: undefined,
  isSeen: false,
  becomes: null,
  covers: null,
  ...more,
});

test("a card is 180 to 320 milliseconds on its way", () => {
  expect([0, 350, 700, 2000].map((far) => lengthOf(route(far)))).toEqual([180, 250, 320, 320]);
});

test("cards of one kind of event follow each other after 40 milliseconds", () => {
  const deal = Array.from({ length: 32 }, () => ({ kind: "dealt", sound: null, routes: [route(700)] }));
  const { starts, length } = schedule(deal, 1);
  expect(starts.map((start) => start.at).slice(0, 3)).toEqual([0, 40, 80]);
  expect(length).toBe(31 * 40 + 320);
});

test("another kind of event waits till the last one lands", () => {
  const { starts } = schedule(
    [
      { kind: "paid", sound: null, routes: [route(0), route(0)] },
      { kind: "took", sound: null, routes: [route(0)] },
    ],
    1,
  );
  expect(starts.map((start) => start.at)).toEqual([0, 40, 160]);
});

test("a sound is heard with its card, or after what came before it", () => {
  const { cues } = schedule(
    [
      { kind: "played", sound: { kind: "card" }, routes: [route(0)] },
      { kind: "caught", sound: { kind: "caught" }, routes: [] },
    ],
    1,
  );
  expect(cues.map((cue) => cue.at)).toEqual([90, 180]);
});

test("with much to show everything hurries", () => {
  expect(paceOf("normal", 0)).toBe(1);
  expect(paceOf("normal", 3000)).toBe(0.5);
  expect(paceOf("slow", 0)).toBeGreaterThan(paceOf("fast", 0));
});

test("the frames lead from start to landing, and only transform and opacity change", () => {
  const path = frames(route(300, { isSeen: true, becomes: {} as HTMLElement }), 100, "only");
  expect(path[0]).toEqual({ opacity: 1, transform: "translate(0.0px, 0.0px) rotate(0.00deg) scale(0.500, 0.500)" });
  expect(path.at(-1)).toEqual({ opacity: 1, transform: "translate(300.0px, -0.0px) rotate(0.00deg) scale(1.000, 1.000)" });
});

test("what has no card to become fades away", () => {
  expect(frames(route(300), 100, "only").at(-1)!["opacity"]).toBe(0);
});

test("a card that is turned over shows its back, then its front", () => {
  const across = (side: "back" | "front"): number[] =>
    frames(route(300), 100, side).map((frame) => Number(/scale\(([\d.-]+),/.exec(String(frame["transform"]))![1]));
  const [back, front] = [across("back"), across("front")];
  expect(back[0]).toBe(0.5);
  expect(front.at(-1)).toBe(1);
  for (const [step, width] of back.entries()) expect(width * front[step]!).toBeCloseTo(0);
});
