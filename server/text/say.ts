import { type KeyOf, phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What the server prints for the person who starts it. */
export const say = phrasebook({ en, ja });
export type Phrase = KeyOf<typeof say>;
