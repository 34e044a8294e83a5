import type { Sound } from './sounds.ts';

/** One strike or pluck: loudest at once, then fading. */
interface Stroke {
  /** `tone` rings at its pitch, `noise` clacks around it. */
  readonly of: 'tone' | 'noise';
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Seconds until it has faded. */
  readonly length: number;
  /** In hertz. */
  readonly pitch: number;
  /** The pitch it falls or rises to. */
  readonly to?: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

const tone = (at: number, length: number, pitch: number, loudness: number, to = pitch): Stroke => ({
  of: 'tone',
  at,
  length,
  pitch,
  to,
  loudness,
});
const clack = (at: number, length: number, pitch: number, loudness: number): Stroke => ({
  of: 'noise',
  at,
  length,
  pitch,
  loudness,
});

/** A frame drum: a falling tone and the noise of the skin. */
const drum = (at: number, loudness: number): Stroke[] => [
  tone(at, 0.4, 120, loudness, 46),
  clack(at, 0.06, 380, loudness / 2),
];

const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  /** A low bell, struck twice. */
  over: [tone(0, 1.6, 330, 0.12), tone(0, 1.2, 664, 0.05), tone(0.45, 1.8, 247, 0.12)],
  /** A small bell: slightly inharmonic partials. */
  turn: [tone(0, 1.2, 880, 0.1), tone(0, 0.8, 1772, 0.05), tone(0, 0.5, 2650, 0.02)],
  /** Two tones down. */
  lost: [...drum(0, 0.14), tone(0.12, 0.5, 262, 0.07), tone(0.32, 0.8, 196, 0.07)],
  /** Two tones up. */
  won: [...drum(0, 0.14), tone(0.12, 0.5, 392, 0.06), tone(0.32, 0.8, 523, 0.06)],
  battle: [...drum(0, 0.2), ...drum(0.19, 0.13)],
  /** Dice or tiles poured on wood. */
  dice: [
    clack(0, 0.05, 1900, 0.1),
    clack(0.07, 0.05, 2500, 0.08),
    clack(0.12, 0.05, 1600, 0.09),
    clack(0.21, 0.06, 2100, 0.06),
  ],
  /** One thing set down on wood: two short clicks. */
  piece: [clack(0, 0.05, 2400, 0.12), clack(0.028, 0.06, 900, 0.08)],
};

/** Seconds until a sound has faded. */
export function lengthOf(sound: Sound): number {
  return Math.max(...STROKES[sound].map(({ at, length }) => at + length));
}

/** Plays a sound now, at this share of its full volume; returns the function that stops it. */
export function play(audio: BaseAudioContext, sound: Sound, loudness: number): () => void {
  const all = audio.createGain();
  all.gain.value = loudness;
  all.connect(audio.destination);
  for (const stroke of STROKES[sound]) strike(audio, stroke, all);
  return () => {
    // Fade out: stopping at once would click.
    all.gain.setTargetAtTime(0, audio.currentTime, 0.01);
  };
}

function strike(audio: BaseAudioContext, stroke: Stroke, into: AudioNode): void {
  const begins = audio.currentTime + stroke.at;
  const ends = begins + stroke.length;
  const fading = audio.createGain();
  fading.gain.setValueAtTime(stroke.loudness, begins);
  fading.gain.exponentialRampToValueAtTime(0.0005, ends);
  fading.connect(into);
  const source = stroke.of === 'tone' ? ringing(audio, stroke, begins) : clacking(audio, stroke);
  source.out.connect(fading);
  source.begin.start(begins);
  source.begin.stop(ends);
}

interface Source {
  readonly begin: AudioScheduledSourceNode;
  readonly out: AudioNode;
}

function ringing(audio: BaseAudioContext, { length, pitch, to = pitch }: Stroke, begins: number): Source {
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(pitch, begins);
  oscillator.frequency.exponentialRampToValueAtTime(to, begins + length * 0.6);
  return { begin: oscillator, out: oscillator };
}

function clacking(audio: BaseAudioContext, { length, pitch }: Stroke): Source {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band);
  return { begin: source, out: band };
}
