import type { Masked } from '../rules/engine.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Seat } from '../rules/seat.ts';
import type { Locale } from '../words/phrases.ts';

/** The words of a table by their kinds: `area`, `unit`, `card`. */
export type WordsByKind = Readonly<Record<string, readonly string[]>>;

/** The words a game's moves are typed with, so that whatever is typed gets an answer of its own. */
export interface Lexicon<State, Move> {
  /** Each verb and what follows it, with the kinds of its words in braces: `{unit} @{area}`. Empty: nothing follows. */
  readonly forms: Readonly<Record<string, string>>;
  /** Other words for verbs, in any language: `march` for `step`. Of several verbs, the first that is possible now is meant. */
  readonly synonyms: Readonly<Record<string, string | readonly string[]>>;
  /** Verbs that end a turn or a phase: last in every menu, and confirmed while something else is left. */
  readonly endings: readonly string[];
  /** Whether a move is allowed but seldom meant: repeating what is done, paying more than is due. */
  lesser?(view: Masked<State>, seat: Seat, move: Move): boolean;
  /** The words that may be typed at this table, legal or not, by kind. */
  words(view: Masked<State>, seat: Seat): WordsByKind;
  /** The name of this kind of word in a sentence: `unit`. */
  kind(locale: Locale, kind: string): string;
  /** The name of a word, which may be typed instead of it. */
  name(locale: Locale, kind: string, word: string): string;
  /** Separates the typed words after the verb if blanks and other signs do not: `12>13` becomes `@12 @13`. */
  parted?(text: string): string;
  /** Why a typed word never goes with a verb, if there is more to say than that it does not. */
  unfit?(view: Masked<State>, verb: string, word: string): Refusal | null;
}

/** The kinds of words in a form, in order: `unit`, `area`. */
export const slotsOf = (form: string): string[] =>
  [...form.matchAll(/\{(\w+)\}/g)].map(([, kind]) => kind ?? '');

/** The literal words of a form: `seat` in `@{area} seat {number}`. */
export const fixedWordsOf = (form: string): string[] =>
  form.replaceAll(/\{\w+\}/g, ' ').match(/\p{L}+/gu) ?? [];

/** A form as a reader sees it: `build <unit> @<area>`. */
export function formText(
  { forms, kind }: Pick<Lexicon<unknown, unknown>, 'forms' | 'kind'>,
  locale: Locale,
  verb: string,
): string {
  const rest = (forms[verb] ?? '').replaceAll(/\{(\w+)\}/g, (_, one: string) => `<${kind(locale, one)}>`);
  return `${verb} ${rest}`.trim();
}
