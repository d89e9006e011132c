/** The names of the cards, taken apart. */
export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

const FAMILIES = ["1", "2", "3", "4", "keyhole", "small", "big", "plan", "crook", "barter"];
const COLOURLESS = ["police", "watchdog", "bomb", "receiver"];

/** The colours of a card and its family; a card without colours is a family of its own. */
export function partsOf(card: string): { colours: Colour[]; family: string } {
  const dash = card.lastIndexOf("-");
  const family = card.slice(dash + 1);
  if (dash < 0 || !FAMILIES.includes(family)) return { colours: [], family: card };
  return { colours: card.slice(0, dash).split("+") as Colour[], family };
}

/** A hand as one holds it: colour by colour, cards of two colours after those of their first, colourless ones last. */
export function sorted(hand: readonly string[]): string[] {
  return [...hand].sort((one, other) => place(one) - place(other));
}

function place(card: string): number {
  const { colours, family } = partsOf(card);
  const [first, second] = colours;
  if (!first) return 1000 + COLOURLESS.indexOf(family);
  return 100 * COLOURS.indexOf(first) + (second ? 50 + COLOURS.indexOf(second) : FAMILIES.indexOf(family));
}

/** Cards with a key each: the same card again has another one. */
export function keyed(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const time = seen.get(card) ?? 0;
    seen.set(card, time + 1);
    return { key: `${card}/${time}`, card };
  });
}
