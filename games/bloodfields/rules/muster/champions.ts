import type { PlayContext, Seat } from '@sanguine/kernel';
import { scoringFor } from '../../content/scenarios.ts';
import type { Event } from '../events.ts';
import { tagOf } from '../names.ts';
import { unitCost } from '../roster/roster.ts';
import { scenarioFor } from '../scenario.ts';
import type { State, UnitId } from '../state.ts';
import { unitOf, unitsWhere } from '../units.ts';

/** §16.1: a seat's most expensive units, items included. */
export function topUnits(state: State, seat: Seat): UnitId[] {
  const own = unitsWhere(state, ({ owner }) => owner === seat);
  const most = own.reduce((top, id) => Math.max(top, unitCost(unitOf(state, id))), 0);
  return own.filter((id) => unitCost(unitOf(state, id)) === most);
}

export function nameChampion(state: State, seat: Seat, unit: UnitId, context: PlayContext<Event>): void {
  const player = state.players[seat];
  if (player === undefined) return;
  state.players[seat] = Object.freeze({ ...player, champion: unit });
  context.emit({ e: 'champion.named', seat, unit: tagOf(state, unit) });
}

/** Ruling 130: if there are several, the owner names one. */
export function startChampions(state: State, context: PlayContext<Event>): void {
  if (scoringFor(scenarioFor(state), 'champion') === undefined) return;
  for (const seat of [1, 0]) {
    const [only, ...more] = topUnits(state, seat);
    if (more.length > 0) state.frames.push({ step: 'champion', seat });
    else if (only !== undefined) nameChampion(state, seat, only, context);
  }
}
