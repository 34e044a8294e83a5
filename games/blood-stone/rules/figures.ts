import type { Seat } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import { MINIONS, SOLDIERS, type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { type Figure, NOWHERE, type State } from './state.ts';

export const soldierSeat = (state: State): Seat => 1 - state.witch;

export const onGlade = (state: State, unit: Unit): boolean => state.figures[unit].status === 'glade';

/** The units of a list that are on the glade. */
export const standing = (state: State, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => onGlade(state, unit));

export function unitAt(state: State, space: Space): Unit | null {
  for (const unit of UNITS) if (state.figures[unit].at === space) return unit;
  return null;
}

/** §9.3: a soldier the Soldiers' player still commands. */
export function isFree(state: State, unit: Unit): boolean {
  const figure = state.figures[unit];
  return UNIT_CARDS[unit].kind === 'soldier' && figure.status === 'glade' && !figure.zombie;
}

export const freeSoldiers = (state: State): Unit[] => SOLDIERS.filter((unit) => isFree(state, unit));

/** §7.1: minions and zombies, whom the Witch can manipulate. */
export function isPuppet(state: State, unit: Unit): boolean {
  const figure = state.figures[unit];
  return figure.status === 'glade' && (UNIT_CARDS[unit].kind === 'minion' || figure.zombie);
}

/** All units that can die and come back. */
export const BODIES: readonly Unit[] = [...MINIONS, ...SOLDIERS];

export const allPuppets = (state: State): Unit[] => BODIES.filter((unit) => isPuppet(state, unit));

/** §9.2: the dead in the Realm, of either side. */
export const phantoms = (state: State): Unit[] =>
  BODIES.filter((unit) => state.figures[unit].status === 'realm');

/** Takes a piece off the glade. */
export function lift(figure: Figure, status: 'realm' | 'gone'): void {
  figure.status = status;
  figure.at = NOWHERE;
  figure.wards = 0;
  figure.rooted = false;
  figure.extra = 0;
}
