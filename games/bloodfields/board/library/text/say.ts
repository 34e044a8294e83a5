import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The library's own words; what is in it is told in the game's. */
export const sayLibrary = phrasebook({ en, ja });
