import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What is said of answers that are given for the player. */
export const sayPolicy = phrasebook({ en, ja });
