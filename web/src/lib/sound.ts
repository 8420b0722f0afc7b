// Short wooden sounds made on the spot: no files, nothing louder than a knock, none that tells something alone.
import { wishes } from './wishes.svelte';

let ground: AudioContext | null = null;

/** Browsers allow sound after the first touch of the page. */
export function wakeSound(): void {
  if (!wishes.sound || ground) return;
  try {
    ground = new AudioContext();
  } catch {
    ground = null;
  }
}

function knock(pitch: number, when: number, long = 0.09, loud = 0.16, shape: OscillatorType = 'sine'): void {
  if (!ground) return;
  const start = ground.currentTime + when;
  const tone = ground.createOscillator();
  const level = ground.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.72, start + long);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(level).connect(ground.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

function rustle(when: number, long: number, loud: number, pitch: number): void {
  if (!ground) return;
  const start = ground.currentTime + when;
  const length = Math.ceil(ground.sampleRate * long);
  const buffer = ground.createBuffer(1, length, ground.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = ground.createBufferSource();
  const band = ground.createBiquadFilter();
  const level = ground.createGain();
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(band).connect(level).connect(ground.destination);
  source.start(start);
}

const SOUNDS = {
  turn: () => (knock(520, 0), knock(660, 0.13)),
  piece: () => knock(190, 0, 0.07, 0.2),
  bid: () => knock(420, 0, 0.06),
  outbid: () => knock(250, 0, 0.09),
  die: () => ([0, 0.06, 0.11].forEach((at) => rustle(at, 0.04, 0.18, 2400)), knock(240, 0.18, 0.07, 0.2)),
  fight: () => knock(130, 0, 0.16, 0.24, 'triangle'),
  birth: () => (rustle(0, 0.05, 0.2, 3600), knock(780, 0.05, 0.06, 0.08)),
  deaths: () => rustle(0, 0.38, 0.16, 420),
  ticking: () => [0, 0.07, 0.14].forEach((at) => knock(1100, at, 0.03, 0.06, 'square')),
  card: () => rustle(0, 0.12, 0.12, 3000),
  pencil: () => rustle(0, 0.16, 0.1, 4200),
  meteorite: () => (rustle(0, 1.2, 0.4, 120), knock(70, 0, 1.1, 0.3, 'triangle')),
  win: () => [392, 494, 587].forEach((pitch, i) => knock(pitch, i * 0.16, 0.2, 0.16, 'triangle')),
} as const;

export type Sound = keyof typeof SOUNDS;

export function play(name: Sound): void {
  if (!wishes.sound || !ground) return;
  if (ground.state === 'suspended') void ground.resume();
  SOUNDS[name]();
}

/** At most two different sounds for all that happened at once; a world says which. */
export function playEvents(kinds: readonly string[], sounds: Readonly<Record<string, Sound>>): void {
  const wanted = [...new Set(kinds.map((kind) => sounds[kind]).filter((sound) => sound !== undefined))];
  wanted.slice(-2).forEach((sound) => play(sound));
}
