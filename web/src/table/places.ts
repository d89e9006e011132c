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
  element: HTMLElement | SVGElement;
}

export interface Area extends Place {
  element: Element;
  top: number;
  cards: Lying[];
}

export type Places = ReadonlyMap<Spot, Area>;

/** The widest that a card is at a spot that shows none. */
const WIDEST = 56;

/** Read all spots and cards below an element; a spot without a box of its own is where its cards are. */
export function look(root: ParentNode): Places {
  const areas = new Map<Spot, Area>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const spot = element.dataset["spot"]!;
    if (areas.get(spot)?.width) continue;
    const rect = element.getBoundingClientRect();
    const width = Math.min(WIDEST, rect.width, rect.height);
    areas.set(spot, { ...middleOf(rect), width, top: rect.top, element, cards: [] });
  }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-spot] [data-card]")) {
    const home = element.closest<HTMLElement>("[data-spot]")!;
    const area = areas.get(home.dataset["spot"]!);
    if (area?.element === home) area.cards.push(lying(element));
  }
  for (const [spot, { width, cards, element }] of areas) {
    const [first] = cards;
    if (!width && first) areas.set(spot, { ...first, top: first.y, element, cards });
    else if (!width) areas.delete(spot);
  }
  return areas;
}

/** A card as it lies; one that is turned a little is not wider for that. */
function lying(element: HTMLElement | SVGElement): Lying {
  const rect = element.getBoundingClientRect();
  return { ...middleOf(rect), width: element.clientWidth || rect.width, what: element.dataset["card"]!, element };
}

const middleOf = (rect: DOMRect): { x: number; y: number } => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** Tells what the panels cover that lie over the table now. Their boxes are read: asking for what is seen somewhere is slow. */
export function covering(root: ParentNode): (place: Place, area: Area) => boolean {
  const covers = [...root.querySelectorAll("[data-cover]")].map((element) => ({ element, rect: element.getBoundingClientRect() }));
  return ({ x, y }, area) =>
    covers.some(
      ({ element, rect }) =>
        x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom && !element.contains(area.element) && !area.element.contains(element),
    );
}

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
