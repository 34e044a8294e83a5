import { LOCALES } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';

type Allowed = { readonly [Key in keyof Settings]: readonly Settings[Key][] };

/** The allowed values of every setting, in the order they are offered. */
export const ALLOWED: Allowed = {
  locale: LOCALES,
  textSize: ['normal', 'large', 'larger'],
  motion: ['slow', 'normal', 'quick', 'off'],
  theme: ['system', 'light', 'dark'],
  patterns: ['normal', 'strong'],
  sound: ['off', 'turn', 'all'],
  volume: ['soft', 'normal', 'loud'],
  soundHidden: [true, false],
  warnings: [true, false],
  forced: [true, false],
  textBoard: [true, false],
};

/** Former values of motion, from before it had speeds. */
const FORMER_MOTION: ReadonlyMap<unknown, Settings['motion']> = new Map([
  ['full', 'normal'],
  ['reduced', 'off'],
]);

/** Former values of sound, from before one could choose what to hear. */
const FORMER_SOUND: ReadonlyMap<unknown, Settings['sound']> = new Map([
  [true, 'all'],
  [false, 'off'],
]);

/** Reads stored settings, written by any version; unreadable values fall back to `otherwise`. */
export function readSettings(text: string | null, otherwise: Settings): Settings {
  const kept = parse(text);
  const pick = <Key extends keyof Settings>(key: Key): Settings[Key] => {
    const allowed: readonly Settings[Key][] = ALLOWED[key];
    return allowed.find((value) => value === kept[key]) ?? otherwise[key];
  };
  return {
    locale: pick('locale'),
    motion: FORMER_MOTION.get(kept['motion']) ?? pick('motion'),
    theme: pick('theme'),
    sound: FORMER_SOUND.get(kept['sound']) ?? pick('sound'),
    volume: pick('volume'),
    soundHidden: pick('soundHidden'),
    warnings: pick('warnings'),
    forced: pick('forced'),
    patterns: pick('patterns'),
    textSize: pick('textSize'),
    textBoard: pick('textBoard'),
  };
}

/** Stored settings with a change: only what was ever chosen, so that the rest keeps following the system. */
export function withChange(text: string | null, change: Partial<Settings>): string {
  return JSON.stringify({ ...parse(text), ...change });
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
