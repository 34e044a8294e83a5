import type { Masked } from '../rules/engine.ts';
import type { AnyGame } from '../rules/game.ts';
import type { Refusal } from '../rules/refusal.ts';
import { formText, slotsOf } from './lexicon.ts';
import { quoted, say } from './say.ts';
import type { Impossible, Typed, Typist } from './understand.ts';
import type { Locale } from '../words/phrases.ts';
import { verbOf } from '../rules/why.ts';

/** The answer to typed words that are no playable move, with the rulebook sections it rests on. */
export interface Reply {
  readonly lines: readonly string[];
  readonly rules: readonly string[];
}

/** A refusal as a reply. */
export const refusedBy = (
  { speech }: AnyGame,
  locale: Locale,
  refusal: Refusal,
  view: Masked<unknown>,
): Reply => ({
  lines: [speech.refusal(locale, refusal, view)],
  rules: [refusal.rule],
});

/** How many reasons are told at once. */
const MOST_REASONS = 3;

/** Explains a typed text that is neither a legal move nor part of one; empty for those. */
export function replyTo(game: AnyGame, typist: Typist, typed: Typed): Reply {
  const { locale, view } = typist;
  const plain = (line: string): Reply => ({ lines: [line], rules: [] });
  switch (typed.kind) {
    case 'several':
      return { lines: [], rules: [] };
    case 'move':
    case 'refused':
      return typed.refusal === null ? { lines: [], rules: [] } : refusedBy(game, locale, typed.refusal, view);
    case 'impossible':
      return impossible(game, typist, typed.reasons);
    case 'stranger':
      return plain(strangerLine(game, locale, typed));
    case 'misfit':
      return plain(misfitLine(game, locale, typed));
    case 'form': {
      const form = formText(game.lexicon, locale, typed.verb);
      const example = typist.moves.find(({ move }) => verbOf(move) === typed.verb)?.notation;
      return plain(
        example === undefined
          ? say(locale, 'form', { form })
          : say(locale, 'form.example', { form, example }),
      );
    }
    case 'verb': {
      const { word, like } = typed;
      if (like.length > 0) return plain(say(locale, 'verb.like', { word, like: quoted(locale, like) }));
      const now = new Set(typist.moves.map(({ move }) => verbOf(move) ?? ''));
      return plain(say(locale, 'verb', { word, now: quoted(locale, [...now]) }));
    }
  }
}

/** A single reason as it is; several with an example move each. */
function impossible({ speech }: AnyGame, { locale, view }: Typist, reasons: readonly Impossible[]): Reply {
  const told = reasons.slice(0, MOST_REASONS);
  const [only] = reasons;
  const lines =
    reasons.length === 1 && only?.alike === true
      ? [speech.refusal(locale, only.refusal, view)]
      : told.map(({ notation, refusal }) =>
          say(locale, 'impossible', { move: notation, why: speech.refusal(locale, refusal, view) }),
        );
  const more = reasons.length - told.length;
  return {
    lines: more === 0 ? lines : [...lines, say(locale, 'impossible.more', { count: more })],
    rules: [...new Set(told.map(({ refusal }) => refusal.rule))],
  };
}

function strangerLine(
  { lexicon }: AnyGame,
  locale: Locale,
  { verb, stranger }: Extract<Typed, { kind: 'stranger' }>,
): string {
  const { word, like, known, range } = stranger;
  const kind = lexicon.kind(locale, stranger.kind);
  if (range !== null) {
    const [first, last] = range.map((one) => one.replace('@', ''));
    return say(locale, 'stranger.range', {
      kind,
      word: word.replace('@', ''),
      first: first ?? '',
      last: last ?? '',
    });
  }
  if (like.length > 0) return say(locale, 'stranger.like', { kind, word, like: quoted(locale, like) });
  if (known.length > 0)
    return say(locale, 'stranger.known', { kind, word, known: known.join(say(locale, 'comma')) });
  const form = say(locale, 'form', { form: formText(lexicon, locale, verb) });
  return say(locale, 'sentences', { first: say(locale, 'stranger', { kind, word }), next: form });
}

function misfitLine(
  { lexicon }: AnyGame,
  locale: Locale,
  { verb, word, wordKind }: Extract<Typed, { kind: 'misfit' }>,
): string {
  const [wanted] = slotsOf(lexicon.forms[verb] ?? '');
  if (wanted === undefined) return say(locale, 'misfit.bare', { verb, word });
  return say(locale, 'misfit', {
    word,
    wanted: lexicon.kind(locale, wanted),
    kind: lexicon.kind(locale, wordKind),
    form: formText(lexicon, locale, verb),
  });
}
