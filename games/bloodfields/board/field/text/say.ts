import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** The words on the table itself: tags, plates, handles. */
export const sayField = phrasebook({ en, ja });
