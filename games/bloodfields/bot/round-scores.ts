import type { Seat } from '@sanguine/kernel';
import type { FrameOf, Verbs } from '../rules/frames.ts';
import { gap } from '../rules/geometry/disc.ts';
import { skillSet } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { movementOf } from '../rules/stats.ts';
import { waitingSupports } from '../rules/turn/supports.ts';
import { waitingUnits } from '../rules/round/activations.ts';
import { hasTrait, isAlive, unitOf } from '../rules/units.ts';
import { deedsOf, marksOf, reachOf } from './prospects.ts';
import { costFor } from './unit-worth.ts';

/** The distance to the nearest enemy of a unit, in mil. */
function nearestEnemy(state: State, unit: Unit): number {
  let least = Infinity;
  for (const other of state.units)
    if (other.owner !== unit.owner && isAlive(other)) least = Math.min(least, gap(unit, other));
  return least;
}

/** Scores who gets a token: units that will strike, need it to strike, or have none yet. */
export function inspireScorer(state: State): (move: Verbs['inspire']) => number {
  return ({ unit: id }) => {
    const unit = unitOf(state, id);
    const near = nearestEnemy(state, unit);
    const { attacks } = skillSet(unit.kind);
    let reach = movementOf(unit) + 5000;
    let needs = 0;
    let dice = 0;
    for (const { attack, cost } of attacks) {
      reach = Math.max(reach, reachOf(unit, attack)[1] + movementOf(unit));
      if (cost > unit.inspire && reachOf(unit, attack)[1] >= near) needs = 1;
      if (typeof attack.dice === 'number' && cost === 0)
        dice = Math.max(dice, attack.dice * (attack.times ?? 1));
    }
    const share = near <= reach ? 1 : 0.35;
    const worth = (3 + dice) * (hasTrait(unit, 'support') ? 0.5 : 1) + 0.1 * costFor(unit);
    return (share * (worth + 4 * needs)) / (1 + 1.4 * unit.inspire);
  };
}

/** Scores who acts next: the unit with most to do. */
export function activateScorer(
  state: State,
  { seat }: FrameOf<'activate'>,
): (move: Verbs['activate']) => number {
  const marks = marksOf(state, seat);
  const deeds = (id: UnitId): number => deedsOf(unitOf(state, id), marks);
  return (move) =>
    move.do === 'activate'
      ? deeds(move.unit) + 0.02 * costFor(unitOf(state, move.unit))
      : 0.8 * waitingSupports(state, seat).reduce((best, id) => Math.max(best, deeds(id)), 0);
}

/** True if a unit has something to do at once; otherwise the token is worth more than beginning. */
export function wantsToBegin(state: State, seat: Seat): boolean {
  const marks = marksOf(state, seat);
  return waitingUnits(state, seat).some((id) => deedsOf(unitOf(state, id), marks) > 3.5);
}
