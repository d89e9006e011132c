import { expect, test, vi } from "vitest";
import type { Heard, Speech } from "../src/words/speech";
import { Telling } from "../src/words/telling";

const heard = (number: number, event: string): { number: number; event: Heard } => ({ number, event: { event } });

function speaking(): { speech: Speech; event: ReturnType<typeof vi.fn> } {
  const event = vi.fn((one: Heard, names: readonly string[]) => `${names[0]} ${one.event}`);
  return { speech: { event } as unknown as Speech, event };
}

test("an event is put into words once", () => {
  const telling = new Telling(new Set(["dealt"]));
  const { speech, event } = speaking();
  const log = [heard(1, "dealt"), heard(2, "bids"), heard(3, "passes")];
  expect(telling.sentences(log.slice(0, 2), speech, ["Ada"], 0)).toEqual([{ number: 2, text: "Ada bids" }]);
  expect(telling.sentences(log, speech, ["Ada"], 0).map((one) => one.text)).toEqual(["Ada bids", "Ada passes"]);
  expect(event).toHaveBeenCalledTimes(2);
});

test("it is said anew with another name, viewer or language", () => {
  const telling = new Telling(new Set());
  const [english, french] = [speaking(), speaking()];
  const log = [heard(1, "bids")];
  telling.sentences(log, english.speech, ["Ada"], 0);
  expect(telling.sentences(log, english.speech, ["Bo"], 0)).toEqual([{ number: 1, text: "Bo bids" }]);
  telling.sentences(log, english.speech, ["Bo"], null);
  expect(english.event).toHaveBeenCalledTimes(3);
  telling.sentences(log, french.speech, ["Bo"], null);
  expect(french.event).toHaveBeenCalledTimes(1);
});

test("a new match forgets the last one", () => {
  const telling = new Telling(new Set());
  const { speech } = speaking();
  telling.sentences([heard(1, "bids")], speech, ["Ada"], 0);
  expect(telling.sentences([heard(2, "passes")], speech, ["Ada"], 0)).toEqual([{ number: 2, text: "Ada passes" }]);
});
