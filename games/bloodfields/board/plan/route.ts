import { type Field } from '../../rules/geometry/field.ts';
import { MOST_LEGS, toMil } from '../../rules/geometry/numbers.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { type Reach, reachOf, wayTo } from '../../rules/geometry/reach.ts';
import type { WalkTask } from './task.ts';

/** How far beyond the allowance ways are searched for, so that they can be cut where it ends. */
const BEYOND = 1.5;
/** Places tried between a point where nobody may stand and the start of the way. */
const STEPS = 24;
/** Halvings of the last step. */
const HALVINGS = 6;

/** Ways on foot from where a unit stands or from the last corner set by hand; kept for a whole drag. */
export class Router {
  readonly #task: WalkTask;
  readonly #corners: readonly Point[];
  readonly #left: number;
  readonly #far: Reach;

  constructor(task: WalkTask, corners: readonly Point[], field: Field) {
    const { disc, allowance, bodies, gait } = task;
    const { x, y } = corners.at(-1) ?? disc;
    this.#task = task;
    this.#corners = corners;
    this.#left = Math.max(0, allowance - pathLength(disc, corners));
    this.#far = reachOf({ x, y, r: disc.r }, this.#left * BEYOND, field, bodies, gait);
  }

  /** The way towards a point, as far as the unit may go; null if no way leads there. */
  towards(at: Point): readonly Point[] | null {
    const start = this.#far.mover;
    const direct = this.#cut(wayTo(this.#far, at)?.path ?? null);
    if (direct !== null) return direct;
    // Nobody may stand there: go back towards the start until a place is free.
    let out = at;
    for (let step = STEPS - 1; step > 0; step -= 1) {
      const near = between(start, at, step / STEPS);
      const way = this.#cut(wayTo(this.#far, near)?.path ?? null);
      if (way === null) out = near;
      else return this.#nearest(near, out) ?? way;
    }
    return null;
  }

  /** Between a good place and a bad one: the way that ends as near the bad one as possible. */
  #nearest(will: Point, not: Point): readonly Point[] | null {
    let [good, bad] = [will, not];
    let best: readonly Point[] | null = null;
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = between(good, bad, 0.5);
      const way = this.#cut(wayTo(this.#far, middle)?.path ?? null);
      if (way === null) bad = middle;
      else [good, best] = [middle, way];
    }
    return best;
  }

  /** The whole way with its corners, cut where the allowance ends; null if the rules do not accept it. */
  #cut(path: readonly Point[] | null): readonly Point[] | null {
    if (path === null) return null;
    const { refuse, moveTo } = this.#task;
    for (const left of [this.#left, this.#left - 20, this.#left * 0.97, this.#left * 0.9]) {
      const way = [...this.#corners, ...shortened(this.#far.mover, path, left)].slice(0, MOST_LEGS);
      if (refuse(moveTo(way)) === null) return way;
    }
    return null;
  }
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: toMil(from.x + (to.x - from.x) * part),
  y: toMil(from.y + (to.y - from.y) * part),
});

/** A path cut after a given length. */
function shortened(from: Point, path: readonly Point[], most: number): Point[] {
  const kept: Point[] = [];
  let last = from;
  let left = most;
  for (const point of path) {
    const length = span(last, point);
    if (length > left) {
      // Truncated to whole mil, so that it is never longer than allowed.
      const part = left / length;
      kept.push({
        x: Math.trunc(last.x + (point.x - last.x) * part),
        y: Math.trunc(last.y + (point.y - last.y) * part),
      });
      return kept;
    }
    kept.push({ x: toMil(point.x), y: toMil(point.y) });
    left -= length;
    last = point;
  }
  return kept;
}
