export type Sound = 'tile' | 'drum' | 'bell';

let context: AudioContext | null = null;

/** Synthesizes a sound from oscillators and noise; silent if the browser does not allow it. */
export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  /** A tile set down on wood: two short clicks of filtered noise. */
  tile(audio, at) {
    noise(audio, { at, length: 0.05, pitch: 2400, loudness: 0.18 });
    noise(audio, { at: at + 0.028, length: 0.06, pitch: 900, loudness: 0.12 });
  },
  /** A frame drum: a falling tone and the noise of the skin. */
  drum(audio, at) {
    for (const [delay, loudness] of [
      [0, 0.5],
      [0.19, 0.32],
    ] as const) {
      tone(audio, { at: at + delay, length: 0.42, pitch: 120, to: 46, loudness });
      noise(audio, { at: at + delay, length: 0.06, pitch: 380, loudness: loudness / 3 });
    }
  },
  /** A small bell: slightly inharmonic partials. */
  bell(audio, at) {
    for (const [pitch, loudness] of [
      [880, 0.16],
      [1772, 0.08],
      [2650, 0.035],
    ] as const)
      tone(audio, { at, length: 1.4, pitch, to: pitch, loudness });
  },
};

interface Stroke {
  readonly at: number;
  /** Seconds until it has faded. */
  readonly length: number;
  /** In hertz. */
  readonly pitch: number;
  readonly loudness: number;
}

function faded(audio: AudioContext, { at, length, loudness }: Stroke): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, stroke: Stroke & { readonly to: number }): void {
  const { at, length, pitch, to } = stroke;
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length * 0.6);
  oscillator.connect(faded(audio, stroke));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function noise(audio: AudioContext, stroke: Stroke): void {
  const { at, length, pitch } = stroke;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(faded(audio, stroke));
  source.start(at);
}
