import { phrasebook, type Values } from '@sanguine/kernel';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { sayHook } from './say-hook.ts';

export type Phrase = keyof typeof en;
export type SayPhrase = (key: Phrase, values?: Values) => string;

/** The shell's text in a given language. */
export const phrases = phrasebook({ en, ja });

/** The shell's text in the reader's language. */
export const useSay = sayHook(phrases);
