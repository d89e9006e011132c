/** The things that are seen on their way. They are drawn once and used again and again. */
import { tick } from "svelte";
import { BACK } from "./flights";
import { frames, type Side, type Start } from "./motion";
import type { Lying } from "./places";

/** One drawn thing, in use or not. */
export class Ghost {
  what = $state("");
  width = $state(0);
  element: HTMLElement | null = null;
  isFree = true;

  /** Show it by these frames, then let it go. */
  show(keyframes: Keyframe[], timing: KeyframeAnimationOptions): Animation | null {
    const animation = this.element?.animate(keyframes, { ...timing, fill: "both" }) ?? null;
    if (animation) animation.onfinish = animation.oncancel = () => this.release(animation);
    else this.isFree = true;
    return animation;
  }

  private release(animation: Animation): void {
    animation.onfinish = animation.oncancel = null;
    animation.cancel();
    this.isFree = true;
  }
}

const SOFT_LANDING = "cubic-bezier(0.35, 0.1, 0.2, 1)";

export class Ghosts {
  all = $state.raw<readonly Ghost[]>([]);
  private animations = new Set<Animation>();
  private timers = new Set<ReturnType<typeof setTimeout>>();

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
    const begin = (what: string, side: Side, delay: number): void =>
      void this.show(what, base, frames(route, base, side), { duration, delay, easing });
    const go = (delay: number): void => {
      if (route.manner === "turn") begin(BACK, "back", delay);
      begin(route.what, route.manner === "turn" ? "front" : "only", delay);
    };
    if (route.isSeen || wait < 8) go(wait);
    else this.later(wait, () => go(0));
    if (route.becomes) this.hide(route.becomes, wait + duration);
    if (route.covers) this.keep(route.covers, wait + duration);
  }

  /** An animation of a real element that ends with the others. */
  animate(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.watch(element.animate(keyframes, timing));
  }

  /** End everything that is on its way: the table itself shows how it is. */
  finish(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const animation of [...this.animations]) animation.cancel();
    this.animations.clear();
  }

  /** The real card is not seen before the ghost that becomes it has landed. */
  private hide(element: Element, duration: number): void {
    this.animate(element, [{ opacity: 0 }, { opacity: 0 }], { duration });
  }

  /** What lay under a card that lands is seen till then. */
  private keep(card: Lying, duration: number): void {
    const transform = `translate(${card.x}px, ${card.y}px)`;
    void this.show(card.what, card.width, [{ opacity: 1, transform }, { opacity: 1, transform }], { duration });
  }

  private async show(what: string, width: number, keyframes: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const ghost = this.take(what);
    ghost.what = what;
    ghost.width = Math.round(width);
    await tick();
    const animation = ghost.show(keyframes, timing);
    if (animation) this.watch(animation);
  }

  /** A free one, best of all one that looks like it already. */
  private take(what: string): Ghost {
    const free = this.all.filter((ghost) => ghost.isFree);
    const ghost = free.find((one) => one.what === what) ?? free[0] ?? new Ghost();
    if (!this.all.includes(ghost)) this.all = [...this.all, ghost];
    ghost.isFree = false;
    return ghost;
  }

  private watch(animation: Animation): void {
    this.animations.add(animation);
    const forget = (): boolean => this.animations.delete(animation);
    animation.addEventListener("finish", forget);
    animation.addEventListener("cancel", forget);
  }
}
