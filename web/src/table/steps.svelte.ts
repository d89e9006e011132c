/** The table is built in steps, so that no single one keeps the page from answering. */
import { getContext, onMount, setContext } from "svelte";

const KEY = "steps";
/** A plate each; there may be fewer. */
const SEATS = ["seats", "seats-2", "seats-3", "seats-4", "seats-5", "seats-6", "seats-7", "seats-8"] as const;
const MIDDLE = ["middle", "more-middle", "most-middle"] as const;
const HAND = ["hand", "more-hand", "most-hand", "rest-hand", "whole-hand"] as const;
const REST = ["signs", "live", "flights", "opening"] as const;
/** The table is there, and comes into sight: a part with each frame. */
const SEEING = ["see-seats", "see-middle", "all"] as const;
/** The drawer takes its room before anything is laid out beside it. */
const STEPS = ["scene", "drawer", ...SEATS, "lines", ...MIDDLE, ...HAND, ...REST, ...SEEING] as const;
type Step = (typeof STEPS)[number];

export class Steps {
  private made = $state(0);

  /** Is this part of the table there, or to be built now? */
  has(step: Step): boolean {
    return this.made > STEPS.indexOf(step);
  }

  /** How many seats are there already. */
  get seats(): number {
    return Math.min(Math.max(this.made - STEPS.indexOf("seats"), 0), SEATS.length);
  }

  /** Make all steps, each in a task of its own: between two of them the page can draw, and hear. What flies is measured after a frame. */
  start(): () => void {
    const { port1, port2 } = new MessageChannel();
    const next = (): void => port2.postMessage(null);
    port1.onmessage = () => {
      this.made += 1;
      if (this.made === STEPS.length) port1.close();
      else if (this.has("flights") && !document.hidden) requestAnimationFrame(next);
      else next();
    };
    next();
    return () => port1.close();
  }
}

/** Begin a table. */
export function provideSteps(): Steps {
  const steps = new Steps();
  onMount(() => steps.start());
  return setContext(KEY, steps);
}

export const useSteps = (): Steps => getContext<Steps>(KEY);
