import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { areasOf, hasUnits } from './forces.ts';
import { NOBODY, type State } from './state.ts';
import { bestPips, isHorde, playerOf } from './tiles.ts';
import { villageCost } from './villages.ts';

/** §4.1: areas where the seat's units are among another player's villages. */
export function captureAreas(state: State, seat: Seat): Area[] {
  return areasOf(state, seat).filter((area) => {
    const settler = state.settlers[area] ?? NOBODY;
    return settler !== NOBODY && settler !== seat;
  });
}

export function mayCaptureNow(state: State, seat: Seat): boolean {
  return playerOf(state, seat).hand.length > 0 && captureAreas(state, seat).length > 0;
}

/** §4: one more village, in addition to the debt. */
export function refuseCapture(state: State, seat: Seat, area: Area, debt: number): Refusal | null {
  const settler = state.settlers[area] ?? NOBODY;
  if (settler === NOBODY) return refusal('4.1', 'capture.none', [`@${area}`]);
  if (settler === seat) return refusal('4.1', 'capture.own', [`@${area}`]);
  if (!hasUnits(state, seat, area)) return refusal('4.1', 'capture.noUnit', [`@${area}`]);
  const need = debt + villageCost(state, area);
  const best = bestPips(playerOf(state, seat));
  return need > best ? refusal('4.2', 'capture.pips', [`@${area}`], { need, best }) : null;
}

/** §4.3: the Chaos Horde captures in its main phase, once; the others in phase 1. */
export function refuseTribute(state: State, seat: Seat, area: Area): Refusal | null {
  if (!isHorde(state, seat)) return refusal('4.1', 'capture.phase', [`@${area}`]);
  if (state.tribute) return refusal('4.3', 'capture.once', [`@${area}`]);
  return refuseCapture(state, seat, area, 0);
}
