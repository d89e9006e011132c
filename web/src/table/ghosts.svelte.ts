/** The things that are seen on their way. They are drawn once and used again and again. */
import { tick } from "svelte";
import { BACK } from "./flights";
import { frames, type Side, type Start } from "./motion";
import type { Lying } from "./places";
import type { Route } from "./routes";
import { Veils } from "./veils";

/** One drawn thing, in use or not. */
export class Ghost {
  what = $state("");
  width = $state(0);
  element: HTMLElement | null = null;
  isFree = true;

  /** Show it by these frames, then let it go. */
  show(keyframes: Keyframe[], timing: KeyframeAnimationOptions, done: () => void): Animation | null {
    const animation = this.element?.animate(keyframes, { ...timing, fill: "both" }) ?? null;
    const release = (): void => {
      if (animation) animation.onfinish = animation.oncancel = null;
      animation?.cancel();
      this.isFree = true;
      done();
    };
    if (animation) animation.onfinish = animation.oncancel = release;
    else release();
    return animation;
  }

  /** Let it lie still, till it is freed. */
  rest(x: number, y: number): void {
    this.place("1", `translate(${x}px, ${y}px)`);
  }

  free(): void {
    this.place("", "");
    this.isFree = true;
  }

  private place(opacity: string, transform: string): void {
    if (this.element) Object.assign(this.element.style, { opacity, transform });
  }
}

const NOTHING = (): void => undefined;
const FRAME = 16;
/** What lies under a card that lands later than this may be gone till then. */
const SOON = 800;
const SOFT_LANDING = "cubic-bezier(0.35, 0.1, 0.2, 1)";

export class Ghosts {
  all = $state.raw<readonly Ghost[]>([]);
  private animations = new Set<Animation>();
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private resting = new Set<Ghost>();
  private veils = new Veils();

  /** Call later, unless everything is finished before. */
  later(delay: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, delay);
    this.timers.add(timer);
  }

  /** Send one thing on its way, `wait` milliseconds from now; what was seen is seen waiting. */
  send({ route, duration }: Start, wait: number): void {
    const base = Math.max(route.from.width, route.to.width);
    const easing = route.manner === "hop" ? "linear" : SOFT_LANDING;
    const landing = this.landing(route, wait + duration < SOON);
    const begin = (what: string, side: Side, delay: number, done = NOTHING): void =>
      void this.show(what, base, frames(route, base, side), { duration, delay, easing }, done);
    const go = (delay: number): void => {
      if (route.manner === "turn") begin(BACK, "back", delay);
      begin(route.what, route.manner === "turn" ? "front" : "only", delay, landing);
    };
    if (route.isSeen || wait < FRAME) go(wait);
    else this.later(wait, () => go(0));
  }

  /** An animation of a real element that ends with the others. */
  animate(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(keyframes, timing);
    this.watch(animation);
    return animation;
  }

  /** End everything that is on its way: the table itself shows how it is. */
  finish(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const animation of [...this.animations]) animation.cancel();
    this.animations.clear();
    for (const ghost of [...this.resting]) this.lift(ghost);
    this.veils.clear();
  }

  /** Till it lands, the real card is not seen, and what lay under it still is. */
  private landing({ becomes, covers }: Route, isSoon: boolean): () => void {
    if (!becomes) return NOTHING;
    const cover = covers && isSoon ? this.lay(covers) : null;
    const unveil = this.veils.hide(becomes);
    return () => {
      unveil();
      if (cover) this.lift(cover);
    };
  }

  /** Let something lie where it lay. */
  private lay({ what, width, x, y }: Lying): Ghost {
    const ghost = this.take(what, width);
    this.resting.add(ghost);
    void tick().then(() => this.resting.has(ghost) && ghost.rest(x, y));
    return ghost;
  }

  private lift(ghost: Ghost): void {
    if (this.resting.delete(ghost)) ghost.free();
  }

  private async show(
    what: string,
    width: number,
    keyframes: Keyframe[],
    timing: KeyframeAnimationOptions,
    done: () => void = NOTHING,
  ): Promise<Animation | null> {
    const ghost = this.take(what, width);
    await tick();
    const animation = ghost.show(keyframes, timing, done);
    if (animation) this.watch(animation);
    return animation;
  }

  /** A free one, best of all one that looks like it already. */
  private take(what: string, width: number): Ghost {
    const free = this.all.filter((ghost) => ghost.isFree);
    const ghost = free.find((one) => one.what === what) ?? free[0] ?? new Ghost();
    if (!this.all.includes(ghost)) this.all = [...this.all, ghost];
    ghost.isFree = false;
    ghost.what = what;
    ghost.width = Math.round(width);
    return ghost;
  }

  private watch(animation: Animation): void {
    this.animations.add(animation);
    const forget = (): boolean => this.animations.delete(animation);
    animation.addEventListener("finish", forget);
    animation.addEventListener("cancel", forget);
  }
}
