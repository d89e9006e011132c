/** A decision made before one is asked, such as to pass: it is sent once the turn comes, or forgotten. */
import type { Preselect } from "../games/skin";
import type { Offer } from "../net/protocol";

export class Decided {
  private chosen = $state.raw<Preselect | null>(null);

  get isOn(): boolean {
    return this.chosen !== null;
  }

  /** Decide so, or no longer. */
  toggle(possible: Preselect): void {
    this.chosen = this.chosen ? null : possible;
  }

  forget(): void {
    this.chosen = null;
  }

  /** The game went on: the offer to choose now, if there is one. */
  follow(possible: Preselect | null, legal: readonly Offer[]): Offer | null {
    const chosen = this.chosen;
    if (!chosen) return null;
    if (possible?.verb !== chosen.verb || possible.situation !== chosen.situation) {
      this.chosen = null;
      return null;
    }
    if (!legal.length) return null;
    this.chosen = null;
    return legal.find((offer) => offer.verb === chosen.verb) ?? null;
  }
}
