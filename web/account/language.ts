import type { Locale } from '@sanguine/kernel';
import { changeMe } from '../api/people.ts';
import { useSettings } from '../settings/store.ts';
import { useMe } from './me.ts';

/** The reader's language and its setter, which also tells the server, because it writes messages in that language. */
export function useLanguage(): [Locale, (locale: Locale) => void] {
  const me = useMe();
  const [{ locale }, change] = useSettings();
  return [
    locale,
    (chosen) => {
      change({ locale: chosen });
      if (me !== null && me !== undefined) void changeMe({ locale: chosen });
    },
  ];
}
