import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { VILLAGE_COST } from '../content/terrain.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { areasOf, hasUnits } from './forces.ts';
import { NOBODY, type State } from './state.ts';
import { bestPips, playerOf } from './tiles.ts';

/** §4.1: areas where own units stand among another player's villages. */
export function captureAreas(state: State, seat: Seat): Area[] {
  return areasOf(state, seat).filter((area) => {
    const settler = state.settlers[area] ?? NOBODY;
    return settler !== NOBODY && settler !== seat;
  });
}

export function mayCaptureNow(state: State, seat: Seat): boolean {
  return playerOf(state, seat).hand.length > 0 && captureAreas(state, seat).length > 0;
}

export function captureCost(state: State, area: Area): number {
  return VILLAGE_COST[atlasOf(state).terrain(area)];
}

/** §4: one more village, on top of those already owed for. */
export function refuseCapture(state: State, seat: Seat, area: Area, debt: number): Refusal | null {
  const settler = state.settlers[area] ?? NOBODY;
  if (settler === NOBODY) return refusal('4.1', 'capture.none', [`@${area}`]);
  if (settler === seat) return refusal('4.1', 'capture.own', [`@${area}`]);
  if (!hasUnits(state, seat, area)) return refusal('4.1', 'capture.noUnit', [`@${area}`]);
  const need = debt + captureCost(state, area);
  const best = bestPips(playerOf(state, seat));
  return need > best ? refusal('4.2', 'capture.pips', [`@${area}`], { need, best }) : null;
}
