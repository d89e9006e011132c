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

/** A sound at a time, in milliseconds. */
export interface Cue {
  sound: Sound;
  at: number;
}

/** The least time from a sound to the next of its kind, and to one of another kind. */
const SAME = 85;
const OTHER = 60;
/** No update makes more noise than this. */
const MOST = 24;

/** What is really played: sounds that come too close to one of their kind are left out, others wait a little. */
export function spaced(cues: readonly Cue[]): Cue[] {
  const singles = cues.flatMap(({ sound, at }) =>
    Array.from({ length: sound.times ?? 1 }, (_, number) => ({ sound, at: at + number * SAME })),
  );
  const played: Cue[] = [];
  const last = new Map<Kind, number>();
  for (const { sound, at } of singles.sort((one, other) => one.at - other.at)) {
    const before = last.get(sound.kind);
    if (before !== undefined && at < before + SAME) continue;
    const moment = Math.max(at, (played.at(-1)?.at ?? -OTHER) + OTHER);
    last.set(sound.kind, moment);
    played.push({ sound, at: moment });
  }
  return played.slice(0, MOST);
}
