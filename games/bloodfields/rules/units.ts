import type { Seat } from '@sanguine/kernel';
import type { Trait } from '../content/lines.ts';
import type { UnitCard } from '../content/unit-card.ts';
import { cardOf } from '../content/units/index.ts';
import { type Body, gap } from './geometry/disc.ts';
import type { State, Token, TurnRecord, Unit, UnitId } from './state.ts';

/** No unit, for frames that need an id. */
export const NOBODY = -1;

export const freeze = <T>(items: T[]): readonly T[] => Object.freeze(items);
export const EMPTY: readonly never[] = Object.freeze([]);

export const FRESH_TURN: TurnRecord = Object.freeze({
  once: EMPTY,
  skills: EMPTY,
  potion: false,
  bogged: 'no',
  leapt: 'no',
  moved: 0,
  ruins: EMPTY,
});

export function unitOf(state: State, id: UnitId): Unit {
  const unit = state.units[id];
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

export const cardFor = (unit: Unit): UnitCard => cardOf(unit.kind);

export const hasTrait = (unit: Unit, trait: Trait): boolean => cardFor(unit).traits.includes(trait);

/** Replaces a unit: the records never change, so copies of the table can share them. */
export function put(state: State, id: UnitId, change: Partial<Unit>): Unit {
  const unit = Object.freeze({ ...unitOf(state, id), ...change });
  state.units[id] = unit;
  return unit;
}

/** Changes what a unit has done in this turn. */
export function note(state: State, id: UnitId, change: Partial<TurnRecord>): void {
  put(state, id, { turn: Object.freeze({ ...unitOf(state, id).turn, ...change }) });
}

/** Adds to a sorted list without duplicates. */
export function withOne<T extends string>(items: readonly T[], item: T): readonly T[] {
  return items.includes(item) ? items : freeze([...items, item].toSorted());
}

export const without = <T>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? freeze(items.filter((one) => one !== item)) : items;

export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** Whether it is on the table, even if dying. */
export const isOn = (unit: Unit | undefined): unit is Unit => unit?.state === 'board';

/** Whether it is on the table and has health left. No check is more frequent, so an unhurt unit skips the card. */
export const isAlive = (unit: Unit | undefined): unit is Unit =>
  unit?.state === 'board' && (unit.damage === 0 || unit.damage < cardFor(unit).hp);

/** Whether it is alive, or waiting for room to deploy. */
export const isLeft = (unit: Unit): boolean => unit.state === 'reserve' || isAlive(unit);

export const healthOf = (unit: Unit): number => cardFor(unit).hp - unit.damage;

export const hasToken = (unit: Unit, token: Token): boolean => unit.tokens.includes(token);

/** The other units within a distance of a unit, as bodies in its way. */
export function bodiesNear(state: State, id: UnitId, reach: number): Body[] {
  const bodies: Body[] = [];
  const mover = unitOf(state, id);
  for (let at = 0; at < state.units.length; at++) {
    const unit = unitOf(state, at);
    if (unit.state === 'board' && at !== id && gap(mover, unit) <= reach)
      bodies.push({ x: unit.x, y: unit.y, r: unit.r, hostile: unit.owner !== mover.owner });
  }
  return bodies;
}

/** The living units of the other seat. */
export const enemiesOf = (state: State, seat: Seat): UnitId[] =>
  unitsWhere(state, (unit) => unit.owner !== seat && isAlive(unit));

/** All units on the table except one or two, as bodies in the way of a seat's unit: the enemy's are hostile. */
export function bodiesFor(state: State, seat: Seat, but: UnitId, second: UnitId = NOBODY): Body[] {
  const bodies: Body[] = [];
  let id = 0;
  for (const unit of state.units) {
    if (unit.state === 'board' && id !== but && id !== second) {
      bodies.push({ x: unit.x, y: unit.y, r: unit.r, hostile: unit.owner !== seat });
    }
    id += 1;
  }
  return bodies;
}

/** The ids of the units behind these bodies, in the same order. */
export function idsOn(state: State, but: UnitId, second: UnitId = NOBODY): UnitId[] {
  return unitsWhere(state, (unit, id) => unit.state === 'board' && id !== but && id !== second);
}

/** Units that pass a test, by id. */
export function unitsWhere(state: State, test: (unit: Unit, id: UnitId) => boolean): UnitId[] {
  const ids: UnitId[] = [];
  let id = 0;
  for (const unit of state.units) {
    if (test(unit, id)) ids.push(id);
    id += 1;
  }
  return ids;
}
