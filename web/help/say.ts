import { phrasebook, type Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const phrases = phrasebook({ en, ja });

export type HelpPhrase = keyof typeof en;

/** The help's text in the reader's language. */
export function useHelpSay(): (key: HelpPhrase, values?: Values) => string {
  const locale = useLocale();
  return (key, values) => phrases(locale, key, values);
}
