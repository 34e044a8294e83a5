import type { Masked } from '../rules/engine.ts';
import type { Seat } from '../rules/seat.ts';
import { plainWord as plain, typedLocales } from '../words/called.ts';
import { folded } from '../words/names.ts';
import { nearestFew } from '../words/nearest.ts';
import type { Locale } from '../words/phrases.ts';
import { fixedWordsOf, type Lexicon, slotsOf, type WordsByKind } from './lexicon.ts';

/** The most words one name is made of. */
const LONGEST_NAME = 4;

/** An abbreviation must have at least this many letters. */
const SHORTEST_PART = 3;

/** Up to this many words are all listed. */
const FEW = 16;

/** How many words are proposed for a misspelt one. */
const PROPOSED = 3;

/** A word unknown at this table, the kind that was expected there, and the words it resembles. */
export interface Stranger {
  readonly word: string;
  readonly kind: string;
  readonly like: readonly string[];
  /** All words of the kind if they are few, otherwise none. */
  readonly known: readonly string[];
  /** The first and last of the kind, if its words are numbers. */
  readonly range: readonly [string, string] | null;
}

/** Names are kept, because a game's words never change them and finding them takes longest. */
const known = new WeakMap<object, Map<string, readonly string[]>>();

/** The names of a word, its own spelling first. */
function namesOf<State>(
  lexicon: Lexicon<State, unknown>,
  locale: Locale,
  kind: string,
  word: string,
): readonly string[] {
  const names = known.get(lexicon) ?? new Map<string, readonly string[]>();
  known.set(lexicon, names);
  const key = `${locale} ${kind} ${word}`;
  const found = names.get(key) ?? [plain(word), plain(lexicon.name(locale, kind, word))];
  names.set(key, found);
  return found;
}

interface Named {
  readonly word: string;
  readonly kind: string;
}

/** The words of one table as one reader may type them. */
export class Vocabulary<State> {
  readonly #lexicon: Lexicon<State, unknown>;
  readonly #locale: Locale;
  readonly #byKind: WordsByKind;
  /** Kinds of each word. */
  readonly #kinds = new Map<string, string[]>();
  /** Words by their names, in the reader's language and in English; if names are equal, the last word counts. */
  readonly #named = new Map<string, Named[]>();
  readonly #verbs = new Map<string, string>();

  /** `now`: the verbs that are possible now. */
  constructor(
    lexicon: Lexicon<State, unknown>,
    locale: Locale,
    {
      view,
      seat,
      now,
    }: { readonly view: Masked<State>; readonly seat: Seat; readonly now: ReadonlySet<string> },
  ) {
    this.#lexicon = lexicon;
    this.#locale = locale;
    this.#byKind = lexicon.words(view, seat);
    const locales = typedLocales(locale);
    for (const [kind, words] of Object.entries(this.#byKind))
      for (const word of words) {
        this.#kinds.set(word, [...(this.#kinds.get(word) ?? []), kind]);
        for (const name of new Set(locales.flatMap((one) => namesOf(lexicon, one, kind, word))))
          this.#named.set(name, [...(this.#named.get(name) ?? []), { word, kind }]);
      }
    for (const [word, meant] of Object.entries(lexicon.synonyms)) {
      const verbs = [meant].flat();
      const verb = verbs.find((one) => now.has(one)) ?? verbs[0];
      if (verb !== undefined) this.#verbs.set(plain(word), verb);
    }
    for (const verb of Object.keys(lexicon.forms)) this.#verbs.set(plain(verb), verb);
  }

  /** The verb a typed word means. */
  verb(word: string): string | undefined {
    return this.#verbs.get(plain(word));
  }

  /** The verbs a misspelt one may mean. */
  verbsLike(word: string): string[] {
    const found = nearestFew(folded(word), this.#verbs.keys(), PROPOSED).map(
      (one) => this.#verbs.get(one) ?? one,
    );
    return [...new Set(found)];
  }

  /** The words after the verb, one by one; `@` stays with the number it marks. */
  tokens(rest: string): string[] {
    const parted = this.#lexicon.parted?.(rest) ?? rest;
    const tokens = parted.match(/@?[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'’-]*/gu) ?? [];
    return tokens.map((token) => (this.#kinds.has(token) ? token : token.replace(/^@(?=\D)/, '')));
  }

  kindsOf(token: string): readonly string[] {
    return this.#kinds.get(token) ?? [];
  }

  wordsOf(kind: string): readonly string[] {
    return [...new Set(this.#byKind[kind])];
  }

  /** The text with names replaced by the words they stand for: `build Swords @5`, `設立 剣士 @5`. */
  inWords(text: string): string {
    const parts = text.split(' ');
    const [first = '', ...rest] = parts;
    const verb = this.verb(first);
    const slots = slotsOf(this.#lexicon.forms[verb ?? ''] ?? '');
    const words = [verb ?? first];
    for (let at = 0; at < rest.length;) {
      const { word, count } = this.#nameAt(rest, at, slots);
      words.push(word);
      at += count;
    }
    return words.join(' ');
  }

  /** The longest name that begins there; names that go with the verb come first. */
  #nameAt(
    parts: readonly string[],
    at: number,
    slots: readonly string[],
  ): { readonly word: string; readonly count: number } {
    // A marked place is no name.
    if (parts[at]?.startsWith('@') === true) return { word: parts[at], count: 1 };
    for (let count = Math.min(LONGEST_NAME, parts.length - at); count > 0; count--) {
      const name = plain(parts.slice(at, at + count).join(''));
      const alike = /^\d*$/.test(name) ? [] : (this.#named.get(name) ?? []);
      const found = alike.findLast(({ kind }) => slots.includes(kind)) ?? alike.at(-1);
      if (found !== undefined) return { word: found.word, count };
    }
    return { word: parts[at] ?? '', count: 1 };
  }

  /** The first unknown word of a move; null if all are known. */
  strangerIn(verb: string, rest: string): Stranger | null {
    const form = this.#lexicon.forms[verb] ?? '';
    const slots = slotsOf(form);
    const fixed = new Set(fixedWordsOf(form));
    const worded = this.tokens(rest).filter((token) => !/^\d/.test(token) && !fixed.has(token));
    const at = worded.findIndex((token) => this.kindsOf(token).length === 0);
    const word = worded[at];
    if (word === undefined) return null;
    const kind = slots[Math.min(at, slots.length - 1)];
    return kind === undefined ? null : this.#stranger(word, kind, slots);
  }

  /** How the reader types a word: in English as it is, in other languages by its name. */
  #typedAs(word: string, slots: readonly string[]): string {
    const kinds = this.kindsOf(word);
    const kind = kinds.find((one) => slots.includes(one)) ?? kinds[0] ?? '';
    return this.#locale === 'en' ? word : this.#lexicon.name(this.#locale, kind, word);
  }

  #stranger(word: string, kind: string, slots: readonly string[]): Stranger {
    const words = this.wordsOf(kind);
    const [first, last] = [words[0], words.at(-1)];
    const numbers = /^@?\d+$/;
    if (numbers.test(word) && first !== undefined && last !== undefined && numbers.test(first))
      return { word, kind, like: [], known: [], range: [first, last] };
    const fitting = [...new Set([kind, ...slots])].flatMap((one) => this.wordsOf(one));
    const byName = nearestFew(plain(word), this.#named.keys(), PROPOSED)
      .flatMap((name) => this.#named.get(name) ?? [])
      .filter((one) => slots.includes(one.kind))
      .map((one) => one.word);
    const near = [...nearestFew(word, fitting, PROPOSED), ...byName];
    const part = word.length < SHORTEST_PART ? [] : fitting.filter((one) => one.includes(word));
    const like = [...new Set(near.length > 0 ? near : part)].slice(0, PROPOSED);
    return {
      word,
      kind: this.kindsOf(like[0] ?? '').find((one) => slots.includes(one)) ?? kind,
      like: like.map((one) => this.#typedAs(one, slots)),
      known: words.length <= FEW ? words.map((one) => this.#typedAs(one, slots)) : [],
      range: null,
    };
  }
}
