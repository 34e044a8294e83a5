import { type ChargeKind, chargeKind } from '../rules/charge/kind.ts';
import { chargeBonus } from '../rules/charge/legality.ts';
import { gap } from '../rules/geometry/disc.ts';
import type { State, UnitId } from '../rules/state.ts';
import { movementOf } from '../rules/stats.ts';
import { unitOf } from '../rules/units.ts';

/** §6.3: the chance by the number needed on the die that counts. */
const CHANCES: Readonly<Record<ChargeKind, readonly number[]>> = {
  easy: [35 / 36, 35 / 36, 35 / 36, 32 / 36, 27 / 36, 20 / 36, 11 / 36],
  hard: [25 / 36, 25 / 36, 25 / 36, 16 / 36, 9 / 36, 4 / 36, 1 / 36],
  veryHard: [16 / 36, 16 / 36, 16 / 36, 16 / 36, 9 / 36, 4 / 36, 1 / 36],
};

/** The chance of a charge without effects on its dice. */
export function chargeChance(state: State, id: UnitId, target: UnitId): number {
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  const needed = Math.ceil((gap(unit, other) - movementOf(unit)) / 1000) - chargeBonus(unit, other);
  return CHANCES[chargeKind(state, id, target)][Math.max(0, needed)] ?? 0;
}
