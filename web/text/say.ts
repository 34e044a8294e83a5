import { phrasebook, type Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

export type Phrase = keyof typeof en;
export type SayPhrase = (key: Phrase, values?: Values) => string;

/** The shell's text in a given language. */
export const phrases = phrasebook({ en, ja });

/** The shell's text in the reader's language. */
export function useSay(): SayPhrase {
  const locale = useLocale();
  return (key, values) => phrases(locale, key, values);
}
