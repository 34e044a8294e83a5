import type { Seat } from '@sanguine/kernel';
import type { State, UnitId } from '../state.ts';
import { waitingSupports } from '../turn/supports.ts';
import { hasTrait, isAlive, unitsWhere } from '../units.ts';

/** §3.4: units that may be activated on their own. */
export const waitingUnits = (state: State, seat: Seat): UnitId[] =>
  unitsWhere(
    state,
    (unit) => unit.owner === seat && isAlive(unit) && !unit.activated && !hasTrait(unit, 'support'),
  );

/** §3.5: whether the seat may still activate its supports: once a round. */
export const maySupport = (state: State, seat: Seat): boolean =>
  state.players[seat]?.supportsDone === false && waitingSupports(state, seat).length > 0;

/** §3.4: whether the seat has anything left to activate. */
export const hasActivation = (state: State, seat: Seat): boolean =>
  waitingUnits(state, seat).length > 0 || maySupport(state, seat);
