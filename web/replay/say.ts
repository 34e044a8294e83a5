import { phrasebook } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import { sayHook } from '../text/say-hook.ts';

/** The replay's text in the reader's language. */
export const useReplaySay = sayHook(phrasebook({ en, ja }));
