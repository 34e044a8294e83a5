import { phrasebook, type Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

export type SayEnding = (key: keyof typeof en, values?: Values) => string;

/** What is said about ending a game, in a given language. */
export const endingPhrases = phrasebook({ en, ja });

/** The same in the reader's language. */
export function useEndingSay(): SayEnding {
  const locale = useLocale();
  return (key, values) => endingPhrases(locale, key, values);
}
