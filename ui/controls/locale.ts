import { createContext, use } from 'react';
import type { Locale } from '@sanguine/kernel';

/** The reader's language, for components with text of their own; provided by the shell. */
export const LocaleContext = createContext<Locale>('en');

export function useLocale(): Locale {
  return use(LocaleContext);
}
