import { type Refusal, refusal } from '@sanguine/kernel';
import { inchesOf } from '../content/inches.ts';
import { fieldFor } from './ground.ts';
import type { State } from './state.ts';

/** §1.1: refuses a typed place, `99,12`, that is not on this table; null if it is, or if it is not a place. */
export function refuseOffTable(state: State, word: string): Refusal | null {
  const [, x, y] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(word) ?? [];
  if (x === undefined || y === undefined) return null;
  const { width, height } = fieldFor(state);
  const on = [Number(x) * 1000, Number(y) * 1000].every(
    (place, axis) => place >= 0 && place <= (axis === 0 ? width : height),
  );
  if (on) return null;
  return refusal('1.1', 'place.offTable', [], { x, y, width: inchesOf(width), height: inchesOf(height) });
}
