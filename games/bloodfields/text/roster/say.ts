import { type KeyOf, phrasebook } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

/** The short words of paper: reminders of rules, skills in a line. */
export const sayPaper = phrasebook({ en, ja });
export type PaperPhrase = KeyOf<typeof sayPaper>;
