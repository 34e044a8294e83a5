import { folded } from './names.ts';
import { nearestFew } from './nearest.ts';
import { type Locale, LOCALES } from './phrases.ts';

/** Words in the form in which they are compared, only letters and digits: `Hill Folk`, `hill-folk` and `hillFolk` are equal. */
export const plainWord = (word: string): string => folded(word).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Things that can be named by typing. */
export interface Nameable<Word extends string> {
  readonly words: readonly Word[];
  readonly name: (locale: Locale, word: Word) => string;
}

/** The languages in which this reader may type names. */
export const typedLocales = (locale: Locale): Locale[] =>
  LOCALES.filter((one) => one === locale || one === 'en');

/** What a text means, typed as a word or as its name. */
export function wordCalled<Word extends string>(
  locale: Locale,
  { words, name }: Nameable<Word>,
  text: string,
): Word | undefined {
  const wanted = plainWord(text);
  const exact = words.find((word) => plainWord(word) === wanted);
  return (
    exact ?? words.find((word) => typedLocales(locale).some((one) => plainWord(name(one, word)) === wanted))
  );
}

/** How many words are proposed for a misspelt one. */
const PROPOSED = 3;

/** The words a misspelt text may mean, as the reader types them. */
export function wordsLike<Word extends string>(
  locale: Locale,
  things: Nameable<Word>,
  text: string,
): string[] {
  const names = things.words.map((word) => typedName(locale, things, word));
  const near = nearestFew(folded(text), [...things.words, ...names], PROPOSED);
  const part = plainWord(text);
  if (near.length > 0 || part === '') return near;
  return names.filter((name) => plainWord(name).includes(part)).slice(0, PROPOSED);
}

/** How a reader types a word: in English as it is, in other languages by its name. */
export const typedName = <Word extends string>(
  locale: Locale,
  { name }: Nameable<Word>,
  word: Word,
): string => (locale === 'en' ? word : name(locale, word));
