import type { GladeGraph } from '../../rules/ground.ts';
import { middle, type Point, sheetOf } from '../glade/layout.ts';
import type { CastSpell, Walk } from './animation.ts';

export interface Film {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** A walk space by space, relative to its end. */
export function walkFilm(ground: GladeGraph, { way, at, ms }: Walk): Film {
  const end = middle(ground, way.at(-1) ?? 0);
  const frames = way.map((space): Keyframe => {
    const { x, y } = middle(ground, space);
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
  });
  return {
    frames,
    timing: { delay: at, duration: ms, easing: 'ease-in-out', fill: 'backwards' },
  };
}

/** How long a spell flies, in milliseconds. */
export const FLIGHT_MS = 700;
const SAMPLES = 12;
/** How far a flight bends aside, as a share of its length. */
const BEND = 0.16;

/** The flight of a spell over the glade; null if it has no target there. */
export interface Flight {
  readonly from: Point;
  readonly to: Point;
  /** The control point of the bend. */
  readonly bend: Point;
}

/** From the Witch; the Phantoms' spells come from beyond the Soldiers' edge, below their target. */
export function flightOf(ground: GladeGraph, { from, to }: CastSpell): Flight | null {
  if (to === null || to === from) return null;
  const end = middle(ground, to);
  const start = from === null ? { x: end.x, y: sheetOf(ground).height } : middle(ground, from);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return {
    from: start,
    to: end,
    bend: { x: (start.x + end.x) / 2 + dy * BEND, y: (start.y + end.y) / 2 - dx * BEND },
  };
}

/** The position after a share of the flight. */
export function pointOn({ from, to, bend }: Flight, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** A flight relative to its end; `late` ones follow behind. */
export function flightFilm(flight: Flight, late: number): Film {
  const frames = Array.from({ length: SAMPLES + 1 }, (_, at): Keyframe => {
    const { x, y } = pointOn(flight, at / SAMPLES);
    return { transform: `translate(${x - flight.to.x}px, ${y - flight.to.y}px)` };
  });
  return {
    frames,
    timing: { duration: FLIGHT_MS, delay: late * 90, fill: 'backwards', easing: 'ease-in-out' },
  };
}
