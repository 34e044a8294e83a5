import { phrasebook, type Values } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import { sayHook } from '../text/say-hook.ts';

export type TablePhrase = keyof typeof en;
export type SayTable = (key: TablePhrase, values?: Values) => string;

/** The table page's text in a given language. */
export const tablePhrases = phrasebook({ en, ja });

/** The table page's text in the reader's language. */
export const useTableSay = sayHook(tablePhrases);
