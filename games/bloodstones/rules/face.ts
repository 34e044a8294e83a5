import type { Seat, Viewer } from '@sanguine/kernel';
import type { Move } from './moves.ts';
import { printMove } from './notation.ts';
import type { State } from './state.ts';

/** A move as a viewer sees it: the move itself, except for secrets. */
export function faceOf(state: State, seat: Seat, move: Move, viewer: Viewer): string {
  if (seat === viewer) return printMove(move);
  if (move.do === 'deploy') return 'deploy ?';
  if (move.do === 'swap' || move.do === 'keep') {
    if (state.options.swapVisibility === 'secret') return 'swap or keep';
    return move.do === 'swap' ? 'swap ?' : 'keep';
  }
  return printMove(move);
}
