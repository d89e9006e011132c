/** The line to a table: commands are sent until they have an answer, over as many sockets as it takes. */
import { beforeEach, expect, test } from "vitest";
import { Line, type Outside, type State } from "../src/net/line";
import type { FromTable } from "../src/net/protocol";

/** A socket whose other end is the test. */
class Pipe {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  readyState = 1;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

interface Alarm {
  at: number;
  work: () => void;
}

class Fake implements Outside {
  pipes: Pipe[] = [];
  alarms = new Map<number, Alarm>();
  time = 1000;
  count = 0;

  socket = (): WebSocket => {
    const pipe = new Pipe();
    this.pipes.push(pipe);
    return pipe as unknown as WebSocket;
  };
  later = (work: () => void, milliseconds: number): number => {
    this.count += 1;
    this.alarms.set(this.count, { at: this.time + milliseconds, work });
    return this.count;
  };
  cancel = (timer: number): void => {
    this.alarms.delete(timer);
  };
  now = (): number => this.time;
  random = (): number => 0.5;

  get pipe(): Pipe {
    return this.pipes.at(-1)!;
  }

  /** Let time pass; alarms ring in their order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = [...this.alarms].filter(([, alarm]) => alarm.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next) break;
      this.alarms.delete(next[0]);
      this.time = Math.max(this.time, next[1].at);
      next[1].work();
    }
    this.time = end;
  }
}

const welcome = (version: number | null): unknown => ({
  type: "welcome",
  protocol: 1,
  you: 0,
  now: 5000,
  table: {},
  game: version === null ? null : { version },
  chat: [],
});

let fake: Fake;
let line: Line;
let states: State[];
let heard: FromTable[];

beforeEach(() => {
  fake = new Fake();
  states = [];
  heard = [];
  const hearing = { message: (one: FromTable) => heard.push(one), state: (state: State) => states.push(state) };
  line = new Line("ws://x/ws", { table: "abcdef", token: "secretsecret" }, hearing, fake);
  line.open();
  fake.pipe.onopen?.();
});

test("it greets with its token, and with the version it has when it comes back", () => {
  expect(fake.pipe.sent[0]).toEqual({ type: "hello", protocol: 1, table: "abcdef", token: "secretsecret", version: null });
  fake.pipe.tell(welcome(7));
  expect(line.ahead).toBe(4000);
  fake.pipe.close();
  expect(states).toEqual(["open", "lost"]);
  fake.pass(1000);
  fake.pipe.onopen?.();
  expect(fake.pipe.sent[0]).toMatchObject({ type: "hello", version: 7 });
});

test("a command without an answer is sent again with the same id, and answered once", async () => {
  fake.pipe.tell(welcome(1));
  const answer = line.ask({ type: "act", version: 1, action: "pass" });
  const first = fake.pipe.sent.at(-1)!;
  fake.pipe.close();
  fake.pass(1000);
  fake.pipe.onopen?.();
  expect(fake.pipe.sent.filter((one) => one["type"] === "act")).toEqual([]);
  fake.pipe.tell(welcome(1));
  expect(fake.pipe.sent.at(-1)).toEqual(first);
  fake.pipe.tell({ type: "ack", id: first["id"], version: 2 });
  expect(await answer).toMatchObject({ type: "ack", version: 2 });
  fake.pipe.close();
  fake.pass(1000);
  fake.pipe.onopen?.();
  fake.pipe.tell(welcome(2));
  expect(fake.pipe.sent.filter((one) => one["type"] === "act")).toEqual([]);
});

test("what the table had no time for is sent again after a while, and nobody hears of it", () => {
  fake.pipe.tell(welcome(1));
  void line.ask({ type: "start" });
  const count = heard.length;
  fake.pipe.tell({ type: "refused", code: "too-fast", retry_after: 700 });
  fake.pipe.tell({ type: "refused", code: "too-fast", retry_after: 700 });
  expect(fake.pipe.sent.filter((one) => one["type"] === "start")).toHaveLength(1);
  fake.pass(800);
  expect(fake.pipe.sent.filter((one) => one["type"] === "start")).toHaveLength(2);
  expect(heard).toHaveLength(count);
});

test("every id is new, and a refusal reaches who asked", async () => {
  fake.pipe.tell(welcome(1));
  const one = line.ask({ type: "take-over" });
  void line.ask({ type: "take-over" });
  const ids = fake.pipe.sent.filter((sent) => sent["type"] === "take-over").map((sent) => sent["id"]);
  expect(new Set(ids).size).toBe(2);
  fake.pipe.tell({ type: "refused", code: "not-now", id: ids[0] });
  expect(await one).toMatchObject({ code: "not-now" });
});

test("it waits longer after each loss, and not at all when the network is back", () => {
  const waits: number[] = [];
  for (let loss = 0; loss < 6; loss += 1) {
    fake.pipe.close();
    const before = fake.time;
    const pipes = fake.pipes.length;
    while (fake.pipes.length === pipes) fake.pass(50);
    waits.push(fake.time - before);
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBeLessThanOrEqual(8000);
  fake.pipe.close();
  const pipes = fake.pipes.length;
  line.hurry();
  expect(fake.pipes).toHaveLength(pipes + 1);
});

test("after a long silence the socket is given up", () => {
  fake.pipe.tell(welcome(1));
  const first = fake.pipe;
  fake.pass(15_000);
  expect(first.sent.at(-1)).toEqual({ type: "ping" });
  first.tell({ type: "pong", now: 30_000 });
  fake.pass(60_000);
  expect(first.isClosed).toBe(true);
  expect(fake.pipes.length).toBeGreaterThan(1);
});

test("a lasting farewell is the end, another one is not", () => {
  fake.pipe.tell({ type: "farewell", code: "try-again" });
  fake.pipe.close();
  expect(line.state).toBe("lost");
  fake.pass(1000);
  fake.pipe.onopen?.();
  fake.pipe.tell({ type: "farewell", code: "wrong-token" });
  expect(line.state).toBe("closed");
  const pipes = fake.pipes.length;
  fake.pass(60_000);
  expect(fake.pipes).toHaveLength(pipes);
});

test("a line that is being closed is not waited for", async () => {
  fake.pipe.tell(welcome(1));
  const closing = fake.pipe;
  closing.readyState = 2;
  const answer = line.ask({ type: "start" });
  expect(closing.sent.map((one) => one["type"])).toEqual(["hello"]);
  expect(states).toEqual(["open", "lost"]);
  fake.pass(1000);
  fake.pipe.onopen?.();
  fake.pipe.tell(welcome(1));
  fake.pipe.tell({ type: "ack", id: fake.pipe.sent.at(-1)!["id"], version: 1 });
  await expect(answer).resolves.toMatchObject({ type: "ack" });
});

test("a line that is being closed is found out by the next beat", () => {
  fake.pipe.tell(welcome(1));
  fake.pipe.readyState = 2;
  fake.pass(15_500);
  expect(states).toEqual(["open", "lost"]);
});
