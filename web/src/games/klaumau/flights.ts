/** What moves under the lamp, and what it sounds like. Spots: deck, discard, aside (Police), shown, out (sold), hand, seat:N. */
import { BACK, placeOf, type Flight, type Spot } from "../../table/flights";
import type { Sound } from "../../table/sounds";
import type { Heard } from "../../words/speech";
import { dealt } from "../dealing";
import type { View } from "./view";

const POLICE = "police";
const BOMB = "bomb";
const SHOW_GAP = 70;

/** What moves when an event is heard. */
export function flights(event: Heard, view: unknown): readonly Flight[] {
  const { viewer, bomb_aside } = view as View;
  const at = placeOf(Number(event["seat"]), viewer);
  const other = placeOf(Number(event["target"]), viewer);
  const card = typeof event["card"] === "string" ? event["card"] : BACK;
  const pile = card === POLICE ? "aside" : card === BOMB && bomb_aside ? "bomb" : "discard";
  switch (event.event) {
    case "dealt":
    case "drew":
      return [handed("deck", at, card)];
    case "turned-up":
    case "buried":
      return [{ from: "deck", to: "discard", what: card, manner: "turn" }];
    case "played":
      return [{ from: at, to: pile, what: card }];
    case "forced":
      return [{ from: other, to: pile, what: card }];
    case "parried":
      return [{ from: at, to: "aside", what: POLICE }];
    case "laid-watchdog":
      return at === "hand" ? [{ from: at, to: `seat:${Number(event["seat"])}`, what: "watchdog" }] : [];
    case "showed":
    case "showed-to":
      return shown(event, at);
    case "stole":
    case "took":
    case "got-bonus":
      return [handed(other, at, card)];
    case "gave":
    case "handed-on":
      return [handed(at, other, card)];
    case "receiver-came":
      return [{ from: "deck", to: "out", what: "receiver", manner: "turn" }];
    case "sold":
      return [{ from: at, to: "out", what: card }];
    default:
      return [];
  }
}

/** A card that comes into a hand: the viewer's own is turned over on its way. */
const handed = (from: Spot, to: Spot, what: string): Flight =>
  to === "hand" && what !== BACK ? { from, to, what, manner: "turn" } : { from, to, what };

/** A hand that is turned over. */
function shown(event: Heard, from: Spot): Flight[] {
  const cards = Array.isArray(event["cards"]) ? event["cards"] : [];
  return cards.map((card) => ({ from, to: "shown", what: String(card), manner: "turn", gap: SHOW_GAP }));
}

const SOUNDS: Record<string, Sound> = {
  "round-starts": { kind: "shuffle" },
  dealt: { kind: "card" },
  "turned-up": { kind: "reveal" },
  buried: { kind: "reveal" },
  played: { kind: "card" },
  "laid-watchdog": { kind: "card" },
  "said-cannot": { kind: "bid", height: 0.1 },
  doubted: { kind: "doubt" },
  caught: { kind: "caught" },
  honest: { kind: "win" },
  forced: { kind: "card" },
  wished: { kind: "bid", height: 0.7 },
  "turned-round": { kind: "reveal" },
  skipped: { kind: "pass" },
  "lost-turn": { kind: "pass" },
  declined: { kind: "pass" },
  robs: { kind: "bid", height: 0.4 },
  parried: { kind: "caught" },
  stole: { kind: "theft" },
  took: { kind: "theft" },
  gave: { kind: "card" },
  drew: { kind: "card" },
  "pile-empty": { kind: "pass" },
  "receiver-came": { kind: "reveal" },
  sold: { kind: "coin" },
  "handed-on": { kind: "card" },
  "last-police": { kind: "caught" },
  "got-bonus": { kind: "theft" },
  "round-ends": { kind: "win" },
  "match-ends": { kind: "end" },
};

/** What an event sounds like. */
export const sound = (event: Heard): Sound | null => SOUNDS[event.event] ?? null;

/** The deal and the start card, as the view tells them. */
export function opening(view: unknown): Heard[] {
  const { seats, player, viewer, hand, top } = view as View;
  const counts = seats.map((seat) => seat.cards);
  const deal = dealt({ counts, first: player ?? 0, viewer, hand });
  return [{ event: "round-starts" }, ...deal, ...(top ? [{ event: "turned-up", card: top }] : [])];
}
