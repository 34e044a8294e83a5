import { phrasebook, type Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const homePhrases = phrasebook({ en, ja });

/** The home page's text in the reader's language. */
export function useHomeSay(): (key: keyof typeof en, values?: Values) => string {
  const locale = useLocale();
  return (key, values) => homePhrases(locale, key, values);
}
