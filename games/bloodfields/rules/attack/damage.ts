import type { Cause } from '../frames.ts';
import type { State, UnitId } from '../state.ts';

/** §7.6: a unit is about to receive damage. */
export function startHurt(state: State, unit: UnitId, amount: number, cause: Cause, by: UnitId): void {
  state.frames.push({ step: 'hurt', unit, amount, cause, by, slot: 'coming' });
}
