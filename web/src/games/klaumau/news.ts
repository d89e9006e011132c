/** What has just come to light, told from the log: the end of a doubt, or a card that changed hands before our eyes. */
import type { Fact } from "../../words/speaker";
import type { Heard } from "../../words/speech";

export type NewsKind = "caught" | "honest" | "believed" | "stolen" | "parried" | "swapped";

export interface News {
  kind: NewsKind;
  /** The number of the log's line that tells it. */
  number: number;
  event: Heard;
  /** The cards that one sees now. */
  cards: readonly string[];
}

interface Line {
  readonly number: number;
  readonly event: Heard;
}

const TURNS = new Set(["played", "forced", "laid-watchdog"]);
const ENDS = new Set(["said-cannot", "round-starts"]);
const SHOWS = new Set(["showed", "showed-to"]);
const MOVES: Readonly<Record<string, NewsKind>> = { stole: "stolen", "got-bonus": "stolen", took: "swapped", gave: "swapped" };
/** So many turns later it is no news any more. */
const STALE = 3;

/** The last news, as long as it is new. */
export function newsOf(log: readonly Line[], viewer: number | null): News | null {
  let turns = 0;
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const found = newsAt(log, place, viewer);
    if (found) return turns < STALE ? found : null;
    const { event } = log[place]!.event;
    if (ENDS.has(event)) return null;
    if (TURNS.has(event)) turns += 1;
  }
  return null;
}

function newsAt(log: readonly Line[], place: number, viewer: number | null): News | null {
  const { number, event } = log[place]!;
  const kind = event.event;
  if (kind === "caught" || kind === "honest") return { kind, number, event, cards: shownBefore(log, place) };
  if (kind === "believed") return isLastAnswer(log, place) ? { kind, number, event: claimBefore(log, place), cards: [] } : null;
  if (kind === "parried") return { kind, number, event, cards: ["police"] };
  const move = MOVES[kind];
  const isOurs = viewer !== null && (event["seat"] === viewer || event["target"] === viewer);
  return move && isOurs && typeof event["card"] === "string" ? { kind: move, number, event, cards: [event["card"]] } : null;
}

function shownBefore(log: readonly Line[], place: number): string[] {
  const shown = log[place - 1]?.event;
  const cards: Fact = shown && SHOWS.has(shown.event) ? shown["cards"] : null;
  return Array.isArray(cards) ? cards.map(String) : [];
}

/** Nobody doubted: the window closed after this answer. */
function isLastAnswer(log: readonly Line[], place: number): boolean {
  const next = log[place + 1]?.event.event;
  return next !== "believed" && next !== "doubted";
}

function claimBefore(log: readonly Line[], place: number): Heard {
  for (let back = place; back >= 0; back -= 1) if (log[back]!.event.event === "said-cannot") return log[back]!.event;
  return log[place]!.event;
}
