import type { PlayContext, Seat } from '@sanguine/kernel';
import { scoringFor } from '../../content/scenarios.ts';
import { inCombat } from '../combat.ts';
import type { Event } from '../events.ts';
import { inZone } from '../geometry/zone.ts';
import { tagOf } from '../names.ts';
import { scenarioFor, zonesFor } from '../scenario.ts';
import type { State, UnitId } from '../state.ts';
import { EMPTY, hasTrait, isAlive, otherSeat, put, unitOf, unitsWhere } from '../units.ts';
import { score } from './points.ts';

/** §16.2: units wholly inside the enemy's zone and not in combat may leave the table. */
export function leavers(state: State, seat: Seat): UnitId[] {
  const exit = scoringFor(scenarioFor(state), 'exit');
  if (exit === undefined || state.round < exit.from) return [];
  const zones = zonesFor(state, otherSeat(seat));
  return unitsWhere(
    state,
    (unit, id) =>
      unit.owner === seat &&
      isAlive(unit) &&
      zones.some((zone) => inZone(unit, unit.r, zone)) &&
      !inCombat(state, id),
  );
}

/** §16.2: the unit is out of the game, but not destroyed. */
export function leave(state: State, id: UnitId, context: PlayContext<Event>): void {
  const exit = scoringFor(scenarioFor(state), 'exit');
  if (exit === undefined) return;
  const unit = unitOf(state, id);
  context.emit({ e: 'unit.exited', unit: tagOf(state, id), seat: unit.owner });
  score(state, unit.owner, 'exit', hasTrait(unit, 'support') ? exit.support : exit.points, id, context);
  put(state, id, {
    state: 'exited',
    x: 0,
    y: 0,
    shields: 0,
    dot: 0,
    embers: 0,
    tokens: EMPTY,
    boosts: EMPTY,
  });
}
