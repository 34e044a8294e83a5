import type { Locale } from '@sanguine/kernel';
import { changeMe } from '../api/people.ts';
import { useSettings } from '../settings/store.ts';
import { useMe } from './me.ts';

/** The reader's language, and the way to change it: messages are written on the server, which then speaks it too. */
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
