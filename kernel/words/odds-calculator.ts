import type { OddsCalculator } from '../rules/game.ts';
import { quoted, say as sayKernel } from '../typing/say.ts';
import { type Nameable, typedName, wordCalled, wordsLike } from './called.ts';
import { dashed } from './names.ts';
import type { Locale, Say, Values } from './phrases.ts';

/** Bad input; its message is one line for the reader. */
export class BadValue extends Error {}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** A value as it is typed: `--attacker-faction`. */
const typedOption = (name: string): string => `--${dashed(name)}`;

/** More things than anybody wants to read through. */
const MANY = 25;

/** The most words one name is made of. */
const LONGEST_NAME = 3;

const YES: Nameable<'yes' | 'no'> = {
  words: ['yes', 'no'],
  name: (locale, word) => sayKernel(locale, `odds.${word}`),
};

/** A word of a list, with the number before or after it. */
interface CountedPart {
  readonly number: number | null;
  readonly words: string;
  readonly count: number | null;
}

const NOTHING: CountedPart = { number: null, words: '', count: null };

/** `2 swords`, `2x swords`, `swords x2`, `剣士2`, `剣士×2体`: numbers stand before a word, or right after it. */
function countedParts(text: string): CountedPart[] {
  const parts: CountedPart[] = [];
  let ahead: number | null = null;
  const joined = text.replaceAll(/\s+[x×*](?=\d)/g, '×');
  for (const part of joined.split(/[\s,、;+・]+/).filter((one) => one !== '')) {
    const [, alone] = /^(\d+)[x×*体枚隻]?$/.exec(part) ?? [];
    if (alone !== undefined) {
      if (ahead !== null) parts.push({ ...NOTHING, number: ahead });
      ahead = Number(alone);
      continue;
    }
    const [, before, words = part, after] = /^(\d+)?(.+?)(?:[x×*]?(\d+)[体枚隻]?)?$/.exec(part) ?? [];
    const number = before === undefined ? ahead : Number(before);
    parts.push({ number, words, count: after === undefined ? null : Number(after) });
    ahead = null;
  }
  return ahead === null ? parts : [...parts, { ...NOTHING, number: ahead }];
}

/** The typed values, and the language for error messages. */
export class OddsQuestion<Name extends string, Key extends string> {
  readonly locale: Locale;
  readonly #values: Readonly<Record<string, string>>;
  readonly #say: Say<Key>;

  constructor(locale: Locale, values: Readonly<Record<string, string>>, say: Say<Key>) {
    this.locale = locale;
    this.#values = values;
    this.#say = say;
  }

  /** The typed value, trimmed; empty if there is none. */
  text(name: Name): string {
    return (this.#values[name] ?? '').normalize('NFKC').trim();
  }

  /** A whole number within bounds, null if nothing was typed; throws `problem` for anything else. */
  number(name: Name, { least, most }: Range, problem: Key): number | null {
    const word = this.text(name);
    if (word === '') return null;
    const number = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw this.bad(problem, { name, word, least, most });
  }

  /** One of these things, by its word or its name in the reader's language; null if nothing was typed. */
  one<Word extends string>(name: Name, things: Nameable<Word>): Word | null {
    const text = this.text(name);
    return text === '' ? null : this.thing(name, things, text);
  }

  /** Yes or no, in the reader's language; no if nothing was typed. */
  yes(name: Name): boolean {
    return this.one(name, YES) === 'yes';
  }

  /** A list of things with their numbers: `2 swords leader`, `剣士2 リーダー`. Empty if nothing was typed. */
  many<Word extends string>(name: Name, things: Nameable<Word>, most: number): Word[] {
    return this.manyIn(name, this.text(name), things, most);
  }

  /** The same in a part of what was typed. */
  manyIn<Word extends string>(name: Name, text: string, things: Nameable<Word>, most: number): Word[] {
    const found: Word[] = [];
    const add = (word: Word, count: number): void => {
      if (found.length + count > most)
        throw new BadValue(sayKernel(this.locale, 'odds.most', { name: typedOption(name), most }));
      for (let each = 0; each < count; each++) found.push(word);
    };
    const parts = countedParts(text);
    for (let at = 0; at < parts.length;) {
      const { number, words, count } = parts[at] ?? NOTHING;
      if (words === '')
        throw new BadValue(
          sayKernel(this.locale, 'odds.dangling', { name: typedOption(name), number: number ?? 0 }),
        );
      const { word, length } = this.#nameAt(name, things, parts, at);
      add(word, number ?? parts[at + length - 1]?.count ?? count ?? 1);
      at += length;
    }
    return found;
  }

  /** The longest name that begins there: `siege engine`. A number ends it. */
  #nameAt<Word extends string>(
    name: Name,
    things: Nameable<Word>,
    parts: readonly CountedPart[],
    at: number,
  ): { readonly word: Word; readonly length: number } {
    const rest = parts.slice(at);
    const ends = rest.findIndex(
      ({ number, count }, index) => count !== null || (index > 0 && number !== null),
    );
    const longest = Math.min(
      LONGEST_NAME,
      ends < 0 ? rest.length : ends + (rest[ends]?.count === null ? 0 : 1),
    );
    for (let length = longest; length > 0; length--) {
      const text = rest.slice(0, length).map(({ words }) => words);
      const word = wordCalled(this.locale, things, text.join(' '));
      if (word !== undefined) return { word, length };
    }
    return { word: this.thing(name, things, rest[0]?.words ?? ''), length: 1 };
  }

  /** The thing a text names; throws with what it may have meant, or with the whole list if it is not too long. */
  thing<Word extends string>(name: Name, things: Nameable<Word>, text: string): Word {
    const { locale } = this;
    const found = wordCalled(locale, things, text);
    if (found !== undefined) return found;
    const like = wordsLike(locale, things, text);
    const known = things.words.map((word) => typedName(locale, things, word));
    const values = { name: typedOption(name), word: text };
    if (like.length > 0)
      throw new BadValue(sayKernel(locale, 'odds.like', { ...values, like: quoted(locale, like) }));
    throw new BadValue(
      known.length > MANY
        ? sayKernel(locale, 'odds.unknown', values)
        : sayKernel(locale, 'odds.known', { ...values, known: known.join(sayKernel(locale, 'comma')) }),
    );
  }

  /** An error to throw. `name` and `with` are values of the calculator and shown as they are typed; words stay as typed. */
  bad(key: Key, facts: Values & { readonly name: Name; readonly with?: Name }): BadValue {
    const together = facts.with === undefined ? {} : { with: typedOption(facts.with) };
    return new BadValue(
      this.#say(this.locale, key, { ...facts, name: typedOption(facts.name), ...together }),
    );
  }
}

/** The values of a calculator and their texts: `calculator.<name>` explains a value, with `facts` filled in. */
interface Counter<Name extends string, Key extends string> {
  readonly say: Say<Key> & Say<`calculator.${NoInfer<Name>}` | 'calculator.problem.stray'>;
  readonly names: readonly Name[];
  readonly facts?: Values;
}

/** A calculator for these values and no others; `answer` throws `asked.bad(…)` for bad input. */
export function oddsCalculator<Name extends string, Key extends string>(
  { say, names, facts = {} }: Counter<Name, Key>,
  answer: (asked: OddsQuestion<Name, Key>) => ReturnType<OddsCalculator['ask']>,
): OddsCalculator {
  const explain = (locale: Locale, name: Name): string => say(locale, `calculator.${name}`, facts);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, { en: explain('en', name), ja: explain('ja', name) }]),
    ),
    ask(locale, values) {
      const stray = Object.keys(values).find((name) => !names.some((known) => known === name));
      if (stray !== undefined)
        return {
          ok: false,
          problem: say(locale, 'calculator.problem.stray', {
            name: typedOption(stray),
            known: names.map(typedOption).join(', '),
          }),
        };
      try {
        return answer(new OddsQuestion<Name, Key>(locale, values, say));
      } catch (error) {
        if (error instanceof BadValue) return { ok: false, problem: error.message };
        throw error;
      }
    },
  };
}
