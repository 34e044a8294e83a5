import type { Seat } from '@sanguine/kernel';
import { scoringFor } from '../content/scenarios.ts';
import { unitCost } from '../rules/roster/roster.ts';
import { scenarioFor } from '../rules/scenario.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { cardFor, healthOf } from '../rules/units.ts';
import { FALL, HEALTH, TURN } from './values.ts';

/** Costs by frozen unit: they are asked for all the time, and most units have items to add up. */
const costs = new WeakMap<Unit, number>();

/** A unit's cost with its items. */
export function costFor(unit: Unit): number {
  if (unit.items.length === 0) return cardFor(unit).cost;
  const known = costs.get(unit);
  if (known !== undefined) return known;
  const cost = unitCost(unit);
  costs.set(unit, cost);
  return cost;
}

/** What a point of the unit's health is worth. */
export const healthWorth = (unit: Unit): number => (HEALTH * costFor(unit)) / cardFor(unit).hp;

/** What the unit's fall is worth to its enemy, beyond its health. */
export const fallWorth = (unit: Unit): number => (FALL + (unit.activated ? 0 : TURN)) * costFor(unit);

/** How likely a unit that falls in the last round is the last one to fall. */
const LAST = 0.4;

/** What the scenario adds to the fall of any unit of a side, and of its champion besides. */
interface Stakes {
  readonly each: number;
  readonly champion: UnitId | null;
  readonly more: number;
}

export function stakesFor(state: State, seat: Seat): Stakes {
  const scenario = scenarioFor(state);
  let each = state.fallen.length === 0 ? (scoringFor(scenario, 'first')?.points ?? 0) : 0;
  if (state.round >= scenario.rounds) each += LAST * (scoringFor(scenario, 'last')?.points ?? 0);
  const champion = state.players[seat]?.champion ?? null;
  return { each, champion, more: champion === null ? 0 : (scoringFor(scenario, 'champion')?.points ?? 0) };
}

export const stakeIn = ({ each, champion, more }: Stakes, id: UnitId): number =>
  id === champion ? each + more : each;

/** What the scenario adds to a unit's fall. */
export const stakeOn = (state: State, id: UnitId, { owner }: Unit): number =>
  stakeIn(stakesFor(state, owner), id);

/** What one more unsaved hit is worth: more if it may be the last one. */
export const hitWorth = (unit: Unit, damage: number): number =>
  damage * (healthWorth(unit) + fallWorth(unit) / (1 + healthOf(unit) + unit.shields));
