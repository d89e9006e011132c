/** What moves over the table when an event is heard, and what it sounds like. */
import type { Flight, Spot } from "../../table/flights";
import type { Sound } from "../../table/sounds";
import type { Heard } from "../../words/speech";
import type { View } from "./view";

/** Events that take a card from one seat to another: from whom, to whom. */
const PASSED: Readonly<Record<string, readonly [string, string]>> = {
  stole: ["target", "seat"],
  took: ["target", "seat"],
  "got-bonus": ["target", "seat"],
  gave: ["seat", "target"],
  "handed-on": ["seat", "target"],
};
const FROM_DECK = new Set(["dealt", "drew"]);
const TURNED = new Set(["turned-up", "buried"]);

export function flights(event: Heard, seen: unknown): readonly Flight[] {
  const view = seen as View;
  const what = typeof event["card"] === "string" ? event["card"] : "back";
  const spot = (part: string): Spot => spotOf(Number(event[part]), view.viewer);
  const kind = event.event;
  const pass = PASSED[kind];
  if (pass) return [{ from: spot(pass[0]), to: spot(pass[1]), what }];
  if (FROM_DECK.has(kind)) return [{ from: "deck", to: spot("seat"), what }];
  if (TURNED.has(kind)) return [{ from: "deck", to: "discard", what }];
  if (kind === "played") return [{ from: spot("seat"), to: placeOf(what, view), what }];
  if (kind === "forced") return [{ from: spot("target"), to: placeOf(what, view), what }];
  if (kind === "parried") return [{ from: spot("seat"), to: "police", what: "police" }];
  if (kind === "receiver-came") return [{ from: "deck", to: "middle", what: "receiver" }];
  if (kind === "sold") return [{ from: spot("seat"), to: "middle", what }];
  if (kind === "laid-watchdog") return [{ from: spot("seat"), to: `seat:${Number(event["seat"])}`, what: "watchdog" }];
  return [];
}

function spotOf(seat: number, viewer: number | null): Spot {
  return seat === viewer ? "hand" : `seat:${seat}`;
}

/** Where a card goes that is laid. */
function placeOf(card: string, view: View): Spot {
  if (card === "police") return "police";
  return card === "bomb" && view.bomb === "defused" ? "bomb" : "discard";
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  "round-starts": "shuffle",
  "turned-up": "reveal",
  played: "bid",
  "laid-watchdog": "bid",
  doubted: "doubt",
  caught: "caught",
  honest: "reveal",
  forced: "bid",
  parried: "caught",
  stole: "theft",
  took: "theft",
  "got-bonus": "theft",
  "receiver-came": "reveal",
  "last-police": "caught",
  "round-ends": "win",
  "match-ends": "end",
};

export const sound = (event: Heard): Sound | null => SOUNDS[event.event] ?? null;
