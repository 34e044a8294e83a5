import { SIXTEEN } from '../geometry/directions.ts';
import { type Body, type Disc, hostileContact } from '../geometry/disc.ts';
import { type Field, fieldNear } from '../geometry/field.ts';
import { hardPlaces } from '../geometry/hard-charge.ts';
import { GAP, toMil } from '../geometry/numbers.ts';
import { type Gait, pathFault, pathLength } from '../geometry/path.ts';
import { type Point, span } from '../geometry/point.ts';
import { type Reach, reachOf, wayTo } from '../geometry/reach.ts';
import { farthest } from '../geometry/run.ts';

/** A place a unit can walk to. */
export interface Place extends Point {
  readonly path: readonly Point[];
  readonly length: number;
}

/** How many places nearest to another unit to consider, and how far apart. */
const ENOUGH = 8;
const APART = 1000;

/** Mil kept short of a limit, so that rounding decides nothing. */
const JUST = 5;

/**
 * §5.1: where a unit could walk to with one action. Found once, then asked about many positions of one other unit, which is in
 * its way or is its target: ways are found without the other and then checked with it.
 */
export class Places {
  readonly #mover: Disc;
  readonly #allowance: number;
  readonly #gait: Gait;
  readonly #field: Field;
  readonly #bodies: readonly Body[];
  #reach: Reach | null = null;
  #around: readonly Place[] | null = null;

  /** `bodies`: all others except that one unit. */
  constructor(mover: Disc, allowance: number, field: Field, bodies: readonly Body[], gait: Gait) {
    this.#mover = mover;
    this.#allowance = allowance;
    this.#gait = gait;
    this.#field = fieldNear(field, mover, allowance + GAP);
    const far = allowance + 2 * GAP;
    this.#bodies = bodies.filter((body) => span(mover, body) - mover.r - body.r <= far);
  }

  /** The way to a place with the other standing there; null if there is none. */
  to(point: Point, other: Disc): Place | null {
    const at = { x: toMil(point.x), y: toMil(point.y) };
    if (span(this.#mover, at) > this.#allowance) return null;
    const bodies: Body[] = [...this.#bodies, { x: other.x, y: other.y, r: other.r, hostile: true }];
    const judge = (path: readonly Point[]): Place | null =>
      pathFault(this.#mover, path, this.#allowance, this.#field, bodies, this.#gait) === null
        ? { ...at, path, length: pathLength(this.#mover, path) }
        : null;
    const straight = judge([at]);
    if (straight !== null) return straight;
    this.#reach ??= this.#reachWith(this.#bodies);
    const way = wayTo(this.#reach, at);
    if (way === null) return null;
    // The shortest way may lead through the other itself: if so, look for one round it.
    return judge(way.path) ?? judge(wayTo(this.#reachWith(bodies), at)?.path ?? []);
  }

  #reachWith(bodies: readonly Body[]): Reach {
    return reachOf(this.#mover, this.#allowance, this.#field, bodies, this.#gait);
  }

  /** Places all around: as far as it can go, and half as far. */
  around(): readonly Place[] {
    this.#around ??= this.#look();
    return this.#around;
  }

  #look(): Place[] {
    const found: Place[] = [];
    for (const share of [1, 0.5]) {
      for (const direction of SIXTEEN) {
        const end = farthest(this.#mover, direction, this.#allowance * share, this.#field, this.#bodies);
        if (end !== null && span(this.#mover, end) > 0)
          found.push({ ...end, path: [end], length: span(this.#mover, end) });
      }
    }
    this.#reach ??= this.#reachWith(this.#bodies);
    for (const { x, y, length } of this.#reach.waypoints) {
      if (length === 0 || length === Infinity) continue;
      const way = wayTo(this.#reach, { x, y });
      if (way !== null) found.push({ x, y, path: way.path, length: way.length });
    }
    return found;
  }

  /** Places as near to the other as possible without contact, nearest first: straight on, round corners, and all around. */
  *nearest(other: Disc): Iterable<Place> {
    this.#reach ??= this.#reachWith(this.#bodies);
    const keep = this.#mover.r + other.r + GAP;
    const ends: { readonly at: Point | Place; readonly away: number }[] = [];
    for (const { x, y, length } of this.#reach.waypoints) {
      const far = span({ x, y }, other);
      const go = Math.min(this.#allowance - length - JUST, far - keep);
      if (go <= 0) continue;
      const at = { x: x + ((other.x - x) / far) * go, y: y + ((other.y - y) / far) * go };
      ends.push({ at, away: far - go });
    }
    for (const place of this.around()) ends.push({ at: place, away: span(place, other) });
    ends.sort((one, two) => one.away - two.away);
    const found: Place[] = [];
    for (const { at } of ends) {
      if (found.some((one) => span(one, at) < APART)) continue;
      const place = !('path' in at) ? this.to(at, other) : this.isOpen(at, other) ? at : null;
      if (place === null) continue;
      yield place;
      if (found.push(place) >= ENOUGH) return;
    }
  }

  /** Whether a place found without the other is still reachable with it, and not in contact with it. */
  isOpen({ path }: Place, other: Disc): boolean {
    const bodies: Body[] = [...this.#bodies, { x: other.x, y: other.y, r: other.r, hostile: true }];
    const { x, y } = path.at(-1) ?? this.#mover;
    return (
      hostileContact({ x, y, r: this.#mover.r }, bodies) < 0 &&
      pathFault(this.#mover, path, this.#allowance, this.#field, bodies, this.#gait) === null
    );
  }

  /** The nearest free place in contact with the other. */
  besides(other: Disc): Place | null {
    const [place] = hardPlaces(this.#mover, other, this.#field, this.#bodies);
    return place === undefined ? null : this.to(place, other);
  }

  /** Straight towards the other: to this distance from it, or as far as possible. */
  towards(other: Disc, distance: number): Place | null {
    const far = span(this.#mover, other);
    const go = Math.min(this.#allowance, far - this.#mover.r - other.r - distance + JUST);
    if (go <= 0 || far === 0) return null;
    const { x, y } = this.#mover;
    return this.to({ x: x + ((other.x - x) / far) * go, y: y + ((other.y - y) / far) * go }, other);
  }
}
