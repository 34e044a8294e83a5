import type { Playable } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import { MOST_MOVES, type MovesMessage } from '@sanguine/protocol';
import type { AnyKeptMatch } from './any-match.ts';

/** A seat's legal moves, from its view alone, so they leak nothing. */
export function movesMessage(
  engine: Playable['engine'],
  match: Pick<AnyKeptMatch['current'], 'number' | 'deciders' | 'outcome' | 'viewFor'>,
  seat: Seat,
  id: string,
): MovesMessage {
  const { number } = match;
  const view = match.viewFor(seat);
  // The players may have ended the game where the rules would go on.
  const mayMove = match.deciders().includes(seat) || engine.volunteers(view).includes(seat);
  const asked = mayMove && match.outcome() === null;
  const legal = asked ? engine.moves(view, seat) : [];
  const moves = spread(legal, MOST_MOVES).map((move) => ({
    move,
    text: engine.notation.print(view, seat, move),
  }));
  const exhaustive = !asked || engine.exhaustive(view, seat);
  return { type: 'moves', id, number, moves, total: legal.length, exhaustive };
}

/** At most `most` entries, evenly spread from first to last. */
function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return all.filter(
    (_, at) => Math.floor((at * most) / all.length) !== Math.floor(((at - 1) * most) / all.length),
  );
}
