import type { PlayContext, Seat } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { Point } from '../geometry/point.ts';
import { zoneSpots } from '../geometry/zone.ts';
import { fieldFor } from '../ground.ts';
import { tagOf } from '../names.ts';
import { zonesFor } from '../scenario.ts';
import type { State, UnitId } from '../state.ts';
import { bodiesFor, hasTrait, otherSeat, put, unitOf, unitsWhere } from '../units.ts';

/** §2.5: places for a unit in its zone, up to `enough` in each part of it. */
export function deploySpots(state: State, id: UnitId, enough = Infinity): Point[] {
  const { owner, r } = unitOf(state, id);
  const bodies = bodiesFor(state, owner, id);
  return zonesFor(state, owner).flatMap((zone) => zoneSpots(zone, r, fieldFor(state), bodies, enough));
}

/** §2.5: units in reserve that there is room for. Ruling 147: the others wait. */
export function deployable(state: State, seat: Seat, supports: boolean): UnitId[] {
  const reserve = unitsWhere(
    state,
    (unit) => unit.owner === seat && unit.state === 'reserve' && (!supports || hasTrait(unit, 'support')),
  );
  // Either all units of one size find room or none do.
  const room = new Map<number, boolean>();
  return reserve.filter((id) => {
    const { r } = unitOf(state, id);
    const known = room.get(r);
    if (known !== undefined) return known;
    const found = deploySpots(state, id, 1).length > 0;
    room.set(r, found);
    return found;
  });
}

/** Sets a unit on the table. */
export function deployUnit(state: State, id: UnitId, at: Point, context: PlayContext<Event>): void {
  const { kind, owner } = unitOf(state, id);
  put(state, id, { state: 'board', x: at.x, y: at.y });
  context.emit({ e: 'unit.placed', unit: tagOf(state, id), kind, seat: owner, at: { x: at.x, y: at.y } });
}

/** §2.5: whose turn it is to deploy; null if no unit is left that has room. */
export function nextToDeploy(state: State, after: Seat | null): Seat | null {
  const order = after === null ? [state.holder, otherSeat(state.holder)] : [otherSeat(after), after];
  return order.find((seat) => deployable(state, seat, false).length > 0) ?? null;
}

/** Ruling 147: units that found no room at first are deployed when a round begins and there is room. */
export function startReserves(state: State, context: PlayContext<Event>): void {
  const ready = [0, 1].flatMap((seat) => deployable(state, seat, false));
  for (const [id, unit] of state.units.entries()) {
    if (unit.state === 'reserve' && !ready.includes(id))
      context.emit({ e: 'unit.waits', unit: tagOf(state, id) });
  }
  const seat = nextToDeploy(state, null);
  if (seat !== null) state.frames.push({ step: 'deploy', seat, supports: false });
}
