/** Plays sounds, once a person has touched the page. */
import type { Sound } from "./sounds";
import type { Synth } from "./synth";

const GESTURES = ["pointerdown", "keydown"] as const;

export class Sounder {
  private synth: Synth | null = null;
  private context: AudioContext | null = null;

  constructor() {
    for (const gesture of GESTURES) window.addEventListener(gesture, this.begin);
  }

  /** Play at once; without a gesture, or while the system holds the sound back, nothing is heard. */
  play(sound: Sound): void {
    if (this.context?.state === "suspended") void this.context.resume();
    else this.synth?.play(sound);
  }

  /** To open the loudspeaker takes its time; the gesture itself does not wait for it. */
  private begin = (): void => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, this.begin);
    setTimeout(() => void this.start());
  };

  private async start(): Promise<void> {
    this.context = new AudioContext();
    const { Synth } = await import("./synth");
    this.synth = new Synth(this.context);
  }
}
