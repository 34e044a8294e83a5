import { type DiceMove, windowForecast } from '../../../rules/forecast/window.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import type { State } from '../../../rules/state.ts';

/** What comes of an answer to dice on the table: damage and the chance to destroy, or the chance to pass. */
export type AnswerTold = { readonly mean: number; readonly kill: number } | { readonly pass: number };

const isDiceMove = (move: AnyMove): move is DiceMove =>
  move.do === 'reroll' ||
  move.do === 'turn' ||
  move.do === 'use' ||
  move.do === 'spend' ||
  move.do === 'keep';

/** §7.10: both sides going on as is best for each; null where no chance says enough. */
export function answerTold(table: State, move: AnyMove): AnswerTold | null {
  return isDiceMove(move) ? (windowForecast(table)?.odds(move) ?? null) : null;
}
