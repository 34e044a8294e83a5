import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The library's own words; its contents use the game's words. */
export const sayLibrary = phrasebook({ en, ja });
