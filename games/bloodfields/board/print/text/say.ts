import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** Texts on printed pages and in the bar above them. */
export const sayPrint = phrasebook({ en, ja });
