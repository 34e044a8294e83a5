import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What stands on printed pages and in the bar above them. */
export const sayPrint = phrasebook({ en, ja });
