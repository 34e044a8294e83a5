import { IntlMessageFormat } from 'intl-messageformat';

export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export type Values = Readonly<Record<string, string | number>>;

/** Says a message in the reader's language; a key nobody wrote is said as it is. */
export type Say = (locale: Locale, key: string, values?: Values) => string;

/** Messages in ICU format, each compiled when first said. */
export function phrasebook(messages: Readonly<Record<Locale, Readonly<Record<string, string>>>>): Say {
  const compiled: Record<Locale, Map<string, IntlMessageFormat>> = { en: new Map(), ja: new Map() };
  return (locale, key, values = {}) => {
    let message = compiled[locale].get(key);
    if (message === undefined) {
      if (!Object.hasOwn(messages[locale], key)) return key;
      message = new IntlMessageFormat(messages[locale][key] ?? key, locale, undefined, { ignoreTag: true });
      compiled[locale].set(key, message);
    }
    return String(message.format(values));
  };
}
