import type { AnyMove } from '../../rules/moves.ts';

/** The controls that make a move, in the order of touching them; places are pressed on bare ground. */
export function guides(move: AnyMove): readonly string[] {
  return move.do === 'attack' && move.target !== null
    ? [`action:attack:${move.skill}`, 'action:attack']
    : [`action:${move.do}`];
}
