/** Sounds: one for each kind of event, short and soft. */
export type Kind =
  | "shuffle"
  | "card"
  | "reveal"
  | "bid"
  | "pass"
  | "win"
  | "mouse"
  | "coin"
  | "doubt"
  | "caught"
  | "theft"
  | "turn"
  | "end";

export interface Sound {
  kind: Kind;
  /** From low, 0, to high, 1. */
  height?: number;
  times?: number;
}
