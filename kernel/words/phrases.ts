import { IntlMessageFormat } from 'intl-messageformat';

export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

export type Values = Readonly<Record<string, string | number>>;

/** Formats a message in the reader's language; an unknown key does not compile. */
export type Say<Key extends string> = (locale: Locale, key: Key, values?: Values) => string;

/** The keys of a phrasebook: `KeyOf<typeof say>`. */
export type KeyOf<Book> = Book extends Say<infer Key> ? Key : never;

/** The rest of the keys after a common prefix: `found`, `found.horde` under `ask`. */
export type KeyUnder<Key extends string, Start extends string> = Key extends `${Start}.${infer End}`
  ? End
  : never;

type Messages<Key extends string> = Readonly<Record<Key, string>>;

/** A catalogue in every language; English defines the keys the others must have. */
export type Catalogue<Key extends string> = {
  readonly [Each in Locale]: Messages<Each extends 'en' ? Key : NoInfer<Key>>;
};

/** What means more than itself in a message. */
const SYNTAX = /[{}']/;

/** Messages in ICU format, each compiled on first use. */
export function phrasebook<Key extends string>(messages: Catalogue<Key>): Say<Key> {
  const compiled: Record<Locale, Map<Key, IntlMessageFormat>> = { en: new Map(), ja: new Map() };
  return (locale, key, values = {}) => {
    let message = compiled[locale].get(key);
    if (message === undefined) {
      const text = messages[locale][key];
      if (Object.hasOwn(messages[locale], key) && !SYNTAX.test(text)) return text;
      message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
      compiled[locale].set(key, message);
    }
    return String(message.format(values));
  };
}

/** Formats codes that come from data, such as refusals; an unknown key is returned as it is. */
export function codebook<Key extends string>(messages: Catalogue<Key>, say: Say<Key>): Say<string> {
  const isKey = (key: string): key is Key => Object.hasOwn(messages.en, key);
  return (locale, key, values) => (isKey(key) ? say(locale, key, values) : key);
}

/** `71.2%`; only certainties are shown as 0% or 100%. */
export function percent(locale: Locale, chance: number): string {
  const least = 0.001;
  const told = chance > 0 && chance < 1 ? Math.min(1 - least, Math.max(least, chance)) : Math.round(chance);
  return percents(locale).format(told);
}

const known = new Map<Locale, Intl.NumberFormat>();

/** Making one takes a hundred times as long as using it. */
function percents(locale: Locale): Intl.NumberFormat {
  const format =
    known.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  known.set(locale, format);
  return format;
}
