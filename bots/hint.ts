import {
  type AnyGame,
  type Locale,
  type Masked,
  type Seat,
  swiftRandom,
  type Thought,
} from '@sanguine/kernel';
import { plainly, thoughtOf } from './explain.ts';
import { botFor, isSearchable, standInLevel } from './levels.ts';
import { type SearchBudget, searched } from './search/index.ts';

/** What the asker of a hint may know, and nothing else. */
export interface HintRequest {
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  /** The seat's own moves since anybody else decided, the oldest first. */
  readonly past: readonly unknown[];
  /** Number of the last row. */
  readonly number: number;
}

/** The best move for who asks, as plain data. */
export interface Hint {
  readonly move: unknown;
  readonly thought: Thought;
  /** What is meant to follow it, as far as it can be foreseen; each in words. */
  readonly plan: readonly Readonly<Record<Locale, string>>[];
}

/**
 * What Warlord would do, thought over anew with the whole budget. Even its chance comes from what the seat sees: the same table gives the
 * same hint, whatever is hidden from the seat.
 */
export function hintFor(game: AnyGame, request: HintRequest, budget: SearchBudget): Hint {
  const { view, seat, past, number } = request;
  const random = swiftRandom(`hint ${number}`);
  const bot = botFor(game, standInLevel(game));
  const choice = isSearchable(game)
    ? searched(game, view, seat, random, budget, {}, past)
    : bot?.choose(view, seat, random, past);
  if (choice === undefined) throw new Error(`nobody can play ${game.engine.id}`);
  const { move, plan = [] } = choice;
  return {
    move,
    thought: thoughtOf(game, view, seat, choice),
    plan: foreseen(game, request, [move, ...plan]),
  };
}

/** The words of all moves but the first, up to where chance, a secret or somebody else decides. */
function foreseen(
  { engine, speech }: AnyGame,
  { view, seat }: HintRequest,
  [first, ...others]: readonly unknown[],
): Readonly<Record<Locale, string>>[] {
  const words: Readonly<Record<Locale, string>>[] = [];
  let { state } = engine.preview(view, seat, first);
  for (const move of others) {
    if (state === null || engine.refuse(state, seat, move) !== null) break;
    const here = state;
    const said = (locale: Locale): string => plainly(speech.move(locale, here, seat, move));
    words.push({ en: said('en'), ja: said('ja') });
    ({ state } = engine.preview(state, seat, move));
  }
  return words;
}
