/** The games as the first page shows them; everything about how they are played comes from the server. */
import type { Component } from "svelte";
import KatzenjammerCard from "../../games/katzenjammer/Card.svelte";
import KatzenjammerScene from "../../games/katzenjammer/Scene.svelte";
import KlaumauCard from "../../games/klaumau/Card.svelte";
import KlaumauScene from "../../games/klaumau/Scene.svelte";

export const GAMES = ["katzenjammer", "klaumau"] as const;
export type GameName = (typeof GAMES)[number];

export interface Picture {
  Card: Component<{ card: string; label: string }>;
  Scene: Component<{ theme: "dark" | "light" }>;
  /** A fan of its cards. */
  fan: readonly string[];
}

export const PICTURES: Record<GameName, Picture> = {
  katzenjammer: { Card: KatzenjammerCard, Scene: KatzenjammerScene, fan: ["2", "3", "J", "5", "4"] },
  klaumau: { Card: KlaumauCard, Scene: KlaumauScene, fan: ["green-big", "yellow-keyhole", "red-crook", "police", "blue-plan"] },
};
