import { SCATTER_SIDES } from '../../content/dice.ts';

/** §14.1: arrows point in one of so many directions, all alike. */
const DIRECTIONS = 360;

/** The cosine of one direction's step; all others are made of it, by steps every engine rounds alike. */
const COSINE_OF_STEP = 0.9998476951563913;

function cosines(): readonly number[] {
  const list = [1, COSINE_OF_STEP];
  for (let step = 2; step < DIRECTIONS; step++) {
    list.push(2 * COSINE_OF_STEP * (list[step - 1] ?? 0) - (list[step - 2] ?? 0));
  }
  return list;
}

const COSINES = cosines();

/** §14.1: the share of directions in which something stays in reach of a shot that goes astray. */
function covered(astray: number, distance: number, reach: number): number {
  let count = 0;
  for (const cosine of COSINES) {
    const away = distance * distance + astray * astray - 2 * distance * astray * cosine;
    if (away <= reach * reach) count += 1;
  }
  return count / DIRECTIONS;
}

/**
 * §14.1: the chance that a shot still covers something so far from where it was aimed. The reach is the template's
 * radius and that of the unit's base, for any part under the template counts; of a point, the template's alone. The
 * modifier of the ballistic band never brings the number below 0.
 */
export function scatterOdds(modifier: number, distance: number, reach: number): number {
  let sum = 0;
  for (const side of SCATTER_SIDES) {
    if (side === 'blank') continue;
    sum += covered(side === 'hit' ? 0 : Math.max(0, side + modifier), distance, reach);
  }
  return sum / SCATTER_SIDES.length;
}
