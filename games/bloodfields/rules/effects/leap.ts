import { inCombat } from '../combat.ts';
import type { Leap } from '../geometry/leap.ts';
import { grounding } from '../geometry/leap.ts';
import { fieldFor } from '../ground.ts';
import type { State, UnitId } from '../state.ts';
import { suffers } from '../stats.ts';
import { EMPTY, unitOf } from '../units.ts';

/** §5.4, §5.5: what keeps a unit from leaping at all; null if nothing. Blink works in combat and while immobilized. */
export function leapHindrance(
  state: State,
  leap: Leap,
  id: UnitId,
): 'combat' | 'immobilized' | 'bogged' | 'forest' | null {
  if (leap === 'blink') return null;
  const unit = unitOf(state, id);
  if (inCombat(state, id)) return 'combat';
  if (suffers(unit, 'immobilize')) return 'immobilized';
  if (unit.turn.bogged === 'move') return 'bogged';
  return leap === 'fly' && grounding(unit, fieldFor(state)) !== null ? 'forest' : null;
}

/** §5.3: the unit's player chooses where it goes, if it can. */
export function startLeap(state: State, leap: Leap, id: UnitId, distance: number): void {
  if (leapHindrance(state, leap, id) !== null) return;
  const { owner } = unitOf(state, id);
  state.frames.push({ step: 'go', unit: id, seat: owner, way: leap, distance, source: id, from: EMPTY });
}
