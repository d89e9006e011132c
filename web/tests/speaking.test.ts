/** What is spoken: every sentence once, and then what you may do. */
import { expect, test } from "vitest";
import { Speaking } from "../src/table/speaking.svelte";

const log = (...texts: string[]): { number: number; text: string }[] => texts.map((text, place) => ({ number: place + 1, text }));
const spoken = (speaking: Speaking): string[] => speaking.said.map((one) => one.text);

test("sentences come in their order, and what you may do comes last", () => {
  const speaking = new Speaking();
  speaking.follow(log("Bo passes.", "Ada bids one 2."), { occasion: "1-7", text: "You may bid." });
  expect(spoken(speaking)).toEqual(["Bo passes.", "Ada bids one 2.", "You may bid."]);
});

test("nothing is spoken twice", () => {
  const speaking = new Speaking();
  const prompt = { occasion: "1-7", text: "You may bid." };
  speaking.follow(log("Bo passes."), prompt);
  speaking.follow(log("Bo passes."), prompt);
  speaking.follow(log("Bo passes.", "Ada passes."), { occasion: "", text: "Cleo is thinking." });
  expect(spoken(speaking)).toEqual(["Bo passes.", "You may bid.", "Ada passes."]);
});

test("the same words are spoken again on a new occasion", () => {
  const speaking = new Speaking();
  speaking.follow([], { occasion: "1-7", text: "You may bid." });
  speaking.follow([], { occasion: "", text: "Bo is thinking." });
  speaking.follow([], { occasion: "1-9", text: "You may bid." });
  expect(spoken(speaking)).toEqual(["You may bid.", "You may bid."]);
});

test("a log that begins anew goes on with higher numbers", () => {
  const speaking = new Speaking();
  speaking.follow(log("Game 1 begins."), { occasion: "", text: "" });
  speaking.follow([], { occasion: "", text: "" });
  speaking.follow([{ number: 9, text: "Game 2 begins." }], { occasion: "", text: "" });
  expect(spoken(speaking)).toEqual(["Game 1 begins.", "Game 2 begins."]);
});

test("old sentences go, but never one of the newest bunch", () => {
  const speaking = new Speaking();
  for (let number = 1; number <= 30; number += 1) speaking.say(`sentence ${number}`);
  expect(speaking.said).toHaveLength(12);
  expect(spoken(speaking).at(-1)).toBe("sentence 30");
  const many = Array.from({ length: 20 }, (_, number) => `more ${number}`);
  speaking.say(...many);
  expect(spoken(speaking)).toEqual(many);
});

test("nothing to say is not said", () => {
  const speaking = new Speaking();
  speaking.say("", "");
  expect(speaking.said).toEqual([]);
});
