/** Klaumau!: a table under one lamp. */
import type { Fact } from "../../words/speaker";
import type { Skin } from "../skin";
import { flights, opening, sound } from "./flights";
import Ghost from "./Ghost.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Plate from "./Plate.svelte";
import Scene from "./Scene.svelte";
import { tell } from "./tell";
import told from "./told.json";
import type { View } from "./view";

export const skin: Skin = {
  told,
  tell,
  quiet: new Set(["dealt"]),
  phase: (view) => (view as View).phase,
  facts: (view, names) => {
    const seen = view as View;
    const others = seen.asked.filter((seat) => seat !== seen.viewer);
    const nameOf = (seat: number | null | undefined): string => (seat === null || seat === undefined ? "" : (names[seat] ?? ""));
    const facts: Record<string, Fact> = {
      count: others.length,
      name: nameOf(others[0] ?? seen.viewer),
      you: seen.viewer !== null && seen.asked.includes(seen.viewer) ? "yes" : "no",
    };
    for (const part of ["player", "doubter", "target"] as const) {
      const seat = seen[part];
      facts[part] = nameOf(seat);
      facts[`${part}_you`] = seat !== null && seat === seen.viewer ? "yes" : "no";
    }
    return facts;
  },
  Scene,
  Plate,
  Middle,
  Hand,
  Ghost,
  flights,
  opening,
  sound,
  drawn: new Set([
    ...["play", "cannot", "lay-watchdog", "give", "sell", "done", "hand-on"],
    ...["believe", "doubt", "force", "choose", "wish", "rob", "barter", "take-from", "decline", "parry", "allow"],
  ]),
};
