import type { State, UnitId } from '../state.ts';
import { freeze, isAlive, isOn, unitsWhere } from '../units.ts';

/** Units whose last moment has begun: what acts in it may bring others down, but not them once more. */
export const fallingUnits = (state: State): UnitId[] =>
  state.frames.flatMap((frame) => (frame.step === 'deaths' ? frame.units : []));

/** §7.6: units without health left are removed, if there are any. `by`: whose doing it was. */
export function startDeaths(state: State, by: UnitId, melee: boolean): void {
  const falling = fallingUnits(state);
  const dying = unitsWhere(state, (unit, id) => isOn(unit) && !isAlive(unit) && !falling.includes(id));
  if (dying.length === 0) return;
  state.frames.push({ step: 'deaths', units: freeze(dying), by, melee, slot: 'mark' });
}
