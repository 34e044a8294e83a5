import { type KeyOf, type Locale, phrasebook, type Values } from '../words/phrases.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const say = phrasebook({ en, ja });

/** Why files cannot be joined. */
export interface PartProblem {
  readonly key: KeyOf<typeof say>;
  readonly values: Values;
}

/** One line for people. */
export const partProblemLine = (locale: Locale, { key, values }: PartProblem): string =>
  say(locale, key, values);
