import type { Seat } from '@sanguine/kernel';
import { scoringFor } from '../content/scenarios.ts';
import { controllerOf } from '../rules/round/control.ts';
import { pointsOf, winnerOf } from '../rules/round/points.ts';
import { unitCost } from '../rules/roster/roster.ts';
import { groundFor, scenarioFor } from '../rules/scenario.ts';
import type { State } from '../rules/state.ts';
import { cardFor, isLeft, otherSeat } from '../rules/units.ts';
import { roundsLeft } from './goals.ts';

/** Of its cost: what a unit that stands is worth, and how much of that its wounds take. */
const ALIVE = 0.6;
const WOUNDS = 0.55;
/** So many points are a sure win. */
const SCALE = 250;
/** How steep the odds are. */
const STEEP = 5;

/** Victory Points, what still stands, and what is held as it stands: a seat's lead. */
function leadOf(state: State, seat: Seat): number {
  const other = otherSeat(seat);
  let lead = pointsOf(state, seat) - pointsOf(state, other);
  // When the last round is over only points count.
  const more = Math.min(1, 0.4 + 0.3 * roundsLeft(state));
  for (const unit of state.units) {
    if (!isLeft(unit)) continue;
    const worth = ALIVE * more * unitCost(unit) * (1 - (WOUNDS * unit.damage) / cardFor(unit).hp);
    lead += unit.owner === seat ? worth : -worth;
  }
  return lead + (roundsLeft(state) > 0 ? heldBy(state, seat) : 0);
}

/** What would be scored for flags, caches and the wagon if the round ended now. */
function heldBy(state: State, seat: Seat): number {
  const scenario = scenarioFor(state);
  const { flags, caches } = groundFor(state);
  const sign = (x: number, y: number): number => {
    const holder = controllerOf(state, { x, y });
    return holder === null ? 0 : holder === seat ? 1 : -1;
  };
  let held = 0;
  if (scoringFor(scenario, 'flag') !== undefined)
    for (const { x, y, worth } of flags) held += worth * sign(x, y);
  const cache = scoringFor(scenario, 'cache');
  if (cache !== undefined) {
    for (const index of state.caches) {
      const spot = caches[index];
      if (spot !== undefined) held += 0.5 * cache.points * sign(spot.x, spot.y);
    }
  }
  const wagon = scoringFor(scenario, 'wagon');
  if (wagon !== undefined && state.wagon !== null)
    held += (wagon.points + 6) * sign(state.wagon.x, state.wagon.y);
  return held;
}

/** How likely the seat is to win, from 0 to 1. */
export function evaluate(state: State, seat: Seat): number {
  const odds = 1 / (1 + Math.exp((-STEEP * leadOf(state, seat)) / SCALE));
  if (state.frames.length > 0) return odds;
  // The margin of a win tells more than the win, yet a win is a win.
  const winner = winnerOf(state);
  return winner === null ? odds : (odds + (winner === seat ? 1 : 0)) / 2;
}
