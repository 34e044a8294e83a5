import type { OddsDesk } from './game.ts';
import type { Locale } from './phrases.ts';

/** The values given, and the language in which what is wrong with them is told. */
export interface Asked {
  readonly locale: Locale;
  readonly values: Readonly<Record<string, string>>;
}

/** Bad input, told in one line. */
export class BadValue extends Error {}

/** A desk for these values; `answer` throws a `BadValue` where it cannot. */
export function deskOf<Name extends string>(
  names: readonly Name[],
  explain: (locale: Locale, name: Name) => string,
  answer: (asked: Asked) => ReturnType<OddsDesk['ask']>,
): OddsDesk {
  return {
    values: Object.fromEntries(
      names.map((name) => [name, { en: explain('en', name), ja: explain('ja', name) }]),
    ),
    ask(locale, values) {
      try {
        return answer({ locale, values });
      } catch (error) {
        if (error instanceof BadValue) return { ok: false, problem: error.message };
        throw error;
      }
    },
  };
}
