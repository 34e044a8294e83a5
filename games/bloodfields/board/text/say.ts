import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The board's own texts; the game's are in its own catalogue. */
export const sayBoard = phrasebook({ en, ja });
