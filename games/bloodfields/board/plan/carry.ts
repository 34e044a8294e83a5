import type { Gait } from '../../rules/geometry/path.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { type Reach, reachOf, type Way, wayTo } from '../../rules/geometry/reach.ts';
import { type ReachShape, reachShape } from '../../rules/geometry/reach-stars.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { bodiesFor, unitOf } from '../../rules/units.ts';

/** How a unit walks: how far, and past what. */
export interface Walk {
  readonly unit: UnitId;
  readonly allowance: number;
  readonly gait: Gait;
}

/** A unit that is carried over the ground, from its last corner on. */
export interface Carry {
  readonly walk: Walk;
  readonly corners: readonly Point[];
  /** Where it stands, then its corners. */
  readonly from: Point;
  readonly reach: Reach;
  readonly shape: ReachShape;
  /** Ways to places out of reach, which show how near one can get. */
  readonly beyond: () => Reach;
}

/** Ways are looked for so much farther than they may be, and then cut. */
const BEYOND = 1.5;
/** Places a person points at are rounded to a hundredth of an inch. */
const GRAIN = 10;

/** Taken up again and again with every change of what is in hand: the last few are remembered. */
const known = new WeakMap<State, Map<string, Carry>>();

export function carryOf(view: State, walk: Walk, corners: readonly Point[]): Carry {
  const carries = known.get(view) ?? new Map<string, Carry>();
  known.set(view, carries);
  const key = `${walk.unit} ${walk.allowance} ${walk.gait} ${corners.map(({ x, y }) => `${x},${y}`).join(' ')}`;
  const found = carries.get(key) ?? makeCarry(view, walk, corners);
  carries.set(key, found);
  return found;
}

function makeCarry(view: State, walk: Walk, corners: readonly Point[]): Carry {
  const unit = unitOf(view, walk.unit);
  const field = fieldFor(view);
  const bodies = bodiesFor(view, unit.owner, walk.unit);
  const { x, y } = corners.at(-1) ?? unit;
  const left = Math.max(0, walk.allowance - pathLength(unit, corners));
  const reachFor = (allowance: number): Reach =>
    reachOf({ x, y, r: unit.r }, allowance, field, bodies, walk.gait);
  const reach = reachFor(left);
  let far: Reach | null = null;
  return {
    walk,
    corners,
    from: { x: unit.x, y: unit.y },
    reach,
    shape: reachShape(reach),
    beyond: () => (far ??= reachFor(left * BEYOND)),
  };
}

interface Table {
  readonly width: number;
  readonly height: number;
}

/** A point as a person means it: on the table, to a hundredth of an inch. */
export const meant = (point: Point, table: Table): Point => rounded(point, table, GRAIN);

/** The very point, to the mil: where the hundredth next to it is not free. */
export const exact = (point: Point, table: Table): Point => rounded(point, table, 1);

function rounded({ x, y }: Point, { width, height }: Table, grain: number): Point {
  const within = (at: number, most: number): number => Math.min(most, Math.max(0, toMil(at / grain) * grain));
  return { x: within(x, width), y: within(y, height) };
}

/** The whole way to a place, or as near to it as the unit can get; null if it cannot get nearer at all. */
export function wayTowards(carry: Carry, to: Point): Way | null {
  const { reach } = carry;
  const place = exact(to, reach.field);
  const way =
    wayTo(reach, meant(to, reach.field)) ??
    wayTo(reach, place) ??
    cutShort(carry, place) ??
    pulledBack(reach, alongLine(reach.mover, place));
  if (way === null) return null;
  const path = [...carry.corners, ...way.path.map(({ x, y }) => ({ x, y }))];
  return { path, length: pathLength(carry.from, path) };
}

/** As far as the unit gets on the way to a place beyond its reach. */
function cutShort({ reach, beyond }: Carry, place: Point): Way | null {
  const far = wayTo(beyond(), place);
  return far === null ? null : pulledBack(reach, alongPath(reach.mover, far.path, reach.allowance));
}

/** A place on a line, by how much of it is left out: 0 at its end, 1 at its beginning. */
type Along = (share: number) => Point;

const alongLine =
  (from: Point, to: Point): Along =>
  (share) => ({ x: to.x + (from.x - to.x) * share, y: to.y + (from.y - to.y) * share });

function alongPath(from: Point, path: readonly Point[], most: number): Along {
  const length = Math.min(most, pathLength(from, path));
  return (share) => {
    let left = length * (1 - share);
    let last = from;
    for (const next of path) {
      const leg = span(last, next);
      if (leg >= left && leg > 0) return alongLine(last, next)(1 - left / leg);
      left -= leg;
      last = next;
    }
    return last;
  };
}

const STEPS = 24;
const HALVINGS = 6;

/** The first place from the end backwards that can be walked to, found by steps and then by halving the last one. */
function pulledBack(reach: Reach, along: Along): Way | null {
  const wayAt = (share: number): Way | null => wayTo(reach, exact(along(share), reach.field));
  for (let step = 0; step < STEPS; step += 1) {
    const found = wayAt(step / STEPS);
    if (found !== null) return step === 0 ? found : halved(wayAt, (step - 1) / STEPS, step / STEPS, found);
  }
  return null;
}

/** Somewhat farther than a place that will do, before one that will not. */
function halved(wayAt: (share: number) => Way | null, from: number, to: number, good: Way): Way {
  let [far, near, found] = [from, to, good];
  for (let half = 0; half < HALVINGS; half += 1) {
    const middle = (far + near) / 2;
    const better = wayAt(middle);
    if (better === null) far = middle;
    else [near, found] = [middle, better];
  }
  return found;
}
