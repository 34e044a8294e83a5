import type { Refusal } from '@sanguine/kernel';
import { refuseCharging, refuseTarget } from '../../rules/charge/legality.ts';
import type { UnitId } from '../../rules/state.ts';
import { enemiesOf, unitOf } from '../../rules/units.ts';
import { type Asked, mayStillAct, refusedTo } from './prospects.ts';

/** §6.1: why the unit may not charge this enemy. */
export const chargeFault = (asked: Pick<Asked, 'view' | 'id'>, target: UnitId): Refusal | null =>
  refusedTo(
    asked,
    { do: 'charge', target },
    () => refuseCharging(asked.view, asked.id, false) ?? refuseTarget(asked.view, asked.id, target),
  );

/** §6.1: the enemies the unit could charge. */
export function chargeable({ view, id }: Pick<Asked, 'view' | 'id'>): UnitId[] {
  if (!mayStillAct({ view, id })) return [];
  return enemiesOf(view, unitOf(view, id).owner).filter((enemy) => chargeFault({ view, id }, enemy) === null);
}
