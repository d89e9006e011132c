/** The sentences of a log: each is put into words once, and again only when somebody's name or the language changes. */
import type { Heard, Speech } from "./speech";

export interface Sentence {
  number: number;
  text: string;
}

export class Telling {
  private told = new Map<number, Sentence>();
  private speech: Speech | null = null;
  private people = "";

  /** Events of these kinds are left out. */
  constructor(private readonly quiet: ReadonlySet<string>) {}

  sentences(
    log: readonly { number: number; event: Heard }[],
    speech: Speech,
    names: readonly string[],
    viewer: number | null,
  ): readonly Sentence[] {
    const people = JSON.stringify([names, viewer]);
    if (speech !== this.speech || people !== this.people) this.told = new Map();
    [this.speech, this.people] = [speech, people];
    const before = this.told;
    this.told = new Map();
    for (const { number, event } of log) {
      if (this.quiet.has(event.event)) continue;
      this.told.set(number, before.get(number) ?? { number, text: speech.event(event, names, viewer) });
    }
    return [...this.told.values()];
  }
}
