import type { PlayContext, Seat } from '@sanguine/kernel';
import { scoringFor } from '../../content/scenarios.ts';
import type { Event } from '../events.ts';
import type { Point } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import { groundFor, scenarioFor, zonesFor } from '../scenario.ts';
import type { State } from '../state.ts';
import { freeze, otherSeat } from '../units.ts';
import { controllerOf, quartersOf } from './control.ts';
import { score } from './points.ts';

/** §3.8: what is scored after each round. */
export function scoreRound(state: State, context: PlayContext<Event>): void {
  scoreFlags(state, context);
  scoreCaches(state, context);
  scorePresence(state, context);
  scoreWagon(state, context);
}

function scoreFlags(state: State, context: PlayContext<Event>): void {
  const flags = scoringFor(scenarioFor(state), 'flag');
  if (flags === undefined || state.round < flags.from) return;
  for (const flag of groundFor(state).flags) {
    const seat = controllerOf(state, flag);
    if (seat !== null) score(state, seat, 'flag', flag.worth, null, context);
  }
}

/** §16.2: a cache is scored once and is then gone; one in the player's own half not in the first rounds. */
function scoreCaches(state: State, context: PlayContext<Event>): void {
  const caches = scoringFor(scenarioFor(state), 'cache');
  if (caches === undefined) return;
  const { caches: spots } = groundFor(state);
  for (const cache of state.caches) {
    const spot = spots[cache];
    const seat = spot === undefined ? null : controllerOf(state, spot);
    if (spot === undefined || seat === null) continue;
    if (state.round < caches.ownHalfFrom && isOwnHalf(state, seat, spot)) continue;
    state.caches = freeze(state.caches.filter((one) => one !== cache));
    context.emit({ e: 'cache.taken', seat, cache });
    score(state, seat, 'cache', caches.points, null, context);
  }
}

/** Whether a point is in the half of the table with the seat's own zone; the centre line is in neither half. */
function isOwnHalf(state: State, seat: Seat, { y }: Point): boolean {
  const middle = fieldFor(state).height / 2;
  return state.players[seat]?.side === 1 ? y > middle : y < middle;
}

function scorePresence(state: State, context: PlayContext<Event>): void {
  const presence = scoringFor(scenarioFor(state), 'presence');
  if (presence === undefined) return;
  const quarters = quartersOf(state, presence.unitBeyond);
  for (const seat of [0, 1]) {
    const held = quarters.filter((one) => one === seat).length;
    if (held >= 3) score(state, seat, 'presence', held === 4 ? presence.four : presence.three, null, context);
  }
}

/** §16.2: the wagon's controller scores it, and it rolls towards the enemy's edge; once inside the zone there, it is home. */
function scoreWagon(state: State, context: PlayContext<Event>): void {
  const rule = scoringFor(scenarioFor(state), 'wagon');
  const { wagon } = state;
  if (rule === undefined || wagon === null) return;
  const seat = controllerOf(state, wagon);
  if (seat === null) return;
  score(state, seat, 'wagon', rule.points, null, context);
  const zones = zonesFor(state, otherSeat(seat));
  const east = zones.some(({ x1 }) => x1 === fieldFor(state).width);
  const x = wagon.x + (east ? rule.step : -rule.step);
  const home = zones.some((zone) => x >= zone.x0 && x <= zone.x1);
  const to = { x: Math.max(0, Math.min(fieldFor(state).width, x)), y: wagon.y };
  context.emit({ e: 'wagon.moved', from: { x: wagon.x, y: wagon.y }, to, gone: home });
  state.wagon = home ? null : Object.freeze(to);
  if (home) score(state, seat, 'wagon', rule.home, null, context);
}
