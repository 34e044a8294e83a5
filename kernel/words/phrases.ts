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

/** `71.2%`; only what is certain is called 0% or 100%. */
export function percent(locale: Locale, chance: number): string {
  const least = 0.001;
  const told = chance > 0 && chance < 1 ? Math.min(1 - least, Math.max(least, chance)) : Math.round(chance);
  return told.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
}
