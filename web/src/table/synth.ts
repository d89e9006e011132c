/** Every sound, made of a few tones and brushes of noise; none lasts longer than 0.6 seconds. */
import type { Kind, Sound } from "./sounds";

/** One tone: it rises at once and dies away. */
interface Tone {
  at: number;
  length: number;
  frequency: number;
  /** Where the pitch glides to. */
  to?: number;
  peak: number;
  type?: OscillatorType;
  attack?: number;
  /** A low-pass that closes while the tone dies away. */
  bright?: number;
  /** How deep and how fast the pitch trembles. */
  tremble?: { depth: number; rate: number };
}

/** A brush of noise through a band. */
interface Brush {
  at: number;
  length: number;
  frequency: number;
  to?: number;
  peak: number;
  width?: number;
  attack?: number;
}

const SILENT = 0.0001;
const LOUDNESS = 0.7;
const NOISE_SECONDS = 0.5;

export class Synth {
  private readonly out: GainNode;
  private readonly noise: AudioBuffer;

  constructor(private readonly context: BaseAudioContext) {
    this.out = context.createGain();
    this.out.gain.value = LOUDNESS;
    this.out.connect(new WaveShaperNode(context, { curve: softly() })).connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  }

  play({ kind, height = 0.5 }: Sound): void {
    SCORES[kind](this, this.context.currentTime + 0.005, height);
  }

  tone({ at, length, frequency, to, peak, type = "sine", attack = 0.004, bright, tremble }: Tone): void {
    const source = new OscillatorNode(this.context, { type, frequency });
    source.frequency.setValueAtTime(frequency, at);
    if (to) source.frequency.exponentialRampToValueAtTime(to, at + length);
    if (tremble) this.tremble(source, tremble, at, length);
    let end: AudioNode = source;
    if (bright) {
      const filter = new BiquadFilterNode(this.context, { type: "lowpass", frequency: bright, Q: 1 });
      filter.frequency.setValueAtTime(bright, at);
      filter.frequency.exponentialRampToValueAtTime(Math.max(200, bright / 5), at + length);
      end = source.connect(filter);
    }
    this.shape(end, at, length, peak, attack);
    source.start(at);
    source.stop(at + length);
  }

  brush({ at, length, frequency, to, peak, width = 1, attack = 0.004 }: Brush): void {
    const source = new AudioBufferSourceNode(this.context, { buffer: this.noise });
    const filter = new BiquadFilterNode(this.context, { type: "bandpass", frequency, Q: 1 / width });
    filter.frequency.setValueAtTime(frequency, at);
    if (to) filter.frequency.exponentialRampToValueAtTime(to, at + length);
    this.shape(source.connect(filter), at, length, peak, attack);
    source.start(at, Math.random() * (NOISE_SECONDS - length));
    source.stop(at + length);
  }

  private tremble(source: OscillatorNode, { depth, rate }: { depth: number; rate: number }, at: number, length: number): void {
    const wave = new OscillatorNode(this.context, { frequency: rate });
    const amount = new GainNode(this.context, { gain: depth });
    wave.connect(amount).connect(source.frequency);
    wave.start(at);
    wave.stop(at + length);
  }

  private shape(end: AudioNode, at: number, length: number, peak: number, attack: number): void {
    const gain = new GainNode(this.context, { gain: 0 });
    gain.gain.setValueAtTime(SILENT, at);
    gain.gain.linearRampToValueAtTime(peak, at + attack);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
    end.connect(gain).connect(this.out);
  }
}

/** However many sounds come together, they stay below 0.77. */
function softly(): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: 1025 }, (_, place) => Math.tanh(place / 512 - 1));
}

type Score = (synth: Synth, at: number, height: number) => void;

/** A bar of wood: the tone, and an overtone that is gone at once. */
function bar(synth: Synth, at: number, frequency: number, length: number, peak: number): void {
  synth.tone({ at, length, frequency, peak });
  synth.tone({ at, length: length / 3, frequency: frequency * 3.93, peak: peak / 4 });
}

/** A string that is plucked with a finger. */
function pluck(synth: Synth, at: number, frequency: number, length: number, peak: number): void {
  synth.tone({ at, length, frequency, peak, type: "triangle", attack: 0.002, bright: frequency * 6 });
  synth.brush({ at, length: 0.02, frequency: frequency * 5, peak: peak / 3 });
}

/** A reed, a little hoarse. */
function reed(synth: Synth, at: number, frequency: number, length: number, to?: number): void {
  const tremble = { depth: frequency * 0.008, rate: 6 };
  synth.tone({ at, length, frequency, ...(to ? { to } : {}), peak: 0.28, type: "sawtooth", attack: 0.02, bright: 2400, tremble });
  synth.brush({ at, length: 0.06, frequency: 2600, peak: 0.04, attack: 0.01 });
}

const SCORES: Record<Kind, Score> = {
  shuffle: (synth, at) => {
    for (let stroke = 0; stroke < 7; stroke += 1) {
      const frequency = 1700 + 260 * stroke;
      synth.brush({ at: at + stroke * 0.048, length: 0.085, frequency, peak: 0.32, width: 1.4, attack: 0.025 });
    }
  },
  card: (synth, at) => {
    synth.brush({ at, length: 0.06, frequency: 2700, to: 1400, peak: 0.2, width: 1.2 });
    synth.tone({ at: at + 0.012, length: 0.06, frequency: 190, to: 130, peak: 0.16 });
  },
  reveal: (synth, at) => {
    synth.brush({ at, length: 0.12, frequency: 1500, to: 5600, peak: 0.36, width: 0.9, attack: 0.04 });
    synth.brush({ at: at + 0.1, length: 0.03, frequency: 3200, peak: 0.4 });
  },
  bid: (synth, at, height) => {
    const frequency = 300 * 2 ** (height * 1.6);
    synth.tone({ at, length: 0.13, frequency, to: frequency * 0.94, peak: 0.36, attack: 0.002 });
    synth.tone({ at, length: 0.05, frequency: frequency * 2.76, peak: 0.16, attack: 0.002 });
    synth.brush({ at, length: 0.018, frequency: 1500, peak: 0.3, attack: 0.001 });
  },
  pass: (synth, at) => {
    synth.tone({ at, length: 0.12, frequency: 210, to: 140, peak: 0.32, attack: 0.008 });
    synth.brush({ at, length: 0.05, frequency: 700, peak: 0.12 });
  },
  win: (synth, at) => {
    bar(synth, at, 392, 0.22, 0.36);
    bar(synth, at + 0.13, 523.25, 0.34, 0.4);
    synth.tone({ at: at + 0.13, length: 0.3, frequency: 659.25, peak: 0.1, attack: 0.02 });
  },
  mouse: (synth, at, height) => {
    const frequency = 2300 + 500 * height;
    synth.tone({ at, length: 0.055, frequency, to: frequency * 1.35, peak: 0.16, attack: 0.01 });
    synth.tone({ at: at + 0.055, length: 0.06, frequency: frequency * 1.3, to: frequency * 0.95, peak: 0.12, attack: 0.008 });
  },
  coin: (synth, at) => {
    synth.tone({ at, length: 0.09, frequency: 1975.5, peak: 0.16 });
    synth.tone({ at: at + 0.05, length: 0.24, frequency: 2637, peak: 0.18 });
  },
  doubt: (synth, at) => {
    pluck(synth, at, 98, 0.42, 0.6);
    pluck(synth, at + 0.11, 103.8, 0.44, 0.5);
  },
  caught: (synth, at) => {
    const tremble = { depth: 120, rate: 34 };
    synth.tone({ at, length: 0.1, frequency: 2150, peak: 0.2, attack: 0.012, tremble });
    synth.tone({ at: at + 0.11, length: 0.3, frequency: 2250, to: 2050, peak: 0.22, attack: 0.02, tremble });
    synth.brush({ at: at + 0.11, length: 0.26, frequency: 2300, peak: 0.06, attack: 0.02 });
  },
  theft: (synth, at) => {
    for (const [step, frequency] of [329.6, 392, 466.2, 440].entries()) pluck(synth, at + step * 0.085, frequency, 0.13, 0.42);
  },
  turn: (synth, at) => {
    for (const [part, peak] of [[1, 0.26], [2.01, 0.1], [3.03, 0.05]] as const) {
      synth.tone({ at, length: 0.5 / part ** 0.4, frequency: 784 * part, peak, attack: 0.006 });
    }
    synth.tone({ at: at + 0.1, length: 0.42, frequency: 1174.7, peak: 0.14, attack: 0.006 });
  },
  end: (synth, at) => {
    reed(synth, at, 311.1, 0.11, 329.6);
    reed(synth, at + 0.1, 392, 0.1);
    reed(synth, at + 0.19, 466.2, 0.1);
    reed(synth, at + 0.28, 523.25, 0.3, 515);
  },
};
