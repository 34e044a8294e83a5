import type { AnyMove } from '../../rules/moves.ts';
import { verbOf } from '../actions/playing.ts';

/** The controls that make a move, in the order of touching them. */
export function guides(move: AnyMove): readonly string[] {
  return [`action:${verbOf(move)}`];
}
