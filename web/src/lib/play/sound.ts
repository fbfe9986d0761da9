// Sounds, made on the spot: wood on wood, a bell, a chord. No files.
import type { Event } from '$board/wire';
import { settings } from '$lib/settings.svelte';

export type Sound =
  | 'move'
  | 'capture'
  | 'drop'
  | 'build'
  | 'restore'
  | 'king'
  | 'win'
  | 'loss'
  | 'draw'
  | 'little-time'
  | 'news';

let context: AudioContext | null = null;
/** What all sounds go through, as loud as the settings say. */
let output: GainNode | null = null;
let noise: AudioBuffer | null = null;

/** Browsers are silent until the page is touched; then it is too late to make the context for that touch. */
function ready(): AudioContext | null {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (!output) {
    output = context.createGain();
    output.connect(context.destination);
  }
  // Loudness is heard by its square, roughly.
  output.gain.value = (settings.volume / 100) ** 2 * 2;
  if (context.state === 'suspended') void context.resume();
  return context.state === 'closed' ? null : context;
}

/** A knock of wood: a short burst of noise around a pitch, and its low body. */
function knock(on: AudioContext, at: number, pitch: number, loud: number) {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate * 0.2, on.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = on.createBufferSource();
  source.buffer = noise;
  const band = on.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  source.connect(band).connect(fading(on, at, loud, 0.07));
  source.start(at, 0, 0.12);
  tone(on, at, pitch / 4, loud * 0.5, 0.09, 'sine');
}

function tone(
  on: AudioContext,
  at: number,
  pitch: number,
  loud: number,
  length: number,
  shape: OscillatorType = 'triangle',
) {
  const source = on.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  source.connect(fading(on, at, loud, length));
  source.start(at);
  source.stop(at + length);
}

function fading(on: AudioContext, at: number, loud: number, length: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(output ?? on.destination);
  return gain;
}

const SOUNDS: Record<Sound, (on: AudioContext, at: number) => void> = {
  move: (on, at) => knock(on, at, 1500, 0.5),
  capture: (on, at) => {
    knock(on, at, 1900, 0.55);
    knock(on, at + 0.07, 1100, 0.5);
  },
  drop: (on, at) => knock(on, at, 900, 0.6),
  build: (on, at) => {
    for (let i = 0; i < 4; i++) knock(on, at + i * 0.06, 1200 + i * 200, 0.35);
  },
  restore: (on, at) => {
    for (let i = 0; i < 4; i++) tone(on, at + i * 0.06, 330 * 1.25 ** i, 0.12, 0.25);
  },
  king: (on, at) => {
    knock(on, at, 1500, 0.5);
    tone(on, at + 0.05, 660, 0.12, 0.3);
    tone(on, at + 0.13, 990, 0.12, 0.4);
  },
  win: (on, at) => [523, 659, 784, 1047].forEach((pitch, i) => tone(on, at + i * 0.11, pitch, 0.14, 0.5)),
  loss: (on, at) => [392, 349, 294].forEach((pitch, i) => tone(on, at + i * 0.16, pitch, 0.12, 0.5)),
  draw: (on, at) => [440, 440].forEach((pitch, i) => tone(on, at + i * 0.18, pitch, 0.12, 0.35)),
  'little-time': (on, at) => [880, 880].forEach((pitch, i) => tone(on, at + i * 0.14, pitch, 0.1, 0.12)),
  news: (on, at) => [659, 988].forEach((pitch, i) => tone(on, at + i * 0.12, pitch, 0.12, 0.4)),
};

export function sound(which: Sound) {
  const on = ready();
  if (on) SOUNDS[which](on, on.currentTime + 0.01);
}

/** What a move sounds like: by the most remarkable thing that happens in it. */
export function soundOf(events: Event[]): Sound | null {
  const has = (kind: Event['kind']) => events.some((event) => event.kind === kind);
  if (has('restore')) return 'restore';
  if (has('build')) return 'build';
  if (has('become')) return 'king';
  if (has('take')) return 'capture';
  if (has('put')) return 'drop';
  return has('move') ? 'move' : null;
}
