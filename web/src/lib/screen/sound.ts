// Sounds made in the browser, without a file: a struck string, a brushed skin, a coin. Silent until somebody has touched
// the page, and wherever there is no audio at all.
import { settings } from "../settings.svelte";

export type Sound = "turn" | "draw" | "play" | "move" | "hit" | "heal" | "win" | "lose" | "coin" | "pass" | "notice";

/** Something that rings: a tone with its overtones, which swells at once and dies away. */
interface Tone {
  at: number;
  hertz: number;
  /** Where the pitch ends. */
  to?: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
  overtones?: readonly (readonly [number, number])[];
}

/** Something that rustles or thuds: noise through a filter that may move. */
interface Noise {
  at: number;
  from: number;
  to: number;
  lasts: number;
  loud: number;
  kind: BiquadFilterType;
  sharp?: number;
}

interface Recipe {
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

const BELL = [[2.01, 0.42], [3.02, 0.22], [4.7, 0.1]] as const;
const WOOD = [[2.76, 0.3], [5.4, 0.12]] as const;
const STRING = [[2, 0.5], [3, 0.28], [4, 0.14], [5, 0.07]] as const;
const chord = (hertz: readonly number[], step: number, lasts: number, loud: number): Tone[] => hertz.map((pitch, number) => ({ at: number * step, hertz: pitch, lasts, loud, overtones: STRING }));

const RECIPES: Record<Sound, Recipe> = {
  turn: { tones: [{ at: 0, hertz: 587.3, lasts: 0.9, loud: 0.5, overtones: BELL }, { at: 0.14, hertz: 880, lasts: 1.2, loud: 0.5, overtones: BELL }] },
  draw: { noises: [{ at: 0, from: 1400, to: 5200, lasts: 0.16, loud: 0.3, kind: "bandpass", sharp: 0.9 }, { at: 0.11, from: 3800, to: 2400, lasts: 0.05, loud: 0.22, kind: "bandpass" }] },
  play: { noises: [{ at: 0, from: 3600, to: 900, lasts: 0.12, loud: 0.3, kind: "bandpass", sharp: 0.8 }], tones: [{ at: 0.09, hertz: 150, to: 92, lasts: 0.16, loud: 0.7, overtones: WOOD }] },
  move: { tones: [{ at: 0, hertz: 320, to: 250, lasts: 0.09, loud: 0.34, overtones: WOOD }, { at: 0.11, hertz: 280, to: 215, lasts: 0.1, loud: 0.3, overtones: WOOD }] },
  hit: { noises: [{ at: 0, from: 2600, to: 180, lasts: 0.22, loud: 0.75, kind: "lowpass" }], tones: [{ at: 0, hertz: 165, to: 52, lasts: 0.3, loud: 0.9 }] },
  heal: { tones: chord([523.3, 659.3, 784, 1046.5], 0.07, 0.7, 0.3) },
  win: { tones: [...chord([392, 493.9, 587.3, 784], 0.13, 1.1, 0.42), { at: 0.56, hertz: 1174.7, lasts: 1.6, loud: 0.34, overtones: BELL }, { at: 0.56, hertz: 784, lasts: 1.8, loud: 0.36, overtones: STRING }] },
  lose: { tones: [{ at: 0, hertz: 392, lasts: 0.7, loud: 0.4, overtones: STRING }, { at: 0.26, hertz: 349.2, lasts: 0.7, loud: 0.4, overtones: STRING }, { at: 0.54, hertz: 293.7, lasts: 0.8, loud: 0.4, overtones: STRING }, { at: 0.86, hertz: 146.8, to: 143, lasts: 1.6, loud: 0.5, overtones: STRING }] },
  coin: { tones: [{ at: 0, hertz: 1975.5, lasts: 0.16, loud: 0.2, overtones: BELL }, { at: 0.07, hertz: 2637, lasts: 0.42, loud: 0.24, overtones: BELL }] },
  pass: { noises: [{ at: 0, from: 900, to: 420, lasts: 0.1, loud: 0.26, kind: "bandpass", sharp: 1.2 }], tones: [{ at: 0.01, hertz: 210, to: 180, lasts: 0.08, loud: 0.24, overtones: WOOD }] },
  notice: { tones: [{ at: 0, hertz: 740, lasts: 0.4, loud: 0.3, overtones: BELL }] },
};

/** The same sound within this time is heard once: seven coins are not seven times as loud. */
const APART = 60;

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let touched = false;
const last = new Map<Sound, number>();

function touch(): void {
  touched = true;
  void context?.resume().catch(() => undefined);
}

if (typeof addEventListener === "function") {
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, touch, { capture: true, passive: true });
}

/** The way to the loudspeaker, once somebody has touched the page. */
function opened(): { context: AudioContext; out: GainNode } | null {
  if (!touched || typeof AudioContext === "undefined") return null;
  if (!context || !out) {
    context = new AudioContext();
    const soft = context.createDynamicsCompressor();
    out = context.createGain();
    out.connect(soft).connect(context.destination);
  }
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return { context, out };
}

function fade(gain: GainNode, start: number, lasts: number, loud: number): void {
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
}

function ring(context: AudioContext, out: AudioNode, now: number, tone: Tone): void {
  for (const [times, share] of [[1, 1], ...(tone.overtones ?? [])] as const) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    const start = now + tone.at;
    // Overtones die sooner than the tone itself.
    const lasts = tone.lasts / Math.sqrt(times);
    voice.type = tone.wave ?? "sine";
    voice.frequency.setValueAtTime(tone.hertz * times, start);
    if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to * times, start + lasts);
    fade(gain, start, lasts, tone.loud * share * 0.5);
    voice.connect(gain).connect(out);
    voice.start(start);
    voice.stop(start + lasts + 0.02);
  }
}

function rustle(context: AudioContext, out: AudioNode, now: number, noise: Noise): void {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    let seed = 1;
    for (let at = 0; at < samples.length; at++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      samples[at] = seed / 2147483648 - 1;
    }
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  const start = now + noise.at;
  source.buffer = hiss;
  filter.type = noise.kind;
  filter.Q.value = noise.sharp ?? 0.7;
  filter.frequency.setValueAtTime(noise.from, start);
  filter.frequency.exponentialRampToValueAtTime(noise.to, start + noise.lasts);
  fade(gain, start, noise.lasts, noise.loud * 0.6);
  source.connect(filter).connect(gain).connect(out);
  source.start(start, 0, noise.lasts + 0.05);
}

/** Whether sounds are on: what was chosen, or what the system's wish for stillness suggests. */
export function audible(): boolean {
  return settings.sound ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Lets `name` be heard, if sounds are on. Never throws. */
export function sound(name: Sound): void {
  try {
    if (!audible() || settings.volume <= 0) return;
    const moment = performance.now();
    if (moment - (last.get(name) ?? -APART) < APART) return;
    const way = opened();
    if (!way) return;
    last.set(name, moment);
    const now = way.context.currentTime + 0.01;
    way.out.gain.setValueAtTime(Math.min(1, settings.volume) ** 1.6 * 0.6, now);
    for (const tone of RECIPES[name].tones ?? []) ring(way.context, way.out, now, tone);
    for (const noise of RECIPES[name].noises ?? []) rustle(way.context, way.out, now, noise);
  } catch {
    // A browser without audio is a quiet browser.
  }
}
