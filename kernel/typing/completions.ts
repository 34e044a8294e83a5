import { type Lexicon, slotsOf } from './lexicon.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Completions {
  /** A typed word of a kind the verb does not take. */
  readonly misfit: string | null;
  /** Whole moves with the typed words, legal or not. */
  readonly texts: readonly string[];
}

const MOST_TEXTS = 400;

/** What a verb and some of its words could become with words of this table, so that one can ask why none of it is legal. */
export function completionsOf(
  { forms }: Pick<Lexicon<unknown, unknown>, 'forms'>,
  vocabulary: Vocabulary<unknown>,
  verb: string,
  tokens: readonly string[],
): Completions {
  // Optional parts are left out, and one item of a list is enough.
  const form = (forms[verb] ?? '').replaceAll(/\[[^\]]*\]|[+ ]?…|\|.*/g, '').trim();
  const waiting = tokens.filter((token) => vocabulary.kindsOf(token).length > 0);
  const takes = slotsOf(forms[verb] ?? '');
  const misfit =
    waiting.find((token) => !vocabulary.kindsOf(token).some((kind) => takes.includes(kind))) ?? null;
  // If nothing follows the verb, any word is one too many.
  if (misfit !== null || takes.length === 0) return { misfit: misfit ?? tokens[0] ?? null, texts: [] };
  let texts = [`${verb} ${form}`.trim()];
  for (const kind of slotsOf(form)) {
    const at = waiting.findIndex((token) => vocabulary.kindsOf(token).includes(kind));
    const [typed] = at < 0 ? [] : waiting.splice(at, 1);
    const words = typed === undefined ? vocabulary.wordsOf(kind) : [typed];
    texts = texts
      .flatMap((text) => words.map((word) => text.replace(`{${kind}}`, word.replace('@', ''))))
      .slice(0, MOST_TEXTS);
  }
  return { misfit, texts: waiting.length > 0 ? [] : texts };
}
