/** Turns names on the wire into the variables of the game's sentences, as the game's own tell.py does. */
import type { Fact, Facts } from "../../words/speaker";

const NUMBERS = new Set(["seat", "card", "value", "count", "standing_count", "standing_value", "jokers", "mice"]);
const ORDER = ["1", "2", "3", "4", "5", "J"];

export function tell(facts: Facts): Record<string, Fact> {
  const told: Record<string, Fact> = { ...facts };
  for (const name of ["bid", "standing"]) {
    const bid = told[name];
    if (typeof bid === "string") {
      delete told[name];
      Object.assign(told, tellBid(name, bid));
    }
  }
  if ("cards-J" in told) {
    told["cards"] = ORDER.flatMap((card) => Array<string>(Number(told[`cards-${card}`])).fill(card)).join(", ");
    for (const card of ORDER) delete told[`cards-${card}`];
  }
  if (typeof told["jokers"] === "string") told["jokers"] = told["jokers"].replace(/J$/, "");
  if (told["action"] === "present") told["mice"] = told["value"];
  for (const [name, value] of Object.entries(told)) {
    if (NUMBERS.has(name) && typeof value === "string" && /^\d+$/.test(value)) told[name] = Number(value);
  }
  return told;
}

function tellBid(name: string, bid: string): Record<string, Fact> {
  const [count, value] = bid.split(bid.includes("x") ? "x" : "-");
  const prefix = name === "bid" ? "" : `${name}_`;
  return { [`${prefix}count`]: count, [`${prefix}value`]: value };
}
