import { createContext, use } from 'react';
import type { Locale } from '@sanguine/kernel';

/** The reader's language, for components that say something of their own. The shell provides it. */
export const LocaleContext = createContext<Locale>('en');

export function useLocale(): Locale {
  return use(LocaleContext);
}
