/** Something large is built in steps, so that no single one keeps the page from answering. */
import { onMount } from "svelte";

export class Steps {
  /** How many steps were made. */
  made = $state(0);

  /** Make so many steps, each after a frame was drawn; in a page that nobody sees no frames are drawn. */
  constructor(readonly count: number) {
    onMount(() => {
      let frame = 0;
      let timer: ReturnType<typeof setTimeout>;
      const step = (): void => {
        this.made += 1;
        if (this.made < count) wait();
      };
      const wait = (): void => {
        if (document.hidden) timer = setTimeout(step);
        else frame = requestAnimationFrame(() => (timer = setTimeout(step)));
      };
      wait();
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
  }

  get areDone(): boolean {
    return this.made >= this.count;
  }
}
