import { diceForecast } from '../../../rules/forecast/dice.ts';
import type { AnyMove } from '../../../rules/moves.ts';
import type { State } from '../../../rules/state.ts';

/** What comes of an answer to dice on the table: damage and the chance to destroy, or the chance to pass. */
export type AnswerTold = { readonly mean: number; readonly kill: number } | { readonly pass: number };

/** §7.10: null where no chance says enough. */
export function answerTold(table: State, move: AnyMove): AnswerTold | null {
  return move.do === 'keep' || move.do === 'spend' ? diceForecast(table, move.do === 'spend') : null;
}
