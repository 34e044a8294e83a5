import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/units/kinds.ts';
import type { State, Unit, UnitId } from './state.ts';
import { unitOf } from './units.ts';

/** What events call a unit, readable without the table: `1:pike.2`, the seat, the kind and the copy. */
export type Tag = `${Seat}:${UnitKind}.${number}`;

export function tagOf(state: State, id: UnitId): Tag {
  const { owner, kind, copy } = unitOf(state, id);
  return `${owner}:${kind}.${copy}`;
}

/** The sides of the table by their names in notation. */
export const SIDES = ['south', 'north'] as const;

export const sideName = (state: State, seat: Seat): string =>
  SIDES[state.players[seat]?.side ?? seat] ?? 'south';

/** `pike.2`: the second of its kind; `north-orlen` if both sides have one. */
export function nameOf(state: State, id: UnitId): string {
  const unit = unitOf(state, id);
  const plain = unit.copy === 1 ? unit.kind : `${unit.kind}.${unit.copy}`;
  return isShared(state, unit) ? `${sideName(state, unit.owner)}-${plain}` : plain;
}

const isShared = (state: State, unit: Unit): boolean =>
  state.units.some((other) => other.kind === unit.kind && other.owner !== unit.owner);

/** The unit with this name; if both sides have one, the given seat's. */
export function unitNamed(state: State, name: string, seat: Seat): UnitId | undefined {
  const [, side, kind, copy = '1'] = /^(?:(south|north)-)?([a-z-]+?)(?:\.(\d{1,2}))?$/.exec(name) ?? [];
  const fits = (unit: Unit): boolean => unit.kind === kind && unit.copy === Number(copy);
  const owner = side === undefined ? seat : [0, 1].find((one) => sideName(state, one) === side);
  const own = state.units.findIndex((unit) => fits(unit) && unit.owner === owner);
  if (own >= 0) return own;
  const any = side === undefined ? state.units.findIndex(fits) : -1;
  return any < 0 ? undefined : any;
}
