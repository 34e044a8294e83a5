import type { Seat } from '@sanguine/kernel';
import type { State, UnitId } from '../rules/state.ts';
import { sideOf } from './words.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const SMALL = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The letters of a seat: capitals for the south. */
const alphabetOf = (state: State, seat: Seat): string => (sideOf(state, seat) === 'south' ? CAPITALS : SMALL);

/** A unit's letter on the drawn table; it never changes. */
export function letterOf(state: State, id: UnitId): string {
  const owner = state.units[id]?.owner ?? 0;
  const before = state.units.slice(0, id).filter((unit) => unit.owner === owner).length;
  return alphabetOf(state, owner)[before] ?? '?';
}
