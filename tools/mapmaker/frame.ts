import type { Area } from '@sanguine/bloodstones/content/map.ts';
import { length, type Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { around, at, best } from './list.ts';
import type { Junction } from './mesh.ts';

const FROM_CORNER = 20;
const APART = 12;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];

/** The junctions on the edge of the canvas, clockwise, corners included. */
export interface Frame {
  readonly loop: readonly Junction[];
  /** The point on the frame where the border of two outer neighbours ends. */
  readonly pointBetween: (a: Area, b: Area) => Junction;
  /** The junctions from one to another, clockwise, both included. */
  readonly stretch: (from: Junction, to: Junction) => Junction[];
}

/** The outer areas nearest to the corners own them; this splits the outer cycle into four sides. */
export function frameOf(sites: readonly Point[], outer: readonly Area[], canvas: Point): Frame {
  const [width, height] = canvas;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const owners = corners.map(
    (corner) => best(outer.keys(), (i) => -length(at(sites, at(outer, i)), corner)) ?? 0,
  );
  const points = new Map<string, Junction>();
  const loop = SIDES.flatMap((side, index) => {
    const [x, y] = at(corners, index);
    const links: [Area, Area][] = [];
    for (let i = at(owners, index); i !== around(owners, index + 1); i = (i + 1) % outer.length)
      links.push([at(outer, i), around(outer, i + 1)]);
    const places = placesAlong(side, links, sites, canvas);
    const junctions = places.map((place) => junctionAt(side, place, canvas));
    for (const [i, [a, b]] of links.entries()) points.set(pairOf(a, b), at(junctions, i));
    return [{ x, y, place: 'corner' as const }, ...junctions];
  });
  return {
    loop,
    pointBetween(a, b) {
      const point = points.get(pairOf(a, b));
      if (!point) throw new RangeError(`${a} and ${b} do not part at the frame`);
      return point;
    },
    stretch(from, to) {
      const found = [from];
      for (let i = loop.indexOf(from); around(loop, i) !== to; i += 1) found.push(around(loop, i + 1));
      return found;
    },
  };
}

const pairOf = (a: Area, b: Area): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

const isLevel = (side: Side): boolean => side === 'top' || side === 'bottom';

/** Halfway between the two sites of each link, in order along the side and a minimum distance apart. */
function placesAlong(
  side: Side,
  links: readonly [Area, Area][],
  sites: readonly Point[],
  canvas: Point,
): number[] {
  const axis = isLevel(side) ? 0 : 1;
  const forward = side === 'top' || side === 'right' ? 1 : -1;
  const clamp = (place: number): number => Math.max(FROM_CORNER, Math.min(canvas[axis] - FROM_CORNER, place));
  const places = links
    .map(([a, b]) => clamp((at(sites, a)[axis] + at(sites, b)[axis]) / 2))
    .toSorted((a, b) => (a - b) * forward);
  let last = -Infinity;
  return places.map((place) => {
    last = Math.max(place * forward, last + APART);
    return last * forward;
  });
}

function junctionAt(side: Side, place: number, [width, height]: Point): Junction {
  if (isLevel(side)) return { x: place, y: side === 'top' ? 0 : height, place: side };
  return { x: side === 'left' ? 0 : width, y: place, place: side };
}
