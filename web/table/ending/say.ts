import { phrasebook, type Values } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import { sayHook } from '../../text/say-hook.ts';

export type SayEnding = (key: keyof typeof en, values?: Values) => string;

/** What is said about ending a game, in a given language. */
export const endingPhrases = phrasebook({ en, ja });

/** The same in the reader's language. */
export const useEndingSay = sayHook(endingPhrases);
