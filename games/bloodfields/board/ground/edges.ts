import { round } from '@sanguine/ui/drawing/round.ts';
import { factsOf, type TerrainKind } from '../../content/terrain.ts';
import type { Lie } from './lie.ts';
import { sequence } from './noise.ts';
import type { Point, Side, Site } from './site.ts';

/** What is inked over the ground, as paths in pixels of the world: the edge of a piece tells what the piece does. */
export interface Edges {
  /** §11.1: outlines nobody can cross. */
  readonly heavy: string;
  /** §8.3: a dashed hem with ticks inside, around pieces that give cover to units in them. */
  readonly hem: string;
  readonly ticks: string;
  /** §11.5: hachures down from the brink. */
  readonly hachures: string;
  /** §5.8: outlines nobody can end on: walls of ruins, fences. */
  readonly barred: string;
  readonly stamps: readonly { readonly kind: TerrainKind; readonly x: number; readonly y: number }[];
}

const MIL = 1000;
const TICK = { every: 0.42, long: 0.17 };
const HACHURE = 0.21;

type Pen = (point: Point) => string;

const penOf =
  (lie: Lie): Pen =>
  ([x, y]) => {
    const spot = lie.toWorld({ x: x * MIL, y: y * MIL });
    return `${round(spot.x)} ${round(spot.y)}`;
  };

/** Joins sides that follow each other into one line. */
function outline(sides: readonly Side[], pen: Pen): string {
  let d = '';
  let last = '';
  for (const { a, b } of sides) {
    const from = pen(a);
    d += from === last ? `L${pen(b)}` : `M${from}L${pen(b)}`;
    last = pen(b);
  }
  const [first] = sides;
  return first !== undefined && pen(first.a) === last && d.lastIndexOf('M') === 0
    ? `${d.slice(0, d.lastIndexOf('L'))}Z`
    : d;
}

/** A point some way along a side and a step inwards. */
const inward = ({ a, ux, uy }: Side, along: number, step: number): Point => [
  a[0] + ux * along - uy * step,
  a[1] + uy * along + ux * step,
];

function ticksAlong(side: Side, pen: Pen): string {
  let d = '';
  const count = Math.floor((side.length - 0.1) / TICK.every);
  const first = (side.length - (count - 1) * TICK.every) / 2;
  for (let nth = 0; nth < count; nth++) {
    const along = first + nth * TICK.every;
    d += `M${pen(inward(side, along, 0))}L${pen(inward(side, along, TICK.long))}`;
  }
  return d;
}

function hachuresAlong(side: Side, next: () => number, pen: Pen): string {
  let d = '';
  for (let along = 0.16; along < side.length - 0.1; along += HACHURE) {
    const from = 0.05 + next() * 0.08;
    // Shorter towards a corner, where the next side's hachures meet these.
    const room = 0.06 + Math.min(along, side.length - along) * 0.7;
    const long = Math.min(room, 0.3 + next() * 0.36);
    const lean = (next() - 0.5) * 0.08;
    d += `M${pen(inward(side, along, from))}L${pen(inward(side, along + lean, from + long))}`;
  }
  return d;
}

/** Slightly inside the corner farthest from the light, where a stamp hides nothing. */
function stampAt(site: Site, lie: Lie): Edges['stamps'][number] {
  const corners = site.sides.map(({ a: [x, y] }) => lie.toWorld({ x: x * MIL, y: y * MIL }));
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const [corner = middle] = corners.toSorted((one, other) => other.x + other.y - one.x - one.y);
  return {
    kind: site.kind,
    x: round(corner.x + (middle.x - corner.x) * 0.06),
    y: round(corner.y + (middle.y - corner.y) * 0.06),
  };
}

/** A fence is too thin for a stamp, and recognisable without one. */
const isStamped = ({ kind }: Site): boolean => kind !== 'fence';

export function edgesOf(sites: readonly Site[], lie: Lie): Edges {
  const pen = penOf(lie);
  const out = { heavy: '', hem: '', ticks: '', hachures: '', barred: '' };
  for (const site of sites) {
    const { impassable, coverIn, vantage, standOn } = factsOf(site.kind);
    const next = sequence(site.seed);
    if (impassable) out.heavy += outline(site.sides, pen);
    else if (!standOn) out.barred += outline(site.sides, pen);
    if (coverIn) out.hem += outline(site.sides, pen);
    for (const side of site.sides) {
      if (coverIn) out.ticks += ticksAlong(side, pen);
      if (vantage) out.hachures += hachuresAlong(side, next, pen);
    }
    for (const wall of site.walls) out.barred += outline(wall, pen);
  }
  return { ...out, stamps: sites.filter(isStamped).map((site) => stampAt(site, lie)) };
}
