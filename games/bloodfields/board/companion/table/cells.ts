import type { Seat } from '@sanguine/kernel';
import type { State, UnitId } from '../../../rules/state.ts';
import { hasTrait, unitOf, unitsWhere } from '../../../rules/units.ts';

/** A player's units as cells: supports of one kind share a cell. */
export function cellsOf(table: State, seat: Seat): UnitId[][] {
  const own = unitsWhere(table, (unit) => unit.owner === seat);
  const groups = Map.groupBy(own, (id) => {
    const unit = unitOf(table, id);
    return hasTrait(unit, 'support') ? unit.kind : `${unit.kind} ${id}`;
  });
  return [...groups.values()];
}
