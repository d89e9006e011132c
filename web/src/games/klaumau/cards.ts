/** The names of the cards, taken apart. */
export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

const FAMILIES = new Set(["1", "2", "3", "4", "keyhole", "small", "big", "plan", "crook", "barter"]);

/** The colours of a card and its family; a card without colours is a family of its own. */
export function partsOf(card: string): { colours: Colour[]; family: string } {
  const dash = card.lastIndexOf("-");
  const family = card.slice(dash + 1);
  if (dash < 0 || !FAMILIES.has(family)) return { colours: [], family: card };
  return { colours: card.slice(0, dash).split("+") as Colour[], family };
}
