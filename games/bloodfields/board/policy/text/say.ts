import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Texts about answers given for the player. */
export const sayPolicy = phrasebook({ en, ja });
