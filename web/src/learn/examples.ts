/** Which cards illustrate which ruling. Groups of cards stand apart; the caption is the message example-… of the game. */

export interface Example {
  rule: string;
  groups: readonly (readonly string[])[];
  /** What stands between the groups. */
  between?: "<" | "→" | "+";
}

const groups = (text: string): string[][] => text.split(" | ").map((group) => group.split(" "));
const example = (rule: string, cards: string, between?: Example["between"]): Example => ({
  rule,
  groups: groups(cards),
  ...(between ? { between } : {}),
});

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  katzenjammer: [
    example("R1", "1 2 3 4 5 J"),
    example("R3", "5 2 5 | 1 3 J"),
    example("R5", "2 2 2"),
    example("R6", "1 3 4"),
    example("K14", "5 | 1 3 | 1 1 | 5 5 | 1 2 4", "<"),
    example("K16", "2 2 J"),
    example("K15", "3 5 J"),
    example("K19", "2 2 J | 5 2 5", "→"),
    example("R8", "5 5 5 J"),
    example("K30", "4 J J J"),
    example("K31", "J J J J"),
    example("K34", "J J | J", "+"),
  ],
  klaumau: [
    example("R2", "red-3 | yellow-3 | green-3 | blue-3"),
    example("M59", "red-keyhole red-small red-big red-plan red-crook red-barter police"),
    example("R8", "red-2 | red-4 blue-2", "→"),
    example("M4", "red-crook | blue-crook", "→"),
    example("M10", "red+yellow-plan | red-1 yellow-barter", "→"),
    example("M8", "green-keyhole | green-1", "→"),
    example("M5", "police"),
    example("R11", "blue-small"),
    example("M14", "blue-big"),
    example("M29", "green-crook | back back back", "→"),
    example("M32", "yellow-barter | back yellow-1", "→"),
    example("M22", "red-2 | red-4 blue-3 green-keyhole", "→"),
    example("M20", "red-2 | blue-4 yellow-3", "→"),
    example("M43", "blue-4 red-1 green-crook police"),
    example("M52", "receiver"),
    example("M53", "watchdog"),
    example("M54", "bomb"),
  ],
};
