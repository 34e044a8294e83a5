import { type Locale, phrasebook, type Values } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Says a message of the command's own in the reader's language. */
export type Say = (key: string, values?: Values) => string;

const book = phrasebook({ en, ja });

export function sayIn(locale: Locale): Say {
  return (key, values) => book(locale, key, values);
}
