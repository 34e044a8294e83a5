import type { TerrainPiece } from '../../content/terrain.ts';
import { type Body, type Disc, hostileContact, touching } from './disc.ts';
import { type Field, piecesOf } from './field.ts';
import { CONTACT, MOST_LEGS, OVERLAP, SLACK } from './numbers.ts';
import { fromSegment, type Point, span } from './point.ts';
import { type Polygon, sweptIn } from './polygon.ts';
import { discAt, EDGE, insideTable, type Obstacle, pieceOf, spotFault } from './spot.ts';

/** §5.1 a walk, §13.1 a Spirit's way through everything, §10.1 a flight from combat; `slip`: a Spirit's flight. */
export type Gait = 'walk' | 'pass' | 'flee' | 'slip';

/** §13.1: nothing is in its way. */
export const passesAll = (gait: Gait): boolean => gait === 'pass' || gait === 'slip';

/** §10.1: it must not end in combat. */
export const isFlight = (gait: Gait): boolean => gait === 'flee' || gait === 'slip';

/**
 * `legs`: too many or none. `nowhere`: no length. `far`: too long. `end`: no unit may stand there. `way`: a leg runs into
 * something. `contact`: it comes into contact with an enemy on the way, or at the end of a flight.
 */
export interface PathFault {
  readonly fault: 'legs' | 'nowhere' | 'far' | 'end' | 'way' | 'contact';
  readonly length: number;
  /** Null if only the length or the number of legs is wrong. */
  readonly by: Obstacle | null;
}

/** The lengths of the legs, added in order: equal ways are equally long on every machine. */
export function pathLength(from: Point, path: readonly Point[]): number {
  let length = 0;
  let last = from;
  for (const point of path) {
    length += span(last, point);
    last = point;
  }
  return length;
}

/**
 * How near a path may come to another base, in mil between the rims; null: no limit. Bases must not overlap. A unit stops when
 * it touches an enemy, so a path may touch an enemy only if it ends in contact with it: it could always walk round it and
 * then step up. An enemy already touched does not stop the mover again.
 */
export function clearance(mover: Disc, end: Disc, body: Body, gait: Gait): number | null {
  if (passesAll(gait)) return null;
  if (!body.hostile) return -OVERLAP;
  if (touching(mover, body)) return gait === 'flee' ? null : -OVERLAP;
  return touching(end, body) ? -OVERLAP : CONTACT + EVER_SO_LITTLE;
}
/** Contact is a gap up to `CONTACT`, so the way must keep more than that. */
const EVER_SO_LITTLE = 1e-6;

/** §5.1: what is wrong with a way, given as its points after the start; null if nothing. */
export function pathFault(
  mover: Disc,
  path: readonly Point[],
  allowance: number,
  field: Field,
  bodies: readonly Body[],
  gait: Gait = 'walk',
): PathFault | null {
  const length = pathLength(mover, path);
  const last = path.at(-1);
  const wrong = (fault: PathFault['fault'], by: Obstacle | null = null): PathFault => ({ fault, length, by });
  if (last === undefined || path.length > MOST_LEGS) return wrong('legs');
  if (length === 0) return wrong('nowhere');
  if (length > allowance + SLACK) return wrong('far');
  const end = { x: last.x, y: last.y, r: mover.r };
  const spot = spotFault(end, field, bodies);
  if (spot !== null) return wrong('end', spot);
  if (isFlight(gait)) {
    const touched = hostileContact(end, bodies);
    if (touched >= 0) return wrong('contact', discAt(touched));
  }
  const way = wayFault(mover, path, field, bodies, gait);
  return way === null ? null : wrong(way.fault, way.by);
}

type WayFault = { readonly fault: 'way' | 'contact'; readonly by: Obstacle };

function wayFault(
  mover: Disc,
  path: readonly Point[],
  field: Field,
  bodies: readonly Body[],
  gait: Gait,
): WayFault | null {
  const { x, y } = path.at(-1) ?? mover;
  const end = { x, y, r: mover.r };
  let from: Point = mover;
  for (const to of path) {
    if (!insideTable(to.x, to.y, mover.r, field)) return { fault: 'way', by: EDGE };
    let index = 0;
    for (const body of bodies) {
      const near = fromSegment(body.x, body.y, from.x, from.y, to.x, to.y);
      // Most are too far away to matter, and need no further check.
      const far = mover.r + body.r + CONTACT + EVER_SO_LITTLE;
      const keep = near < far * far ? clearance(mover, end, body, gait) : null;
      if (keep !== null) {
        const least = mover.r + body.r + keep;
        const through = mover.r + body.r - OVERLAP;
        if (near < least * least)
          return { fault: near < through * through ? 'way' : 'contact', by: discAt(index) };
      }
      index += 1;
    }
    if (!passesAll(gait))
      for (const polygon of field.solid)
        if (sweptIn(from.x, from.y, to.x, to.y, mover.r, polygon))
          return { fault: 'way', by: pieceOf(polygon) };
    from = to;
  }
  return null;
}

/** §11.4: the pieces a base sweeps over on its way. */
export function crossed(mover: Disc, path: readonly Point[], polygons: readonly Polygon[]): TerrainPiece[] {
  return piecesOf(
    polygons.filter((polygon) => {
      let from: Point = mover;
      return path.some((to) => {
        const hit = sweptIn(from.x, from.y, to.x, to.y, mover.r, polygon);
        from = to;
        return hit;
      });
    }),
  );
}
