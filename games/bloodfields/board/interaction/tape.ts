import { Observable } from '@sanguine/ui/observable/observable.ts';
import type { FreeGround, Grab, Reach } from '@sanguine/ui/viewport/free-ground.ts';
import { type Disc } from '../../rules/geometry/disc.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { pointDisc } from '../../rules/geometry/sight.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { roundTo } from '../plan/grain.ts';
import { readPlace, unitAt } from '../plan/targets.ts';

/** One end of the tape: a base, or a point of the ground. */
export type TapeEnd = { readonly unit: UnitId } | { readonly at: Point };

/** What is measured: nothing, from one end onwards, or from one end to the other. */
export interface Measured {
  readonly from: TapeEnd | null;
  readonly to: TapeEnd | null;
  /** True if both ends are set down, so that a mouse no longer moves the second one. */
  readonly laid: boolean;
}

const NOTHING: Measured = { from: null, to: null, laid: false };

/** Points are rounded to a hundredth of an inch. */
const STEP = 10;

/** The base or the point of an end. */
export const discOf = (view: State, end: TapeEnd): Disc =>
  'unit' in end ? unitOf(view, end.unit) : pointDisc(end.at);

/** What the tape must know about the moment. */
interface TapeMoment {
  readonly view: State;
  readonly toTable: (pixel: Point) => Point;
  readonly toPicture: (point: Point) => Point;
}

/**
 * §1.1: the tape measure. Anybody looking at a table may measure on it at any time; it has nothing to do with moves. Two
 * presses or one drag lay it; between presses it follows the mouse. Its ends can be picked up again, also with keys.
 */
export class Tape {
  readonly measured = new Observable<Measured>(NOTHING);
  #moment: TapeMoment;

  constructor(moment: TapeMoment) {
    this.#moment = moment;
  }

  update(moment: TapeMoment): void {
    this.#moment = moment;
    // A unit that has left the table cannot be measured.
    const { from, to } = this.measured.get();
    if (this.#isGone(from) || this.#isGone(to)) this.clear();
  }

  clear(): void {
    this.measured.set(NOTHING);
  }

  /** Sets an end down, the first or the second; a third one starts over. */
  lay(end: TapeEnd): void {
    const { from, laid } = this.measured.get();
    if (from === null || laid) this.measured.set({ ...NOTHING, from: end });
    else if (!isSame(from, end)) this.measured.set({ from, to: end, laid: true });
  }

  /** Lets the second end follow what is pointed at until it is set down. */
  follow(end: TapeEnd | null): void {
    const now = this.measured.get();
    if (now.from === null || now.laid) return;
    this.measured.set({ ...now, to: end === null || isSame(now.from, end) ? null : end });
  }

  readonly ground: FreeGround = {
    grab: (reach) => this.#grab(reach),
    glide: (pixel) => {
      this.follow(pixel === null ? null : this.#endAt(this.#moment.toTable(pixel)));
    },
    pressAt: (pixel, { piece }) => {
      // Anything with a name has a press of its own.
      if (piece === null || readPlace(piece) === null) this.lay(this.#endAt(this.#moment.toTable(pixel)));
    },
  };

  #grab({ piece, point, means }: Reach): Grab | null {
    const { from, to } = this.measured.get();
    if (piece === 'tape:from' && from !== null && to !== null)
      return this.#pull(from, (end) => ({ from: end, to }));
    if (piece === 'tape:to' && from !== null && to !== null)
      return this.#pull(to, (end) => ({ from, to: end }));
    if (means === 'key') return null;
    const unit = unitAt(piece === null ? null : readPlace(piece));
    const begin = unit !== null ? { unit } : point === null ? null : this.#endAt(this.#moment.toTable(point));
    return begin === null ? null : this.#pull(begin, (end) => ({ from: begin, to: end }));
  }

  /** An end moved by hand, put back where it was if the drag is cancelled. */
  #pull(led: TapeEnd, laid: (end: TapeEnd) => { readonly from: TapeEnd; readonly to: TapeEnd }): Grab {
    const before = this.measured.get();
    const { view, toTable, toPicture } = this.#moment;
    const move = (pixel: Point): void => {
      const { from, to } = laid(this.#endAt(toTable(pixel)));
      this.measured.set({ from, to: isSame(from, to) ? null : to, laid: true });
    };
    return {
      at: toPicture(discOf(view, led)),
      move,
      drop: move,
      cancel: () => {
        this.measured.set(before);
      },
    };
  }

  /** The base at this point, or else the point itself. */
  #endAt(point: Point): TapeEnd {
    const { view } = this.#moment;
    const unit = view.units.findIndex((one) => one.state === 'board' && span(one, point) <= one.r);
    if (unit >= 0) return { unit };
    const { width, height } = fieldFor(view);
    const { x, y } = roundTo(point, STEP);
    return { at: { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) } };
  }

  #isGone(end: TapeEnd | null): boolean {
    return end !== null && 'unit' in end && this.#moment.view.units[end.unit]?.state !== 'board';
  }
}

const isSame = (one: TapeEnd, other: TapeEnd): boolean =>
  'unit' in one
    ? 'unit' in other && one.unit === other.unit
    : 'at' in other && one.at.x === other.at.x && one.at.y === other.at.y;
