/** The shapes of the colours, taken from their drawings: outlines in a box of 100 by 100, holes by the even-odd rule. */
import { COLOURS } from "./cards";

const drawings = import.meta.glob<string>("./art/shape-*.svg", { eager: true, query: "?raw", import: "default" });

export const SHAPES: Readonly<Record<string, string>> = Object.fromEntries(COLOURS.map((colour) => [colour, outline(colour)]));

function outline(colour: string): string {
  return / d="([^"]+)"/.exec(drawings[`./art/shape-${colour}.svg`] ?? "")?.[1] ?? "";
}
