import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Texts over the table: what standing somewhere would mean, what was measured, what lines and washes mean. */
export const sayOverlay = phrasebook({ en, ja });
