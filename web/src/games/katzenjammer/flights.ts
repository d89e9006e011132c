/** What moves on the roof, and what it sounds like. Spots: deck, middle (the lot), discard, supply, hand, seat:N. */
import { BACK, EVERYTHING, placeOf, type Flight } from "../../table/flights";
import type { Sound } from "../../table/sounds";
import type { Heard } from "../../words/speech";
import { dealt } from "../dealing";
import type { View } from "./view";

const JOKER = "J";
const VALUES = ["1", "2", "3", "4", "5"];
const FOURSOME = 4;
/** Revealed cards and mice come one by one, so that they can be followed. */
const REVEAL_GAP = 170;
const MOUSE_GAP = 110;

/** What moves when an event is heard. */
export function flights(event: Heard, view: unknown): readonly Flight[] {
  const { viewer } = view as View;
  const seat = Number(event["seat"]);
  const place = placeOf(seat, viewer);
  switch (event.event) {
    case "dealt":
    case "drew":
      return [drawn(event, viewer)];
    case "revealed":
      return [{ from: "deck", to: "middle", what: String(event["card"]), manner: "turn", gap: REVEAL_GAP }];
    case "unsold":
      return [{ from: "middle", to: "discard", what: EVERYTHING }];
    case "paid":
      return laid(seat, viewer, (card) => Number(event[`cards-${card}`] ?? 0));
    case "took":
      return [...VALUES, JOKER].flatMap((card) => some({ from: "middle", to: place, what: card }, Number(event[`cards-${card}`])));
    case "presented": {
      const jokers = Number(event["jokers"]);
      const naturals = (card: string): number => (card === String(event["value"]) ? FOURSOME - jokers : 0);
      const mice: Flight = { from: "supply", to: `seat:${seat}`, what: "mouse", manner: "hop", gap: MOUSE_GAP };
      return [...laid(seat, viewer, (card) => (card === JOKER ? jokers : naturals(card))), ...some(mice, Number(event["mice"]))];
    }
    case "presented-jokers":
      return [{ from: place, to: "discard", what: JOKER, count: FOURSOME }];
    default:
      return [];
  }
}

/** A card from the deck; one's own is turned over on its way. */
function drawn(event: Heard, viewer: number | null): Flight {
  const to = placeOf(Number(event["seat"]), viewer);
  const card = event["card"];
  return typeof card === "string" ? { from: "deck", to, what: card, manner: "turn" } : { from: "deck", to, what: BACK };
}

/** Cards that are laid down: natural ones are discarded, jokers stay in front of the seat. */
function laid(seat: number, viewer: number | null, count: (card: string) => number): Flight[] {
  const from = placeOf(seat, viewer);
  const naturals = VALUES.flatMap((card) => some({ from, to: "discard", what: card }, count(card)));
  return seat === viewer ? [...naturals, ...some({ from, to: `seat:${seat}`, what: JOKER }, count(JOKER))] : naturals;
}

const some = (flight: Flight, count: number): Flight[] => (count > 0 ? [{ ...flight, count }] : []);

const SOUNDS: Record<string, Sound> = {
  "game-starts": { kind: "shuffle" },
  dealt: { kind: "card" },
  drew: { kind: "card" },
  revealed: { kind: "reveal" },
  passes: { kind: "pass" },
  "empty-passes": { kind: "pass" },
  unsold: { kind: "pass" },
  paid: { kind: "card" },
  took: { kind: "win" },
  "presented-jokers": { kind: "card" },
  "match-ends": { kind: "end" },
};

/** What an event sounds like. */
export function sound(event: Heard): Sound | null {
  if (event.event === "bids") return { kind: "bid", height: height(String(event["bid"])) };
  if (event.event === "presented") return { kind: "mouse", times: Number(event["mice"]) };
  return SOUNDS[event.event] ?? null;
}

/** How high a bid sounds: more cards first, then the value. */
function height(bid: string): number {
  const [count, value] = bid.split(/x|-/);
  return Math.min(1, (Number(count) - 1 + (Number(value) || 0) / 6) / 6);
}

/** The deal and the first lot, as the view tells them. */
export function opening(view: unknown): Heard[] {
  const { seats, bandleader, viewer, hand, row } = view as View;
  const counts = seats.map((seat) => seat.cards);
  const deal = dealt({ counts, first: (bandleader ?? 0) + 1, viewer, hand });
  return [{ event: "game-starts" }, ...deal, ...row.map((card) => ({ event: "revealed", card }))];
}
