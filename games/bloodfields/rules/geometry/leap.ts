import { type Body, type Disc, hostileContact } from './disc.ts';
import type { Field } from './field.ts';
import { factsOf } from '../../content/terrain.ts';
import { SLACK } from './numbers.ts';
import { type Point, span } from './point.ts';
import { discIn, type Polygon } from './polygon.ts';
import { discAt, type Obstacle, pieceOf, spotFault } from './spot.ts';

/** §5.4 to §5.6: ways of getting somewhere without walking. */
export type Leap = 'fly' | 'jump' | 'blink';

/** `far`: too far. `nowhere`: no change of place. `end`: no unit may stand there. `contact`, `takeOff`, `land`: as named. */
export interface LeapFault {
  readonly fault: 'far' | 'nowhere' | 'end' | 'contact' | 'takeOff' | 'land';
  readonly length: number;
  readonly by: Obstacle | null;
}

/** §5.4 to §5.6: what is wrong with a leap to a place; null if nothing. `bodies`: all bases but its own. */
export function leapFault(
  leap: Leap,
  mover: Disc,
  to: Point,
  distance: number,
  field: Field,
  bodies: readonly Body[],
): LeapFault | null {
  const end = { x: to.x, y: to.y, r: mover.r };
  const length = span(mover, end);
  const wrong = (fault: LeapFault['fault'], by: Obstacle | null): LeapFault => ({ fault, length, by });
  if (length === 0) return wrong('nowhere', null);
  if (length > distance + SLACK) return wrong('far', null);
  const spot = spotFault(end, field, bodies);
  if (spot !== null) return wrong('end', spot);
  if (leap === 'blink') return null;
  const touched = hostileContact(end, bodies);
  if (touched >= 0) return wrong('contact', discAt(touched));
  if (leap === 'jump') return null;
  const under = grounding(mover, field);
  if (under !== null) return wrong('takeOff', pieceOf(under));
  const below = grounding(end, field);
  return below === null ? null : wrong('land', pieceOf(below));
}

/** §5.4: the first piece here that forbids taking off and landing; null if there is none. */
export function grounding(at: Disc, { pieces }: Field): Polygon | null {
  for (const polygon of pieces)
    if (factsOf(polygon.piece.kind).grounds && discIn(at, polygon)) return polygon;
  return null;
}
