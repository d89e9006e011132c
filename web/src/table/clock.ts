/** Time at the table: a clock that ticks only while somebody looks, and what is said about it. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 250;
/** Less time than this is short. */
const SHORT = 10_000;
/** When the time that is left is spoken, in seconds. */
const MARKS = [30, 10, 5];

const look = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Our own time; whatever depends on it follows it. */
export function now(): number {
  look();
  return Date.now();
}

/** The milliseconds until then, never less than none. */
export const until = (then: number, now: number): number => Math.max(0, then - now);

/** Whole seconds as they are shown: the last one counts until it is over. */
export const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** As minutes and seconds, from a minute on; otherwise seconds. */
export function shown(milliseconds: number): string {
  const all = seconds(milliseconds);
  if (all < 60) return String(all);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

/** The share that is left, 0 to 1. */
export const share = (left: number, whole: number): number => (whole > 0 ? Math.min(1, left / whole) : 0);

export const isShort = (left: number): boolean => left <= SHORT;

/** The mark that was passed since the last look, in seconds; of several, the lowest. Null if none, or at the first look. */
export function passedMark(before: number, after: number): number | null {
  if (!Number.isFinite(before)) return null;
  const passed = MARKS.filter((mark) => seconds(before) > mark && seconds(after) <= mark && seconds(after) > 0);
  return passed.at(-1) ?? null;
}
