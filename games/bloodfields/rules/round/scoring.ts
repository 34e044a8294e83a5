import type { PlayContext, Seat } from '@sanguine/kernel';
import { scoringFor } from '../../content/scenarios.ts';
import type { Event } from '../events.ts';
import { unitCost } from '../roster/roster.ts';
import { scenarioFor } from '../scenario.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { freeze, isLeft, NOBODY, otherSeat, unitOf } from '../units.ts';
import { pointsOf, score, winnerOf } from './points.ts';

/** §16.1: what is scored at the moment units are destroyed. */
export function scoreDestroyed(
  state: State,
  units: readonly UnitId[],
  by: UnitId,
  context: PlayContext<Event>,
): void {
  const scenario = scenarioFor(state);
  const first = state.fallen.length === 0 ? scoringFor(scenario, 'first') : undefined;
  const owners = [...new Set(units.map((id) => unitOf(state, id).owner))].toSorted((one, two) => one - two);
  for (const id of units) {
    const { owner } = unitOf(state, id);
    const enemy = otherSeat(owner);
    score(state, enemy, 'kill', unitCost(unitOf(state, id)), id, context);
    const champion = scoringFor(scenario, 'champion');
    if (champion !== undefined && state.players[owner]?.champion === id) {
      score(state, enemy, 'champion', champion.points, id, context);
    }
    const slayer = scoringFor(scenario, 'slayer');
    if (
      slayer !== undefined &&
      by !== NOBODY &&
      unitOf(state, by).owner === enemy &&
      state.players[enemy]?.champion === by
    ) {
      score(state, enemy, 'slayer', slayer.points, id, context);
    }
  }
  // Ruling 151: units destroyed at the same moment are all the first.
  if (first !== undefined)
    for (const owner of owners) score(state, otherSeat(owner), 'first', first.points, null, context);
  state.fallen = freeze(owners);
}

/** §3.9: a side without units has lost the field, and the battle ends at once. True if that happened. */
export function checkWipeout(state: State, context: PlayContext<Event>): boolean {
  const left = (seat: Seat): Unit[] => state.units.filter((unit) => unit.owner === seat && isLeft(unit));
  const exited = (seat: Seat): boolean =>
    state.units.some((unit) => unit.owner === seat && unit.state === 'exited');
  const wiped = [0, 1].filter((seat) => left(seat).length === 0);
  // Ruling 150: units that left the table by the scenario's own rule were not wiped out; the round is played to its end.
  if (wiped.length === 0 || wiped.some(exited)) return false;
  for (const seat of [0, 1]) {
    if (wiped.includes(seat) || !wiped.includes(otherSeat(seat))) continue;
    const survivors = left(seat).reduce((sum, unit) => sum + unitCost(unit), 0);
    if (scoringFor(scenarioFor(state), 'bloodbath') !== undefined)
      score(state, seat, 'bloodbath', survivors, null, context);
  }
  endBattle(state, context);
  return true;
}

/** §3.9, §16.3 */
export function endBattle(state: State, context: PlayContext<Event>): void {
  const last = scoringFor(scenarioFor(state), 'last');
  if (last !== undefined)
    for (const owner of state.fallen) score(state, otherSeat(owner), 'last', last.points, null, context);
  context.emit({
    e: 'game.ended',
    points: freeze([pointsOf(state, 0), pointsOf(state, 1)]),
    winner: winnerOf(state),
  });
  state.frames.length = 0;
}
