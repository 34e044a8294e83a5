import en from '../text/en.json' with { type: 'json' };
import { type Phrase, phrases } from '../text/say.ts';
import type { Locale } from '@sanguine/kernel';

const NAMES = Object.keys(en).filter((key): key is Extract<Phrase, `table.name.${string}`> =>
  key.startsWith('table.name.'),
);

/** A random name for an unnamed table. */
export function someTableName(locale: Locale): string {
  const key = NAMES[Math.floor(Math.random() * NAMES.length)];
  return key === undefined ? '' : phrases(locale, key);
}
