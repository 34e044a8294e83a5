import type { Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import { standing } from '../../rules/forecast.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { maySupport, waitingUnits } from '../../rules/round/activations.ts';
import type { UnitId } from '../../rules/state.ts';
import { waitingSupports } from '../../rules/turn/supports.ts';
import { turnOf } from '../../rules/turn/turn-frame.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import type { View } from '../plan/selection.ts';

/** §3.4: units that have not ended their turn this round: the acting one, waiting ones, supports. */
export function unspentUnits(view: View, seat: Seat): UnitId[] {
  const acting = turnOf(view)?.unit;
  const own = acting !== undefined && unitOf(view, acting).owner === seat ? [acting] : [];
  const supports = maySupport(view, seat) ? waitingSupports(view, seat) : [];
  return [...new Set([...own, ...waitingUnits(view, seat), ...supports])];
}

/** Those of them that could still strike an enemy this round. */
export function couldHit(view: View, seat: Seat): UnitId[] {
  const waiting = unspentUnits(view, seat);
  const able = new Set<UnitId>();
  const acting = turnOf(view)?.unit;
  if (acting !== undefined && unitOf(view, acting).owner === seat) {
    const strikes = bloodfields
      .moves(view, seat)
      .some(({ do: verb }) => verb === 'attack' || verb === 'charge');
    if (strikes) able.add(acting);
  }
  for (const [id, enemy] of view.units.entries()) {
    if (enemy.owner === seat || !isAlive(enemy)) continue;
    for (const { by } of standing(view, id).at(enemy, 0).answers) able.add(by);
  }
  return waiting.filter((id) => able.has(id));
}

/** §3.4, §4.2: no player may pass an activation, but a unit may end its turn at once; null if there is more to decide. */
export function restMove(view: View, seat: Seat): AnyMove | null {
  const open = view.frames.at(-1);
  const moves = bloodfields.moves(view, seat);
  switch (open?.step) {
    case 'activate':
    case 'support':
      return (
        moves.find(({ do: verb }) => verb === 'activate') ??
        moves.find(({ do: verb }) => verb === 'supports') ??
        null
      );
    case 'act':
      return open.what === 'turn' ? (moves.find(({ do: verb }) => verb === 'end') ?? null) : null;
    default:
      return null;
  }
}
