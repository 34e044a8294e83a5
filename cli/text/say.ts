import { type KeyOf, type Locale, phrasebook, type Values } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

const book = phrasebook({ en, ja });

export type Phrase = KeyOf<typeof book>;
/** Formats one of the program's messages in the reader's language. */
export type Say = (key: Phrase, values?: Values) => string;

export const isPhrase = (key: string): key is Phrase => Object.hasOwn(en, key);

export function sayIn(locale: Locale): Say {
  return (key, values) => book(locale, key, values);
}
