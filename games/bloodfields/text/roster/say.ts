import { type KeyOf, phrasebook } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

/** Short texts for paper: reminders of rules, skills in one line. */
export const sayPaper = phrasebook({ en, ja });
export type PaperPhrase = KeyOf<typeof sayPaper>;
