import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The texts of the roster pages. */
export const sayRosters = phrasebook({ en, ja });
