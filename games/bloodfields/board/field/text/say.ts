import { phrasebook } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

/** What is said of handling the table: planning, measuring, looking. */
export const sayField = phrasebook({ en, ja });
