/** Sounds: one for each kind of event, short and soft. */
export type Sound = "shuffle" | "reveal" | "bid" | "win" | "mouse" | "doubt" | "caught" | "theft" | "turn" | "end";
