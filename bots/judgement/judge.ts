import { type Masked, type RatedMove, type Seat, swiftRandom } from '@sanguine/kernel';
import type { SearchBudget } from '../search/budget.ts';
import type { Searchable } from '../search/searchable.ts';
import { think } from '../search/warlord.ts';
import { type ComparedMove, compare } from './comparison.ts';
import { type Verdict, verdictOn } from './mark.ts';

/** A decision somebody made. */
export interface MadeDecision {
  /** What its seat could see. */
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  readonly move: unknown;
  /** The seat's own moves since anyone else decided, oldest first. */
  readonly past?: readonly unknown[];
}

export interface JudgeOptions {
  readonly seed: string;
  /** How long Warlord thinks about it. */
  readonly budget: SearchBudget;
  /** The most worlds in which its move and the one made are compared. */
  readonly worlds: number;
  /** Asked from time to time, by the caller's clock; once true, the results so far have to do. */
  readonly isLate?: () => boolean;
}

/** What a decision was worth, in points of chance to win: from 0 to 100. */
export interface Judgement {
  /** What Warlord would have done. */
  readonly best: unknown;
  /** The chance to win by it. */
  readonly chance: number;
  /** How much less the chance was by the move that was made; 0 if that one is as good. */
  readonly loss: number;
  /** Half the width of the loss's 95 % interval. */
  readonly error: number;
  readonly verdict: Verdict;
  /** The imagined worlds it was judged by; 0 if Warlord would have done the same. */
  readonly worlds: number;
}

const POINTS = 100;

/**
 * Judges a decision by what its seat could know: Warlord looks for the best move, and both moves are played out from worlds that
 * look the same to the seat. Null if the seat had no choice.
 */
export function judge(game: Searchable, made: MadeDecision, options: JudgeOptions): Judgement | null {
  const { view, seat, past = [] } = made;
  if (!isUnforced(game, view, seat)) return null;
  const { seed, budget, worlds, isLate = () => false } = options;
  const keyOf = (move: unknown): string => game.engine.notation.print(view, seat, move);
  const found = think(game, view, seat, swiftRandom(`${seed} search`), budget, past);
  const same = {
    best: found.move,
    chance: POINTS * found.odds,
    loss: 0,
    error: 0,
    verdict: null,
    worlds: 0,
  };
  if (keyOf(found.move) === keyOf(made.move)) return same;
  const compared = compare(game, view, seat, asMeant(game, made, [found.move, made.move]), {
    seed: `${seed} worlds`,
    worlds,
    isEnough: ([, one], tried) =>
      isLate() || (one !== undefined && (isClear(one) || isHopeless(one, tried / worlds))),
  });
  const [best, played] = compared.moves;
  if (best === undefined || played === undefined) return same;
  const loss = Math.max(0, POINTS * played.behind);
  const error = POINTS * played.error;
  return {
    best: found.move,
    chance: POINTS * best.chance,
    loss,
    error,
    verdict: verdictOn(loss, error),
    worlds: compared.worlds,
  };
}

/** Moves with the plans they were ranked with: a ranked move is carried through as planned. */
export function asMeant(
  game: Searchable,
  { view, seat, past = [] }: Pick<MadeDecision, 'view' | 'seat' | 'past'>,
  moves: readonly unknown[],
): RatedMove<unknown>[] {
  const keyOf = (move: unknown): string => game.engine.notation.print(view, seat, move);
  const ranked = game.insight?.ranking(view, seat, past) ?? [];
  return moves.map((move) => ranked.find((rated) => keyOf(rated.move) === keyOf(move)) ?? { move, odds: 0 });
}

/** Whether the seat decides here and has a choice. */
export function isUnforced(game: Searchable, view: Masked<unknown>, seat: Seat): boolean {
  const { engine } = game;
  if (!engine.deciders(view).includes(seat)) return false;
  return engine.moves(view, seat).length > 1 || !engine.exhaustive(view, seat);
}

/**
 * Whether more worlds would hardly change the verdict: both ends of the interval bear the same mark, or none. Stopping at the
 * first mark of any kind would stop at unlucky worlds, and overstate what a move cost.
 */
function isClear({ behind, error }: ComparedMove): boolean {
  const [loss, off] = [POINTS * behind, POINTS * error];
  return verdictOn(loss, off) !== 'unclear' && verdictOn(loss - off, 0) === verdictOn(loss + off, 0);
}

/** Whether all the worlds would leave it unclear, after this share of them: errors shrink by the root of their number. */
function isHopeless({ behind, error }: ComparedMove, share: number): boolean {
  return verdictOn(POINTS * behind, POINTS * error * Math.sqrt(share)) === 'unclear';
}
