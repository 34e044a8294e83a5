import type { Seat } from '@sanguine/kernel';
import type { State } from '../../rules/state.ts';

/** The side whose colours a seat has: 0 south, 1 north; before sides are chosen its own number. */
export const sideIndex = (view: Pick<State, 'players'>, seat: Seat): number =>
  view.players[seat]?.side ?? seat;
