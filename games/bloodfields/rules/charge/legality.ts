import { type Refusal, refusal } from '@sanguine/kernel';
import { inCombat, inContact } from '../combat.ts';
import { distance } from '../geometry/disc.ts';
import { hardPlaces } from '../geometry/hard-charge.ts';
import { fieldFor } from '../ground.ts';
import { nameOf } from '../names.ts';
import { isVisible } from '../sight.ts';
import { skillSet, standingsOf } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { movementOf, suffers } from '../stats.ts';
import { bodiesFor, hasTrait, isAlive, unitOf } from '../units.ts';

/** §6.3: what is added to the result, in inches. */
export function chargeBonus(unit: Unit, target: Pick<Unit, 'dot'>): number {
  let bonus = 0;
  for (const standing of standingsOf(unit.kind)) {
    if (standing.gives === 'charge') bonus += target.dot > 0 ? standing.burning : standing.amount;
  }
  return bonus;
}

/** The same, for each passive. */
export const chargeGifts = (
  unit: Unit,
  { dot }: Pick<Unit, 'dot'>,
): readonly { by: string; amount: number }[] =>
  skillSet(unit.kind).passives.flatMap(({ id: by, standing }) =>
    standing?.gives === 'charge' ? [{ by, amount: dot > 0 ? standing.burning : standing.amount }] : [],
  );

const NO_FIRE = { dot: 0 };

/** §6.1: the highest die. */
const HIGHEST = 6000;

/** §6.1: how far a charge may go at best, in mil; without a target: against one without DOT. */
export const chargeRange = (unit: Unit, target: Pick<Unit, 'dot'> = NO_FIRE): number =>
  movementOf(unit) + HIGHEST + 1000 * chargeBonus(unit, target);

const slithers = (unit: Unit): boolean => standingsOf(unit.kind).some(({ gives }) => gives === 'slither');

/** §6, §4.2: why a unit may not charge at all now. `gained`: it was given this charge, which ignores the once-a-turn limit. */
export function refuseCharging(state: State, id: UnitId, gained: boolean): Refusal | null {
  const unit = unitOf(state, id);
  if (hasTrait(unit, 'warmachine')) return refusal('13.3', 'charge.engine', [nameOf(state, id)]);
  if (!gained && unit.turn.once.includes('charge')) return refusal('4.2', 'charge.once', [nameOf(state, id)]);
  if (suffers(unit, 'immobilize')) return refusal('12.2', 'charge.immobilized', [nameOf(state, id)]);
  if (unit.turn.once.includes('flee')) return refusal('10.1', 'charge.fled', [nameOf(state, id)]);
  if (unit.turn.bogged !== 'no') return refusal('11.2', 'charge.bogged', [nameOf(state, id)]);
  return inCombat(state, id) && !slithers(unit) ? refusal('5.2', 'charge.combat', [nameOf(state, id)]) : null;
}

/** §6.1: what is wrong with a target; null if it can be charged. */
export function targetFault(
  state: State,
  id: UnitId,
  target: UnitId,
): 'target' | 'adjacent' | 'far' | 'unseen' | 'full' | null {
  const unit = unitOf(state, id);
  const other = state.units[target];
  if (!isAlive(other) || other.owner === unit.owner) return 'target';
  if (inContact(unit, other)) return 'adjacent';
  // The test's value is not rounded (§6.3), so neither is the range: a target no die can reach may not be charged.
  if (distance(unit, other) > chargeRange(unit, other)) return 'far';
  if (!isVisible(state, id, target)) return 'unseen';
  const places = hardPlaces(unit, other, fieldFor(state), bodiesFor(state, unit.owner, id, target));
  return places.length === 0 ? 'full' : null;
}

/** §6.1: why it may not charge this target. */
export function refuseTarget(state: State, id: UnitId, target: UnitId): Refusal | null {
  const fault = targetFault(state, id, target);
  if (fault === null) return null;
  if (fault === 'target') return refusal('6.1', 'charge.target');
  const pieces = [nameOf(state, target)];
  if (fault === 'unseen') return refusal('8.2', 'charge.unseen', pieces);
  if (fault === 'full') return refusal('6.4', 'charge.full', pieces);
  if (fault === 'adjacent') return refusal('6.1', 'charge.adjacent', pieces);
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  return refusal('6.1', 'charge.far', pieces, {
    needs: distance(unit, other),
    has: chargeRange(unit, other),
  });
}
