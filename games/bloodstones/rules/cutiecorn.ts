import type { Seat, PlayContext } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import type { Event } from './events.ts';
import { foesIn, placeUnit, removeUnit, unitsIn } from './forces.ts';
import type { State } from './state.ts';

/** Where the Cutiecorn is and who controls it; null while it is beside the map or not in play. */
export function findCutiecorn(state: State): { area: Area; seat: Seat } | null {
  if (state.options.cutiecorn === 'off') return null;
  for (let area = 0; area < state.units.length; area++) {
    for (const unit of unitsIn(state, area)) if (unit.kind === 'cutiecorn') return { area, seat: unit.seat };
  }
  return null;
}

/**
 * §15.3: alone among another player's units it changes sides at once: to the active player if present, else to the one
 * of them whose turn comes next. Checked after every step, build, casualty, retreat and discard.
 */
export function turnCutiecorn(state: State, context: PlayContext<Event>): void {
  const found = findCutiecorn(state);
  if (found === null) return;
  const { area, seat } = found;
  if (unitsIn(state, area).some((unit) => unit.seat === seat && unit.kind !== 'cutiecorn')) return;
  const foes = foesIn(state, seat, area);
  const seats = state.players.length;
  const wait = (foe: Seat): number => (foe - state.active + seats) % seats;
  const [next] = foes.toSorted((a, b) => wait(a) - wait(b));
  if (next !== undefined) giveCutiecorn(state, area, seat, next, context);
}

export function giveCutiecorn(
  state: State,
  area: Area,
  from: Seat,
  to: Seat,
  context: PlayContext<Event>,
): void {
  removeUnit(state, from, 'cutiecorn', area);
  placeUnit(state, to, 'cutiecorn', area);
  context.emit({ e: 'cutiecorn.turned', from, to, area });
}
