import type { Say, Values } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';

/** A hook that says a phrasebook's texts in the reader's language. */
export const sayHook = <Key extends string>(say: Say<Key>) =>
  function useReadersSay(): (key: Key, values?: Values) => string {
    const locale = useLocale();
    return (key, values) => say(locale, key, values);
  };
