import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import type { PlaceTask } from './task.ts';

/** A free part of a rim, in whole degrees counter-clockwise from the east; `to` may exceed 360. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

const STEP = 2;

/** §6.4: where a base may be set down around the one it must touch, by the rules; empty if only at named spots. */
export function freeArcs({ beside, r, refuse, moveTo }: PlaceTask): Arc[] {
  if (beside === null) return [];
  const reach = beside.r + r + 2;
  const isFree = (degrees: number): boolean => {
    const { x, y } = DIRECTIONS[degrees % 360] ?? { x: UNIT, y: 0 };
    const at = { x: toMil(beside.x + (x / UNIT) * reach), y: toMil(beside.y + (y / UNIT) * reach) };
    return refuse(moveTo([at])) === null;
  };
  const arcs: { from: number; to: number }[] = [];
  for (let degrees = 0; degrees < 360; degrees += STEP) {
    if (!isFree(degrees)) continue;
    const last = arcs.at(-1);
    if (last !== undefined && last.to === degrees - STEP) last.to = degrees;
    else arcs.push({ from: degrees, to: degrees });
  }
  const [first] = arcs;
  const last = arcs.at(-1);
  // An arc that continues across the east is one arc.
  if (
    first !== undefined &&
    last !== undefined &&
    first !== last &&
    first.from === 0 &&
    last.to === 360 - STEP
  )
    return [{ from: last.from, to: 360 + first.to }, ...arcs.slice(1, -1)];
  return arcs;
}
