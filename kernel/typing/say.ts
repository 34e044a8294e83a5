import { type Locale, phrasebook } from '../words/phrases.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

/** The answers to typed words that all games share. */
export const say = phrasebook({ en, ja });

/** `“swords”, “shield” or “ship”` */
export function quoted(locale: Locale, words: readonly string[]): string {
  const each = words.map((word) => say(locale, 'quote', { word }));
  return each.length === 0 ? '' : each.reduce((first, next) => say(locale, 'or', { first, next }));
}
