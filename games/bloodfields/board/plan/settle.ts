import type { Refusal } from '@sanguine/kernel';
import type { Field } from '../../rules/geometry/field.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import { clearance, passesAll } from '../../rules/geometry/path.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { type Grain, roundTo } from './grain.ts';
import { Router } from './route.ts';
import type { Spot } from './spots.ts';
import type { LeapTask, PlaceTask, Task, WalkTask } from './task.ts';

/** What a point that was pointed at becomes. */
export interface Settled {
  /** The whole way including its corners, or the one point. */
  readonly way: readonly Point[];
  readonly move: AnyMove;
  /** Null if the move may be played as it is. */
  readonly refusal: Refusal | null;
  /** The named spot it snapped to. */
  readonly spot: Spot | null;
}

const HALVINGS = 9;

/**
 * Works out what points of the ground mean while one decision is open. A point the rules accept stays as it is; any other
 * moves to the nearest one they accept: a way is cut where the allowance ends, led around what stands in it, and pulled back
 * from places where nobody may stand.
 */
export class Settler {
  readonly #task: Task;
  readonly #spots: readonly Spot[];
  readonly #corners: readonly Point[];
  readonly #field: Field;
  #router: Router | null = null;

  constructor(task: Task, spots: readonly Spot[], corners: readonly Point[], field: Field) {
    this.#task = task;
    this.#spots = spots;
    this.#corners = corners;
    this.#field = field;
  }

  settle(raw: Point, grain: Grain): Settled {
    const at = this.#onTable(roundTo(raw, grain.step));
    const spot = this.#spotNear(at, grain.snap);
    if (spot !== null) return { way: spot.way, move: spot.move, refusal: null, spot };
    const plain = this.#judged([...this.#corners, at]);
    if (plain.refusal === null) return plain;
    const moved = this.#corrected(at);
    if (moved === null) return plain;
    const judged = this.#judged(moved);
    return judged.refusal === null ? judged : plain;
  }

  /** The point if a way may turn there, otherwise null. A corner may lie where nobody could stand. */
  mayTurn(raw: Point, grain: Grain): Point | null {
    const at = this.#onTable(roundTo(raw, grain.step));
    const { refusal } = this.#judged([...this.#corners, at]);
    if (this.#task.kind !== 'walk') return null;
    if (refusal === null || /^move\.(?:contact|nowhere)/.test(refusal.code)) return at;
    return refusal.code.startsWith('move.end') && this.#mayPass(this.#task, at) ? at : null;
  }

  /** A way may cross fences and the walls of ruins, but not rocks and bases; a fleeing unit also passes those it flees from. */
  #mayPass({ disc, bodies, gait }: WalkTask, { x, y }: Point): boolean {
    const at = { x, y, r: disc.r };
    const field = { ...this.#field, noEnd: passesAll(gait) ? [] : this.#field.solid };
    const inTheWay = bodies.filter((body) => clearance(disc, at, body, gait) !== null);
    return legalSpot(at, field, inTheWay);
  }

  /** Only a direction may be pointed out beyond the edge. */
  #onTable({ x, y }: Point): Point {
    if (this.#task.kind === 'array') return { x, y };
    const { width, height } = this.#field;
    return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
  }

  /** A unit led beyond the edge moves along it, instead of stopping where the way would leave the table. */
  #whollyOnTable({ x, y }: Point, r: number): Point {
    const { width, height } = this.#field;
    return { x: Math.min(Math.max(x, r), width - r), y: Math.min(Math.max(y, r), height - r) };
  }

  #judged(way: readonly Point[]): Settled {
    const { moveTo, refuse } = this.#task;
    const move = moveTo(way);
    return { way, move, refusal: refuse(move), spot: null };
  }

  #spotNear(at: Point, snap: number): Spot | null {
    if (snap === 0 || this.#corners.length > 0) return null;
    let nearest: Spot | null = null;
    let least = snap;
    for (const spot of this.#spots) {
      const far = span(at, spot.at);
      if (far <= least) [nearest, least] = [spot, far];
    }
    return nearest;
  }

  #corrected(at: Point): readonly Point[] | null {
    const task = this.#task;
    switch (task.kind) {
      case 'walk':
        this.#router ??= new Router(task, this.#corners, this.#field);
        return this.#router.towards(this.#whollyOnTable(at, task.disc.r));
      case 'leap':
        return this.#pulled(shortenedLeap(task, at), [task.disc]);
      case 'place':
        return this.#pulled(task.beside === null ? at : besideOf(task, at), this.#goodPoints(at));
      case 'template':
      case 'lay':
        return this.#pulled(at, this.#goodPoints(at));
      case 'line':
      case 'array':
        return null;
    }
  }

  /** The nearest named spot, which the rules accept; empty if there is none. */
  #goodPoints(at: Point): Point[] {
    return this.#spots
      .map((spot) => spot.at)
      .toSorted((one, other) => span(at, one) - span(at, other))
      .slice(0, 1);
  }

  /** The point itself, or the last accepted point on the line from it to a good one. */
  #pulled(at: Point, goods: readonly Point[]): readonly Point[] | null {
    const accepted = (point: Point): boolean => this.#judged([point]).refusal === null;
    if (accepted(at)) return [at];
    for (const good of goods) {
      let [near, far] = [good, at];
      let found: Point | null = null;
      for (let halving = 0; halving < HALVINGS; halving += 1) {
        const middle = { x: toMil((near.x + far.x) / 2), y: toMil((near.y + far.y) / 2) };
        if (accepted(middle)) [near, found] = [middle, middle];
        else far = middle;
      }
      if (found !== null) return [found];
      if (accepted(good)) return [good];
    }
    return null;
  }
}

/** Cuts a leap that is too long; a leap along a line keeps to it. */
function shortenedLeap({ disc, allowance, to }: LeapTask, at: Point): Point {
  const towards = to ?? at;
  const far = span(disc, towards);
  if (far === 0) return at;
  const [ux, uy] = [(towards.x - disc.x) / far, (towards.y - disc.y) / far];
  const wanted = (at.x - disc.x) * ux + (at.y - disc.y) * uy;
  const go = Math.min(Math.max(wanted, 0), allowance, to === null ? Infinity : far);
  return { x: toMil(disc.x + ux * go), y: toMil(disc.y + uy * go) };
}

/** The point in contact with the base it must touch, on the side that was pointed at. */
function besideOf({ beside, r }: PlaceTask, at: Point): Point {
  if (beside === null) return at;
  const far = span(beside, at);
  if (far === 0) return at;
  const reach = (beside.r + r + 2) / far;
  return {
    x: toMil(beside.x + (at.x - beside.x) * reach),
    y: toMil(beside.y + (at.y - beside.y) * reach),
  };
}
