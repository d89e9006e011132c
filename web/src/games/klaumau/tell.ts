/** Turns names on the wire into the variables of the game's sentences, as the game's own tell.py does. */
import { Phrase, type Fact, type Facts, type Speaker } from "../../words/speaker";
import { COLOURS, partsOf } from "./cards";

export function tell(facts: Facts): Record<string, Fact> {
  const told: Record<string, Fact> = { ...facts };
  if (typeof told["card"] === "string") Object.assign(told, tellCard(told["card"]));
  if (typeof told["top"] === "string") told["top"] = phrase(told["top"]);
  for (const name of ["cards", "shown"]) {
    const cards = told[name];
    if (Array.isArray(cards)) told[name] = cards.length ? cards.map((card) => phrase(String(card))) : "none";
  }
  if ("colours" in told) {
    const colours = told["colours"];
    delete told["colours"];
    Object.assign(told, tellColours(colours as number | string));
  }
  if (typeof told["seat"] === "string" && /^[0-7]$/.test(told["seat"])) told["seat"] = Number(told["seat"]);
  return told;
}

/** A card as a part of a sentence or of a list. */
export const phrase = (card: string): Phrase => new Phrase("card-name", tellCard(card));

/** A card by its name. */
export function nameOf(card: string, speaker: Speaker): string {
  const { message, facts } = phrase(card);
  return speaker.say(message, facts);
}

function tellCard(card: string): Record<string, Fact> {
  const { colours, family } = partsOf(card);
  const [first, second] = colours;
  if (!first) return { family: card, colour: "none", second: "none" };
  return { family: /^\d+$/.test(family) ? Number(family) : family, colour: first, second: second ?? "none" };
}

function tellColours(colours: number | string): Record<string, Fact> {
  const names =
    typeof colours === "number" ? COLOURS.filter((_, bit) => (colours >> bit) & 1) : colours.split(" ").filter(Boolean);
  const [one, two] = [...names, "none", "none"];
  return { colour_one: one, colour_two: two };
}
