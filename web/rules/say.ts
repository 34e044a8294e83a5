import { phrasebook } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import { sayHook } from '../text/say-hook.ts';

export const sayRules = phrasebook({ en, ja });

/** The text around a rulebook, in the reader's language. */
export const useRulesWord = sayHook(sayRules);
