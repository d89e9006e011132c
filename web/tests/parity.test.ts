/** The page says word for word what the programs say: sentences that tests/web/test_words.py wrote down are said again. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tell as tellKatzenjammer } from "../src/games/katzenjammer/tell";
import katzenjammer from "../src/games/katzenjammer/told.json";
import { tell as tellKlaumau } from "../src/games/klaumau/tell";
import klaumau from "../src/games/klaumau/told.json";
import type { Offer, Refused } from "../src/net/protocol";
import { Speaker, type Language } from "../src/words/speaker";
import { Speech, type Heard } from "../src/words/speech";

interface Cases {
  game: "katzenjammer" | "klaumau";
  language: Language;
  texts: string[];
  names: string[];
  events: { event: Heard; viewer: number | null; text: string }[];
  offers: { offer: Offer; viewer: number; text: string }[];
  refusals: { refused: Refused; text: string }[];
}

const file = process.env["KATZENTISCH_CASES"];
const games = { katzenjammer: { told: katzenjammer, tell: tellKatzenjammer }, klaumau: { told: klaumau, tell: tellKlaumau } };

test.skipIf(!file)("every sentence is the same", () => {
  const all = JSON.parse(readFileSync(file!, "utf8")) as Cases[];
  let count = 0;
  for (const { game, language, texts, names, events, offers, refusals } of all) {
    const speech = new Speech(new Speaker(language, texts), games[game].told, games[game].tell);
    for (const { event, viewer, text } of events) {
      expect(speech.event(event, names, viewer), JSON.stringify(event)).toBe(text);
    }
    for (const { offer, viewer, text } of offers) {
      expect(speech.action(offer, names, viewer), offer.action).toBe(text);
    }
    for (const { refused, text } of refusals) {
      expect(speech.refusal(refused, names), refused.code).toBe(text);
    }
    count += events.length + offers.length + refusals.length;
  }
  console.log(`${count} sentences`);
});
