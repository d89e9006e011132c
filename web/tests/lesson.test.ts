/** A lesson answers as a server would, and only what the pupil is to do moves it on. */
import { beforeEach, expect, test } from "vitest";
import type { FromTable, Update } from "../src/net/protocol";
import { LessonSocket } from "../src/learn/socket";
import { storyOf, type Story } from "../src/learn/story";

let heard: FromTable[];
let moves: [number, boolean][];
let strays: number;
let alarms: (() => void)[];
let socket: LessonSocket;
let story: Story;

const say = (message: object): void => socket.send(JSON.stringify(message));
const act = (action: string): void => say({ type: "act", id: "m1", version: 1, action });
const last = <T extends FromTable["type"]>(type: T): Extract<FromTable, { type: T }> =>
  heard.findLast((message) => message.type === type) as Extract<FromTable, { type: T }>;

/** Let the others play. */
function wait(): void {
  while (alarms.length) alarms.shift()!();
}

/** Do all that is wanted from here to the end. */
function finish(): void {
  for (let turn = 0; turn < 40; turn += 1) {
    const step = story.steps[moves.at(-1)?.[0] ?? 0]!;
    if (step.wanted) act(step.wanted);
    else socket.proceed();
    wait();
  }
}

async function begin(game: string): Promise<void> {
  heard = [];
  moves = [];
  strays = 0;
  alarms = [];
  story = await storyOf(game);
  const hearing = { moved: (step: number, isPlaying: boolean) => moves.push([step, isPlaying]), strayed: () => (strays += 1) };
  socket = new LessonSocket(story, "Ada", hearing, { later: (work) => alarms.push(work), cancel: () => (alarms = []) });
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data) as FromTable);
  say({ type: "hello", protocol: 1, table: "lesson" });
}

beforeEach(() => begin("katzenjammer"));

test("hello is answered with the table and the pupil's own name", () => {
  const welcome = last("welcome");
  expect(welcome.you).toBe(0);
  expect(welcome.table.seats.map((seat) => seat.name)).toEqual(["Ada", "Minka", "Felix"]);
  expect(welcome.events?.length).toBeGreaterThan(0);
});

test("pings are answered", () => {
  say({ type: "ping" });
  expect(last("pong")).toBeDefined();
});

test("what is wanted is taken, and the others play one by one", () => {
  socket.proceed();
  socket.proceed();
  act("bid 1x3");
  expect(last("ack").id).toBe("m1");
  expect(heard.filter((message) => message.type === "update")).toHaveLength(1);
  expect(moves.at(-1)).toEqual([2, true]);
  wait();
  expect(heard.filter((message) => message.type === "update")).toHaveLength(3);
  expect(moves.at(-1)).toEqual([3, false]);
});

test("whoever does the right thing at once may skip the words before it", () => {
  act("bid 1x3");
  wait();
  expect(moves.at(-1)).toEqual([3, false]);
});

test("something else is refused in a friendly way, and while the others play all is", () => {
  act("bid 1x4");
  expect(last("refused")).toEqual({ type: "refused", id: "m1", code: "lesson" });
  expect(strays).toBe(1);
  act("bid 1x3");
  act("bid 2x3");
  expect(strays).toBe(2);
});

test("why not and ways come from what was written down", () => {
  say({ type: "explain", id: "e1", action: "bid 2x5" });
  expect(last("explained")).toMatchObject({ id: "e1", is_allowed: true });
  say({ type: "explain", id: "e2", action: "bid 4x5" });
  expect(last("explained")).toMatchObject({ id: "e2", is_allowed: false, rule: "K16" });
  say({ type: "ways", id: "w1" });
  expect(last("ways").ways["bid 2x3"]?.[0]).toEqual(["3", "3"]);
  say({ type: "vote", id: "v1", matter: "rematch" });
  expect(last("refused")).toMatchObject({ id: "v1", code: "lesson" });
});

test("going back shows the table as it was, with all that was heard before", () => {
  act("bid 1x3");
  wait();
  socket.goTo(0);
  expect(last("welcome").game).toMatchObject({ version: 1, match: 2 });
  expect(last("welcome").events).toEqual(story.welcome.events);
  socket.goTo(3);
  expect(last("welcome").game!.version).toBe((story.steps[2]!.updates.at(-1) as Update).game.version);
});

test("going back stops what is still to come", () => {
  act("bid 1x3");
  socket.goTo(0);
  expect(alarms).toHaveLength(0);
});

test.each(["katzenjammer", "klaumau"])("%s ends with its result", async (game) => {
  await begin(game);
  finish();
  expect(moves.at(-1)![0]).toBe(story.steps.length - 1);
  expect(last("table").table.phase).toBe("over");
  expect(last("table").table.seats[0]!.name).toBe("Ada");
  expect(last("update").game.result).toMatchObject({ seats: [{ place: 1 }, {}, {}] });
});
