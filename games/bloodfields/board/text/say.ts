import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The board's own texts; the game's texts are in another catalogue. */
export const sayBoard = phrasebook({ en, ja });
