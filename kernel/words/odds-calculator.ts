import type { OddsCalculator } from '../rules/game.ts';
import type { Locale, Say, Values } from './phrases.ts';

/** Bad input; its message is one line for the reader. */
export class BadValue extends Error {}

interface Range {
  readonly least: number;
  readonly most: number;
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
    return (this.#values[name] ?? '').trim();
  }

  /** A whole number within bounds, null if nothing was typed; throws `problem` for anything else. */
  number(name: Name, { least, most }: Range, problem: Key): number | null {
    const word = this.text(name);
    if (word === '') return null;
    const number = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw this.bad(problem, { name, word, least, most });
  }

  /** An error to throw. Names and typed words appear in it unchanged. */
  bad(key: Key, facts: Values): BadValue {
    return new BadValue(this.#say(this.locale, key, facts));
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
          problem: say(locale, 'calculator.problem.stray', { name: stray, known: names.join(', ') }),
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
