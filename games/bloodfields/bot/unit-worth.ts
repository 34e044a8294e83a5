import { scoringFor } from '../content/scenarios.ts';
import { unitCost } from '../rules/roster/roster.ts';
import { scenarioFor } from '../rules/scenario.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { cardFor } from '../rules/units.ts';
import { FALL, HEALTH, TURN } from './values.ts';

/** What a point of the unit's health is worth. */
export const healthWorth = (unit: Unit): number => (HEALTH * unitCost(unit)) / cardFor(unit).hp;

/** What the unit's fall is worth to its enemy, beyond the health it takes. */
export function fallWorth(state: State, id: UnitId, unit: Unit): number {
  const cost = unitCost(unit);
  let worth = FALL * cost + (unit.activated ? 0 : TURN * cost);
  const scenario = scenarioFor(state);
  if (state.fallen.length === 0) worth += scoringFor(scenario, 'first')?.points ?? 0;
  if (state.players[unit.owner]?.champion === id) worth += scoringFor(scenario, 'champion')?.points ?? 0;
  return worth;
}
