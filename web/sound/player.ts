import type { Settings } from '@sanguine/ui';
import { LOUDNESS, matters, type Sound } from './sounds.ts';
import { lengthOf, play } from './synth.ts';

type Wishes = Pick<Settings, 'sound' | 'volume' | 'soundHidden'>;

/** The page's state according to the browser. */
interface Page {
  readonly hidden: boolean;
  /** Somebody has touched the page; before that no browser lets it make a sound, nor should it. */
  readonly touched: boolean;
}

/** Whether to play a sound at all. */
export function isWanted(sound: Sound, wishes: Wishes, page: Page): boolean {
  if (wishes.sound === 'off' || !page.touched) return false;
  if (wishes.sound === 'turn' && sound !== 'turn') return false;
  return !page.hidden || (sound === 'turn' && wishes.soundHidden);
}

interface Playing {
  readonly sound: Sound;
  readonly until: number;
  readonly stop: () => void;
}

/** Plays one sound at a time: a more important one interrupts, any other is dropped. */
export class SoundPlayer {
  #audio: AudioContext | null = null;
  #playing: Playing | null = null;
  readonly #open: () => AudioContext;

  constructor(open: () => AudioContext = () => new AudioContext()) {
    this.#open = open;
  }

  /** False if another sound keeps it from being played. */
  play(sound: Sound, volume: Settings['volume'], now: number): boolean {
    const other = this.#playing;
    if (other !== null && now < other.until) {
      if (!matters(sound, other.sound)) return false;
      other.stop();
    }
    const audio = (this.#audio ??= this.#open());
    if (audio.state === 'suspended') void audio.resume();
    const stop = play(audio, sound, LOUDNESS[volume]);
    this.#playing = { sound, until: now + lengthOf(sound) * 1000, stop };
    return true;
  }

  /** Plays it whatever else is playing, because somebody asked to hear it. */
  tryOut(sound: Sound, volume: Settings['volume'], now: number): void {
    this.#playing?.stop();
    this.#playing = null;
    this.play(sound, volume, now);
  }
}

/** The page's one player. */
export const player = new SoundPlayer();
