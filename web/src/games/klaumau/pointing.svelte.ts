/** Whose face-down cards a thief is looking at: pointed at beside a name, picked from in the middle. */
export const pointing = $state<{ seat: number | null }>({ seat: null });

/** Verbs that take a card from a seat. */
export const TAKING: ReadonlySet<string> = new Set(["rob", "barter", "take-from"]);
