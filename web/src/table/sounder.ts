/** Plays sounds, once a person has touched the page. */
import type { Sound } from "./sounds";
import type { Synth } from "./synth";

const GESTURES = ["pointerdown", "keydown"] as const;

export class Sounder {
  private synth: Synth | null = null;
  private context: AudioContext | null = null;
  private isClosed = false;

  constructor() {
    if (navigator.userActivation?.hasBeenActive) void this.start();
    else for (const gesture of GESTURES) window.addEventListener(gesture, this.start, { once: true });
  }

  /** Play at once; without a gesture, or while the system holds the sound back, nothing is heard. */
  play(sound: Sound): void {
    if (this.context?.state === "suspended") void this.context.resume();
    else this.synth?.play(sound);
  }

  close(): void {
    this.isClosed = true;
    for (const gesture of GESTURES) window.removeEventListener(gesture, this.start);
    void this.context?.close();
  }

  private start = async (): Promise<void> => {
    if (this.context || this.isClosed) return;
    this.context = new AudioContext();
    const { Synth } = await import("./synth");
    if (!this.isClosed) this.synth = new Synth(this.context);
  };
}
