/** When things move, and along which path. */
import type { Speed } from "../page.svelte";
import type { Place } from "./places";
import type { Route } from "./routes";
import type { Cue, Sound } from "./sounds";

export interface Scene {
  kind: string;
  sound: Sound | null;
  routes: readonly Route[];
}

export interface Start {
  route: Route;
  at: number;
  duration: number;
}

/** All that happens after an update, in milliseconds from its beginning. */
export interface Plan {
  starts: Start[];
  cues: Cue[];
  length: number;
}

const SHORTEST = 180;
const LONGEST = 320;
const FAR = 700;
const GAP = 40;
/** The next kind of event begins while the last card still lands. */
const OVERLAP = 60;
const SHUFFLING = 320;
const HOPPING = 1.9;
const PACES: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

/** How long things take at a speed; with much still to be shown they hurry. */
export const paceOf = (speed: Speed, backlog: number): number => PACES[speed] * (backlog > 1200 ? 0.5 : 1);

export const distance = (from: Place, to: Place): number => Math.hypot(to.x - from.x, to.y - from.y);

/** How long a thing is on its way. */
export function lengthOf(route: Route): number {
  const far = Math.min(1, distance(route.from, route.to) / FAR);
  return (SHORTEST + far * (LONGEST - SHORTEST)) * (route.manner === "hop" ? HOPPING : 1);
}

/** Events of one kind follow each other closely; those of another kind wait till these have landed. */
export function schedule(scenes: readonly Scene[], pace: number): Plan {
  const plan: Plan = { starts: [], cues: [], length: 0 };
  let clock = 0;
  let kind = "";
  for (const scene of scenes) {
    if (scene.routes.length && scene.kind !== kind) {
      clock = Math.max(clock, plan.length - OVERLAP * pace);
      kind = scene.kind;
    }
    const [first] = scene.routes;
    const at = first ? clock + (lengthOf(first) * pace) / 2 : Math.max(clock, plan.length);
    if (scene.sound) plan.cues.push({ sound: scene.sound, at });
    if (scene.sound?.kind === "shuffle") clock += SHUFFLING * pace;
    for (const route of scene.routes) {
      const duration = lengthOf(route) * pace;
      plan.starts.push({ route, at: clock, duration });
      plan.length = Math.max(plan.length, clock + duration);
      clock += (route.gap ?? GAP) * pace;
    }
  }
  return plan;
}

/** One side of a card that is turned over on its way, or a thing that has one side only. */
export type Side = "only" | "back" | "front";

/** In so many straight pieces a path is not told from a curve. */
const STEPS = 8;
const HOPS = 4;
const STEPS_OF_A_HOP = 4;

/** The frames of a thing on its way: a slight arc and turn, or hops; `base` is its width without scaling. */
export function frames(route: Route, base: number, side: Side): Keyframe[] {
  const shape = route.manner === "hop" ? hop(route) : arc(route);
  const steps = route.manner === "hop" ? HOPS * STEPS_OF_A_HOP : STEPS;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const { lift, tilt } = shape(t);
    const x = mix(route.from.x, route.to.x, t);
    const y = mix(route.from.y, route.to.y, t) - lift;
    const scale = mix(route.from.width, route.to.width, t) / base;
    return { opacity: opacity(route, t), transform: transform(x, y, tilt, scale * seen(side, t), scale) };
  });
}

const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

const transform = (x: number, y: number, tilt: number, across: number, down: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${tilt.toFixed(2)}deg) scale(${across.toFixed(3)}, ${down.toFixed(3)})`;

type Shape = (t: number) => { lift: number; tilt: number };

function arc({ from, to }: Route): Shape {
  const height = Math.min(36, distance(from, to) * 0.12);
  const tilt = Math.max(-9, Math.min(9, (to.x - from.x) / 40));
  return (t) => ({ lift: height * Math.sin(Math.PI * t), tilt: tilt * Math.sin(Math.PI * t) });
}

function hop({ from, to }: Route): Shape {
  const height = Math.max(6, Math.min(14, distance(from, to) / 20));
  const way = Math.sign(to.x - from.x) || 1;
  return (t) => {
    const beat = Math.sin(Math.PI * HOPS * t);
    return { lift: height * Math.abs(beat), tilt: 10 * way * beat };
  };
}

/** How much of a side's width is seen: the back in the first half, the front in the second. */
function seen(side: Side, t: number): number {
  const turn = Math.cos(Math.PI * t);
  if (side === "only") return 1;
  return Math.max(0, side === "back" ? turn : -turn);
}

/** What does not become a real card vanishes at the end; what was not seen before comes up softly. */
function opacity(route: Route, t: number): number {
  if (!route.becomes && t > 0.75) return 1 - (t - 0.75) * 4;
  return route.isSeen || t > 0.1 ? 1 : 0.4;
}
