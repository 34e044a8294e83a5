import type { Masked } from '../rules/engine.ts';
import type { AnyGame } from '../rules/game.ts';
import { same } from '../rules/plain.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Seat } from '../rules/seat.ts';
import { NOTHING_TO_DO, OTHER_STEP } from '../rules/steps.ts';
import { verbOf } from '../rules/why.ts';
import { type MenuMove, movesLike } from '../words/menu.ts';
import type { Locale } from '../words/phrases.ts';
import { completionsOf } from './completions.ts';
import { type Stranger, Vocabulary } from './vocabulary.ts';

/** Who is typing, and at which table. */
export interface Typist {
  readonly locale: Locale;
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  /** The legal moves, or candidates, with their notation. */
  readonly moves: readonly MenuMove[];
}

/** A refused move, as an example of all moves refused for the same reason. */
export interface Impossible {
  readonly notation: string;
  readonly refusal: Refusal;
  /** How many moves are refused for this reason. */
  readonly count: number;
  /** Whether all of them are refused in the same words. */
  readonly alike: boolean;
}

/** What a typed text means. */
export type Typed =
  | { readonly kind: 'move'; readonly move: unknown; readonly refusal: Refusal | null }
  /** Part of a move, and what it can become. */
  | { readonly kind: 'several'; readonly moves: readonly MenuMove[] }
  /** Nothing can be done with this verb, for one reason. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Part of moves that are all refused, by their reasons, the most frequent first. */
  | { readonly kind: 'impossible'; readonly reasons: readonly Impossible[] }
  | { readonly kind: 'stranger'; readonly verb: string; readonly stranger: Stranger }
  /** A known word in place of another kind. */
  | { readonly kind: 'misfit'; readonly verb: string; readonly word: string; readonly wordKind: string }
  /** The verb and its words are known, but it is not written like this. */
  | { readonly kind: 'form'; readonly verb: string }
  | { readonly kind: 'verb'; readonly word: string; readonly like: readonly string[] };

/** More offers add no new reasons. */
const MOST_OFFERS = 4000;

/** The moves of a seat, each with its notation. */
export const notedMoves = (
  { engine }: AnyGame,
  view: Masked<unknown>,
  seat: Seat,
  moves: readonly unknown[],
): MenuMove[] => moves.map((move) => ({ move, notation: engine.notation.print(view, seat, move) }));

/** Computed once for everything typed at one decision. */
interface Desk {
  readonly vocabulary: Vocabulary<unknown>;
  /** What a player might point at, legal or not. */
  readonly offers: () => readonly MenuMove[];
}

const desks = new WeakMap<Typist, Desk>();

function deskOf(game: AnyGame, typist: Typist): Desk {
  const { locale, view, seat } = typist;
  let offered: readonly MenuMove[] | null = null;
  const desk = desks.get(typist) ?? {
    vocabulary: new Vocabulary(game.lexicon, locale, { view, seat, now: verbsOf(typist) }),
    offers: () => (offered ??= notedMoves(game, view, seat, someOffers(game, typist))),
  };
  desks.set(typist, desk);
  return desk;
}

const verbsOf = ({ moves }: Typist): Set<string> => new Set(moves.map(({ move }) => verbOf(move) ?? ''));

function someOffers({ engine }: AnyGame, { view, seat }: Typist): unknown[] {
  const offers: unknown[] = [];
  for (const offer of engine.offers(view, seat)) if (offers.push(offer) === MOST_OFFERS) break;
  return offers;
}

/** Reads a typed text: a whole move, part of one, a name instead of a word, a slip; there is always an answer. */
export function understand(game: AnyGame, typist: Typist, text: string): Typed {
  const { engine } = game;
  const { view, seat, moves } = typist;
  const typed = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const { vocabulary } = deskOf(game, typist);
  const worded = vocabulary.inWords(typed);
  const [first = '', ...more] = worded.split(' ');
  const verb = vocabulary.verb(first);
  const rest = more.join(' ');
  for (const one of new Set([typed, worded])) {
    const parsed = engine.notation.parse(view, seat, one);
    if (!parsed.ok) continue;
    const refusal = engine.refuse(view, seat, parsed.move);
    const slip = isOfTheMove(refusal) && verb !== undefined ? slipIn(game, typist, verb, rest) : null;
    return slip ?? { kind: 'move', move: parsed.move, refusal };
  }
  if (verb === undefined) {
    const found = movesLike(moves, typed);
    if (found.length > 0) return { kind: 'several', moves: found };
    const refused = reasonsOf(game, typist, movesLike(deskOf(game, typist).offers(), typed));
    if (refused.length > 0) return { kind: 'impossible', reasons: refused };
    return { kind: 'verb', word: typed.split(' ', 1)[0] ?? '', like: vocabulary.verbsLike(first) };
  }
  return partly(game, typist, verb, rest);
}

/** Whether a refusal is about what the move names, rather than about the turn or the step. */
const isOfTheMove = (refusal: Refusal | null): boolean =>
  refusal !== null && refusal.rule !== '' && refusal.code !== OTHER_STEP && refusal.code !== NOTHING_TO_DO;

/** A word that cannot be meant: it never goes with the verb, or is unknown at this table. */
function slipIn(game: AnyGame, typist: Typist, verb: string, rest: string): Typed | null {
  const { vocabulary } = deskOf(game, typist);
  for (const word of new Set([...rest.split(' '), ...vocabulary.tokens(rest)])) {
    const refusal = game.lexicon.unfit?.(typist.view, verb, word) ?? null;
    if (refusal !== null) return { kind: 'refused', refusal };
  }
  const stranger = vocabulary.strangerIn(verb, rest);
  return stranger === null ? null : { kind: 'stranger', verb, stranger };
}

/** A verb with some of its words, or with words that do not go with it. */
function partly(game: AnyGame, typist: Typist, verb: string, rest: string): Typed {
  const { engine, lexicon } = game;
  const { view, seat, moves } = typist;
  const { vocabulary, offers: allOffers } = deskOf(game, typist);
  const found = withWords(
    moves.filter(({ move }) => verbOf(move) === verb),
    rest,
  );
  if (found.length > 0) return { kind: 'several', moves: found };
  const offers = allOffers().filter(({ move }) => verbOf(move) === verb);
  const lacking = offers.length === 0 ? engine.why(view, seat, { do: verb }) : null;
  if (lacking !== null && lacking.code !== NOTHING_TO_DO) return { kind: 'refused', refusal: lacking };
  const slip = slipIn(game, typist, verb, rest);
  if (slip !== null) return slip;
  const tokens = vocabulary.tokens(rest);
  const refused = reasonsOf(game, typist, withWords(offers, rest));
  if (refused.length > 0) return { kind: 'impossible', reasons: refused };
  const { misfit, texts } = completionsOf(lexicon, vocabulary, verb, tokens);
  if (misfit !== null)
    return { kind: 'misfit', verb, word: misfit, wordKind: vocabulary.kindsOf(misfit)[0] ?? '' };
  const whole = texts.flatMap((notation) => {
    const parsed = engine.notation.parse(view, seat, notation);
    return parsed.ok ? [{ move: parsed.move, notation }] : [];
  });
  const legal = whole.filter(({ move }) => engine.refuse(view, seat, move) === null);
  if (legal.length > 0) return { kind: 'several', moves: legal };
  const completed = reasonsOf(game, typist, whole);
  if (completed.length > 0 && tokens.length > 0) return { kind: 'impossible', reasons: completed };
  return lacking === null ? { kind: 'form', verb } : { kind: 'refused', refusal: lacking };
}

const withWords = (moves: readonly MenuMove[], words: string): MenuMove[] =>
  words === '' ? [...moves] : movesLike(moves, words);

/** The refusals of these moves, one for each reason. */
function reasonsOf({ engine }: AnyGame, { view, seat }: Typist, moves: readonly MenuMove[]): Impossible[] {
  const byCode = new Map<string, Impossible>();
  for (const { move, notation } of moves) {
    const refusal = engine.refuse(view, seat, move);
    if (refusal === null) continue;
    const before = byCode.get(refusal.code);
    byCode.set(
      refusal.code,
      before === undefined
        ? { notation, refusal, count: 1, alike: true }
        : { ...before, count: before.count + 1, alike: before.alike && same(before.refusal, refusal) },
    );
  }
  return [...byCode.values()].toSorted((one, other) => other.count - one.count);
}
