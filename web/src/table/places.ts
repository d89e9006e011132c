/** Where things lie on the screen: spots, and the cards in them. All of it is read at once, before anything is moved. */
import type { Spot } from "./flights";

/** The middle of something, and how wide a card is there. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

export interface Lying extends Place {
  what: string;
  element: Element;
}

export interface Area extends Place {
  element: Element;
  top: number;
  cards: Lying[];
}

export type Places = ReadonlyMap<Spot, Area>;

/** The widest that a card is at a spot that shows none. */
const WIDEST = 56;

/** Read all spots and cards below an element. */
export function look(root: ParentNode): Places {
  const areas = new Map<Spot, Area>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const rect = element.getBoundingClientRect();
    const spot = element.dataset["spot"]!;
    if (areas.has(spot) || !rect.width) continue;
    areas.set(spot, { ...middleOf(rect), width: Math.min(WIDEST, rect.width, rect.height), top: rect.top, element, cards: [] });
  }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-card]")) {
    const home = element.closest<HTMLElement>("[data-spot]");
    const area = home && areas.get(home.dataset["spot"]!);
    if (area?.element !== home) continue;
    const rect = element.getBoundingClientRect();
    area?.cards.push({ ...middleOf(rect), width: rect.width, what: element.dataset["card"]!, element });
  }
  return areas;
}

const middleOf = (rect: DOMRect): { x: number; y: number } => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** Other places for a spot that is not on the screen. */
const INSTEAD: Record<string, readonly Spot[]> = {
  aside: ["discard", "middle"],
  bomb: ["discard", "middle"],
  out: ["discard", "middle"],
  discard: ["middle"],
  supply: ["middle"],
  deck: ["middle"],
};

/** The spot to take for another: itself, or what stands for it on this screen. */
export function standIn(spot: Spot, places: Places, you: number | null): Spot | null {
  const own: readonly Spot[] = you === null ? [] : [`seat:${you}`];
  const choices = [spot, ...(spot === "hand" ? own : (INSTEAD[spot] ?? []))];
  return choices.find((choice) => places.has(choice)) ?? null;
}
