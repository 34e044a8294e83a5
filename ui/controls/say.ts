import { phrasebook } from '@sanguine/kernel';
import { useLocale } from './locale.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const say = phrasebook({ en, ja });

/** The controls' own words. */
export function useWord(): (key: keyof typeof en) => string {
  const locale = useLocale();
  return (key) => say(locale, key);
}
