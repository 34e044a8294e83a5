import { SIXTEEN, UNIT } from './directions.ts';
import { type Body, type Disc, fullyWithin, hostileContact } from './disc.ts';
import type { Field } from './field.ts';
import { GAP, toMil } from './numbers.ts';
import type { Point } from './point.ts';
import { sees } from './sight.ts';
import { discAt, type Obstacle, spotFault } from './spot.ts';
import { tightPlaces } from './tight-places.ts';

/** `far`: not near enough. `end`: no unit may stand there. `contact`: in contact with an enemy. `unseen`: as named. */
export interface SummonFault {
  readonly fault: 'far' | 'end' | 'contact' | 'unseen';
  readonly by: Obstacle | null;
}

/**
 * §13.4: what is wrong with a place for a support that a unit deploys; null if nothing. `range`: the skill's, or the one
 * `summonRange` found. `bodies`: all bases on the table, the deploying unit's included.
 */
export function summonFault(
  deployer: Disc,
  at: Disc,
  range: number,
  field: Field,
  bodies: readonly Body[],
): SummonFault | null {
  if (!fullyWithin(deployer, at, range)) return { fault: 'far', by: null };
  return placeFault(at, field, bodies) ?? (sees(deployer, at, field) ? null : { fault: 'unseen', by: null });
}

/** §5.2, §5.8: what is wrong with a place for a base that must not be set down in combat. */
export function placeFault(at: Disc, field: Field, bodies: readonly Body[]): SummonFault | null {
  const spot = spotFault(at, field, bodies);
  if (spot !== null) return { fault: 'end', by: spot };
  const touched = hostileContact(at, bodies);
  return touched < 0 ? null : { fault: 'contact', by: discAt(touched) };
}

/** §13.4: places for a support; tight ones only if none of the usual ones works. */
export function summonSpots(
  deployer: Disc,
  r: number,
  range: number,
  field: Field,
  bodies: readonly Body[],
): Point[] {
  const far = deployer.r + range - r;
  const beside = deployer.r + r;
  const isFree = ({ x, y }: Point): boolean =>
    summonFault(deployer, { x, y, r }, range, field, bodies) === null;
  const found = around(deployer, [beside, (beside + far) / 2, far]).filter(isFree);
  if (found.length > 0) return found;
  const { x, y } = deployer;
  return tightPlaces({ x, y, r }, far, field, bodies).map(rounded).filter(isFree);
}

const rounded = ({ x, y }: Point): Point => ({ x: toMil(x), y: toMil(y) });

/** Places at these distances from a base in sixteen directions. */
function around({ x, y }: Disc, distances: readonly number[]): Point[] {
  return distances.flatMap((far) =>
    SIXTEEN.map((direction) =>
      rounded({ x: x + (direction.x / UNIT) * far, y: y + (direction.y / UNIT) * far }),
    ),
  );
}

/**
 * §13.4: how far away the support may appear: the skill's range, if there is a place in it; if all its places are in
 * contact with enemies, a gap farther out; null if there is no place: the support is lost.
 */
export function summonRange(
  deployer: Disc,
  r: number,
  range: number,
  field: Field,
  bodies: readonly Body[],
): number | null {
  for (const reach of [range, range + GAP])
    if (summonSpots(deployer, r, reach, field, bodies).length > 0) return reach;
  return null;
}
