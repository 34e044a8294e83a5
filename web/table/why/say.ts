import { phrasebook, type Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const say = phrasebook({ en, ja });

/** The text around bots' reasons, in the reader's language. */
export function useWhySay(): (key: keyof typeof en, values?: Values) => string {
  const locale = useLocale();
  return (key, values) => say(locale, key, values);
}
