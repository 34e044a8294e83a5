import type { AnyMove } from './moves.ts';
import { tidyRoster } from './roster/roster.ts';

/** The canonical form of equal moves: a roster sorted as in the lists. All others have one form only. */
export function tidyMove(move: AnyMove): AnyMove {
  if (move.do !== 'muster') return move;
  return {
    do: 'muster',
    roster: tidyRoster(move.roster).map(({ kind, items }) => ({ kind, items: [...items] })),
  };
}
