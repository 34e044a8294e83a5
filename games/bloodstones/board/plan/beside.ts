import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import { buildable, refuseSupply } from '../../rules/build.ts';
import type { View } from './selection.ts';

/** Units that can be built and are not tiles of the hand: the Cutiecorn, while it is beside the map. */
export function besideTheMap(view: View, seat: Seat): UnitKind[] {
  const { hand } = view.players[seat] ?? { hand: [] };
  return buildable(view, seat).filter(
    (kind) => !hand.some((tile) => tile === kind) && refuseSupply(view, seat, kind) === null,
  );
}
