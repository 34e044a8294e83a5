import type { State, UnitId } from '../state.ts';
import { freeze, isAlive, isOn, unitsWhere } from '../units.ts';

/** Units already being removed: what they do last may bring others down, but never them again. */
export const fallingUnits = (state: State): UnitId[] =>
  state.frames.flatMap((frame) => (frame.step === 'deaths' ? frame.units : []));

/** §7.6: removes units without health left, if there are any. `by`: who caused it. */
export function startDeaths(state: State, by: UnitId, melee: boolean): void {
  const falling = fallingUnits(state);
  const dying = unitsWhere(state, (unit, id) => isOn(unit) && !isAlive(unit) && !falling.includes(id));
  if (dying.length === 0) return;
  state.frames.push({ step: 'deaths', units: freeze(dying), by, melee, slot: 'mark' });
}
