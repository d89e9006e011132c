/** Katzenjammer Blues: the roof at night. */
import type { Skin } from "../skin";
import { flights, opening, sound } from "./flights";
import Ghost from "./Ghost.svelte";
import Hand from "./Hand.svelte";
import Middle from "./Middle.svelte";
import Plate from "./Plate.svelte";
import Scene from "./Scene.svelte";
import { jokersOf } from "./spending";
import { tell } from "./tell";
import told from "./told.json";
import type { View } from "./view";

export const skin: Skin = {
  told,
  tell,
  quiet: new Set(["dealt"]),
  phase: (view) => (view as View).phase,
  facts: (view, names) => {
    const { acting, bandleader, bid, bidder } = view as View;
    const asked = acting ?? bandleader;
    return {
      ...(bid === null || bidder === null ? { bidder: "", count: 0 } : { bidder: names[bidder], bid }),
      ...(asked === null ? {} : { name: names[asked] }),
    };
  },
  Scene,
  Plate,
  Middle,
  Hand,
  Ghost,
  flights,
  opening,
  sound,
  drawn: new Set(["bid", "pass", "pay", "pay-values", "present", "present-jokers", "done"]),
  costly: (offer, _, say) => {
    const jokers = jokersOf(offer);
    return jokers ? say("kj-costly", { verb: offer.verb, jokers }) : null;
  },
  preselect: (view, seat, say) => {
    const { phase, game, deck, seats } = view as View;
    if (phase !== "bid" || seats[seat]!.has_passed) return null;
    return { verb: "pass", label: say("kj-pass-ahead"), situation: `auction ${game} ${deck}` };
  },
};
