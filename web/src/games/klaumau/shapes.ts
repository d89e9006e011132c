/** The colours of the cards and their shapes, as drawn in the pictures. */

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

const drawings = import.meta.glob<string>("./art/shape-*.svg", { eager: true, query: "?raw", import: "default" });

/** The outline of a colour's shape, in a box of 100 by 100; holes by the even-odd rule. */
export const SHAPES = Object.fromEntries(COLOURS.map((colour) => [colour, outline(colour)])) as Record<Colour, string>;

/** R2: the colours of a card and its family, from its name on the wire. */
export function parts(card: string): { colours: Colour[]; family: string } {
  const dash = card.lastIndexOf("-");
  return { colours: dash < 0 ? [] : (card.slice(0, dash).split("+") as Colour[]), family: card.slice(dash + 1) };
}

function outline(colour: Colour): string {
  return / d="([^"]+)"/.exec(drawings[`./art/shape-${colour}.svg`] ?? "")?.[1] ?? "";
}
