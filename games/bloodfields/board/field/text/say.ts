import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What is written on the table itself: tags, plates, handles. */
export const sayField = phrasebook({ en, ja });
