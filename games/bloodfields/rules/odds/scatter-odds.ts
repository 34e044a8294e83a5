import { SCATTER_SIDES } from '../../content/dice.ts';

/** §14.1: the directions an arrow may point in, all equally likely. */
const DIRECTIONS = 360;

/** The cosine of one direction's step; all others follow from it, by steps every engine rounds alike. */
const COSINE_OF_STEP = 0.9998476951563913;

function cosines(): readonly number[] {
  const list = [1, COSINE_OF_STEP];
  for (let step = 2; step < DIRECTIONS; step++) {
    list.push(2 * COSINE_OF_STEP * (list[step - 1] ?? 0) - (list[step - 2] ?? 0));
  }
  return list;
}

const COSINES = cosines();

/** §14.1: the share of directions in which a scattered shot still covers something. */
function covered(astray: number, distance: number, reach: number): number {
  let count = 0;
  for (const cosine of COSINES) {
    const away = distance * distance + astray * astray - 2 * distance * astray * cosine;
    if (away <= reach * reach) count += 1;
  }
  return count / DIRECTIONS;
}

/**
 * §14.1: the chance that a shot still covers something this far from where it was aimed. The reach is the template's radius
 * plus that of the unit's base, since any part under the template counts; for a point, the template's alone. The modifier of
 * the ballistic band never brings the number below 0.
 */
export function scatterOdds(modifier: number, distance: number, reach: number): number {
  let sum = 0;
  for (const side of SCATTER_SIDES) {
    if (side === 'blank') continue;
    sum += covered(side === 'hit' ? 0 : Math.max(0, side + modifier), distance, reach);
  }
  return sum / SCATTER_SIDES.length;
}
