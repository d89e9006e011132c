/** What a bot would do, in words. */
import type { Hint, Offer } from "../net/protocol";
import type { Facts } from "../words/speaker";
import type { Speech } from "../words/speech";
import type { Table } from "./table.svelte";

export interface Advice extends Hint {
  offer: Offer;
  label: string;
  why: string;
}

/** The hints that were given for the game as it is now, best first. */
export function hintsOf(table: Table, speech: Speech): Advice[] {
  const { you, names } = table;
  if (you === null || !table.hinted) return [];
  return table.hinted.hints.flatMap((hint) => {
    const offer = table.game?.legal.find((one) => one.action === hint.action);
    if (!offer) return [];
    const why = speech.reason(hint.reason, hint.facts as Facts, names, you);
    return [{ ...hint, offer, label: speech.action(offer, names, you), why }];
  });
}
