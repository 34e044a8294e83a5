import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What lies over the table says: what it means to stand somewhere, what was measured, what lines and washes mean. */
export const sayOverlay = phrasebook({ en, ja });
