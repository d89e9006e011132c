/** How the last round ended, told from the log. */
import type { Heard } from "../../words/speech";

export interface Row {
  seat: number;
  cards: readonly string[];
  score: number;
  total: number;
}

export interface Round {
  /** What ended it, and the colours that Forgery voids, as events of the log. */
  heads: readonly Heard[];
  rows: readonly Row[];
}

/** The round that ended last; null if the log does not know. */
export function lastRound(log: readonly { readonly event: Heard }[]): Round | null {
  const start = log.findLastIndex((line) => line.event.event === "round-ends");
  if (start < 0) return null;
  const heads: Heard[] = [];
  const rows: Row[] = [];
  let cards: readonly string[] = [];
  for (const { event } of log.slice(start)) {
    if (event.event === "round-ends" || event.event === "void") heads.push(event);
    else if (event.event === "held") cards = (event["cards"] as string[] | undefined) ?? [];
    else if (event.event === "scored") {
      rows.push({ seat: Number(event["seat"]), cards, score: Number(event["score"]), total: Number(event["total"]) });
    } else break;
  }
  return { heads, rows };
}
