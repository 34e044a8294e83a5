import type { AnyMove } from './moves.ts';
import { tidyRoster } from './roster/roster.ts';

/** The canonical form of equal moves: a roster in the order of the lists. All other moves have only one form. */
export function tidyMove(move: AnyMove): AnyMove {
  if (move.do !== 'muster') return move;
  return {
    do: 'muster',
    roster: tidyRoster(move.roster).map(({ kind, items }) => ({ kind, items: [...items] })),
  };
}
