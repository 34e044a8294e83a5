import { phrasebook } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

/** The words of the battle panel. */
export const say = phrasebook({ en, ja });
