import { codebook, type CodeKey, type KeyOf, phrasebook, type Say, wording } from '@sanguine/kernel';
import type { OPTIONS } from '../content/options.ts';
import type { Frames } from '../rules/frames.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

const catalogue = { en, ja };
export const say = phrasebook(catalogue) satisfies Say<CodeKey<typeof OPTIONS, keyof Frames>>;
export type Phrase = KeyOf<typeof say>;
/** Texts for codes that come from data: refusals, steps, options and names of skills. */
export const sayCode = codebook(catalogue, say);
export const { join, inLines, nameOf, nameWithSide, noted } = wording(say);

/** Whether there is a text for a code that comes from data. */
export const isPhrase = (key: string): key is Phrase => Object.hasOwn(en, key);
