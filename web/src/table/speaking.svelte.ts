/** What is spoken aloud: every sentence once, in its order; what you may do comes after what happened. */
import { untrack } from "svelte";

export interface Said {
  number: number;
  text: string;
}

/** What you may do; it is said whenever its occasion is a new one. An empty occasion is not worth a word. */
export interface Prompt {
  occasion: string;
  text: string;
}

const KEPT = 12;

export class Speaking {
  /** The last sentences; a live region shows them and so says each as it comes. */
  said = $state.raw<readonly Said[]>([]);
  private count = 0;
  private heard = 0;
  private occasion = "";

  /** The log as it is now, and what you may do. */
  follow(log: readonly Said[], prompt: Prompt): void {
    const fresh = log.filter((sentence) => sentence.number > this.heard);
    this.heard = log.at(-1)?.number ?? this.heard;
    const texts = fresh.map((sentence) => sentence.text);
    if (prompt.occasion && prompt.occasion !== this.occasion) texts.push(prompt.text);
    this.occasion = prompt.occasion;
    this.say(...texts);
  }

  say(...texts: string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ number: (this.count += 1), text }));
    if (fresh.length) this.said = [...untrack(() => this.said), ...fresh].slice(-Math.max(KEPT, fresh.length));
  }
}
