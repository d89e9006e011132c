/** What a game brings to the table: its words, and how it looks. Nothing here decides anything. */
import type { Component } from "svelte";
import type { Offer } from "../net/protocol";
import type { Fact, Facts } from "../words/speaker";
import type { Heard, Speech, Tell, Told } from "../words/speech";
import type { Flight } from "../table/flights";
import type { Sound } from "../table/sounds";
import type { Table } from "../table/table.svelte";

export interface Parts {
  table: Table;
  speech: Speech;
  /** Offers that the person has in view; choosing one is up to the table. */
  choose: (offer: Offer) => void;
}

/** The page's own sentence for a message. */
export type Say = (message: string, facts?: Facts) => string;

/** What can be decided before one is asked. */
export interface Preselect {
  /** As soon as one is asked, an offer with this verb is chosen. */
  verb: string;
  /** What the switch for it says. */
  label: string;
  /** Names the situation that it was meant for, an auction for example: with another one it is forgotten. */
  situation: string;
}

export interface Skin {
  told: Told;
  tell: Tell;
  /** Events that the log leaves out, since everybody sees them or there are many. */
  quiet: ReadonlySet<string>;
  /** The name of the phase, as in the messages status-… and prompt-…. */
  phase: (view: unknown) => string;
  /** The variables of the two lines. */
  facts: (view: unknown, names: readonly string[]) => Record<string, Fact>;
  /** What all of it lies on, in the dark and by day. */
  Scene: Component<{ theme: "dark" | "light" }>;
  /** What a seat shows beside its name. */
  Plate: Component<Parts & { seat: number }>;
  /** What lies in the middle. */
  Middle: Component<Parts>;
  /** The hand, and what can be done with it. */
  Hand: Component<Parts>;
  /** What flies: a card's name, "back" or a token. Its width is --card-width. */
  Ghost?: Component<{ what: string }>;
  /** What moves when an event is heard: between spots, which are elements with data-spot. */
  flights: (event: Heard, view: unknown) => readonly Flight[];
  /** How a match that has just begun came about, for someone who only sees its first view. */
  opening?: (view: unknown) => readonly Heard[];
  /** What an event sounds like. */
  sound: (event: Heard, viewer: number | null) => Sound | null;
  /** Verbs that `Hand` or `Middle` offers by themselves; all others become plain buttons. */
  drawn: ReadonlySet<string>;
  /** What one should think twice about before choosing an offer, as a question; null if there is nothing. */
  costly?: (offer: Offer, view: unknown, say: Say) => string | null;
  /** What a seat can decide ahead; null if nothing. The same while one waits and when one is asked. */
  preselect?: (view: unknown, seat: number, say: Say) => Preselect | null;
}

const skins = import.meta.glob<{ skin: Skin }>("./*/skin.ts");

/** The skin of a game, loaded when it is played. */
export async function skinOf(game: string): Promise<Skin> {
  const load = skins[`./${game}/skin.ts`];
  if (!load) throw new Error(`no skin for ${game}`);
  return (await load()).skin;
}
