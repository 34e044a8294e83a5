import { type KeyOf, phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What the board says of its own; the words of the game itself are in the game's own catalogue. */
export const sayBoard = phrasebook({ en, ja });
export type BoardPhrase = KeyOf<typeof sayBoard>;
