import { phrasebook, type Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

export type TablePhrase = keyof typeof en;
export type SayTable = (key: TablePhrase, values?: Values) => string;

/** The table page's text in a given language. */
export const tablePhrases = phrasebook({ en, ja });

/** The table page's text in the reader's language. */
export function useTableSay(): SayTable {
  const locale = useLocale();
  return (key, values) => tablePhrases(locale, key, values);
}
