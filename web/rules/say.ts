import { phrasebook, type Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

export const sayRules = phrasebook({ en, ja });

/** The text around a rulebook, in the reader's language. */
export function useRulesWord(): (key: keyof typeof en, values?: Values) => string {
  const locale = useLocale();
  return (key, values) => sayRules(locale, key, values);
}
