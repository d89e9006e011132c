/** The colours as one sees them: inks, shapes, and seals with a shape each. */
import { COLOURS, type Colour } from "./cards";

const drawings = import.meta.glob<string>("./art/shape-*.svg", { eager: true, query: "?raw", import: "default" });
const addresses = import.meta.glob<string>("./art/shape-*.svg", { eager: true, query: "?url", import: "default" });

/** Outlines in a box of 100 by 100, taken from the drawings; holes by the even-odd rule. */
export const SHAPES: Readonly<Record<string, string>> = Object.fromEntries(COLOURS.map((colour) => [colour, outline(colour)]));

/** Where the drawing of a colour's seal is. */
export const sealOf = (colour: string): string => addresses[`./art/shape-${colour}.svg`] ?? "";

export const INKS: Readonly<Record<Colour, string>> = {
  red: "#cb382c",
  yellow: "#f3bb2b",
  green: "#15664a",
  blue: "#2561ad",
};

function outline(colour: string): string {
  return / d="([^"]+)"/.exec(drawings[`./art/shape-${colour}.svg`] ?? "")?.[1] ?? "";
}
