import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Texts of the bench and its dice. */
export const sayTray = phrasebook({ en, ja });
