import type { Die } from './die.ts';
import { FACE_COUNT, throwsBelow, throwsOf } from './faces.ts';
import { type Side, TIE } from './reroll.ts';

/** The worth of throws with dice missing: those are rolled and stay as they fall. */
export function completed(die: Die, dice: number, least: number, after: Float64Array): Float64Array {
  const worth = after.slice();
  const { more } = throwsOf(dice);
  for (let place = throwsBelow(dice) - 1; place >= throwsBelow(least); place--) {
    let sum = 0;
    for (let face = 0; face < FACE_COUNT; face++) {
      sum += (die.faces[face] ?? 0) * (worth[more[place * FACE_COUNT + face] ?? 0] ?? 0);
    }
    worth[place] = sum;
  }
  return worth;
}

/** Reusable room to work in, so that many small queries leave no garbage. */
export interface Bench {
  readonly worth: Float64Array;
  readonly kept: Int32Array;
}

/**
 * For each throw of this many dice, the best of its parts with at least `least` dice; each part's worth is on the bench. The
 * best part of a throw is also the best part of one with one die less, so no set is tried twice.
 */
export function bestParts(least: number, dice: number, side: Side, best: Bench): void {
  const { more } = throwsOf(dice);
  for (let place = throwsBelow(least); place < throwsBelow(dice); place++) best.kept[place] = place;
  best.worth.fill(-side * Infinity, throwsBelow(dice), throwsBelow(dice + 1));
  for (let count = least; count < dice; count++) {
    // The last come first, so that among equals blanks are left out first.
    for (let place = throwsBelow(count + 1) - 1; place >= throwsBelow(count); place--) {
      const here = best.worth[place] ?? 0;
      for (let face = 0; face < FACE_COUNT; face++) {
        const next = more[place * FACE_COUNT + face] ?? 0;
        if (side * (here - (best.worth[next] ?? 0)) <= TIE) continue;
        best.worth[next] = here;
        best.kept[next] = best.kept[place] ?? 0;
      }
    }
  }
}
