/** Cards that stay in their spot but make room for others slide to where they lie now. */
import type { Ghosts } from "./ghosts.svelte";
import type { Area, Lying, Places } from "./places";

const DURATION = 180;

/** Let every card slide that lies elsewhere in its spot than before. */
export function settle(before: Places, after: Places, ghosts: Ghosts): void {
  for (const [spot, area] of after) {
    const old = before.get(spot);
    if (!old) continue;
    for (const { card, x, y } of shifts(old, area)) {
      const keyframes = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
      ghosts.animate(card.element, keyframes, { duration: DURATION, easing: "ease-out" });
    }
  }
}

/** How far each card of a spot lies from where it was, whatever the spot itself did; cards of a name keep their order. */
export function shifts(old: Area, now: Area): { card: Lying; x: number; y: number }[] {
  const found: { card: Lying; x: number; y: number }[] = [];
  const counts = new Map<string, number>();
  for (const card of now.cards) {
    const number = counts.get(card.what) ?? 0;
    counts.set(card.what, number + 1);
    const was = old.cards.filter((one) => one.what === card.what)[number];
    if (!was || Math.abs(was.width - card.width) > 1) continue;
    const x = was.x - old.x - (card.x - now.x);
    const y = was.y - old.top - (card.y - now.top);
    if (Math.abs(x) > 2 || Math.abs(y) > 2) found.push({ card, x, y });
  }
  return found;
}
