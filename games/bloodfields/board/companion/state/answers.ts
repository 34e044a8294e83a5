import { type CountWindow, type DiceMove, windowForecast } from '../../../rules/forecast/window.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import type { State } from '../../../rules/state.ts';

/** What an answer to dice on the table leads to: damage and the chance to destroy, the chance to pass, or a count. */
export type AnswerTold =
  | { readonly mean: number; readonly kill: number }
  | { readonly pass: number }
  | { readonly counted: CountWindow; readonly move: DiceMove };

const isDiceMove = (move: AnyMove): move is DiceMove =>
  move.do === 'reroll' ||
  move.do === 'turn' ||
  move.do === 'use' ||
  move.do === 'spend' ||
  move.do === 'keep';

/** §7.10: assumes that both sides then play on as is best for them; null if no chance says enough. */
export function answerTold(table: State, move: AnyMove): AnswerTold | null {
  const window = isDiceMove(move) ? windowForecast(table) : null;
  if (window === null || !isDiceMove(move)) return null;
  return window.kind === 'count' ? { counted: window, move } : window.odds(move);
}
