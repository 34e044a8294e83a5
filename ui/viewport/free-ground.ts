import type { Means } from '../interaction/use-pointing.ts';
import type { Point } from './camera.ts';

/** What the player tries to grab or press; points are in the board's own units. */
export interface Reach {
  /** The `data-grab` of the piece there; null for bare ground. */
  readonly piece: string | null;
  /** The pointer's position; null if a key grabs the piece, wherever it is. */
  readonly point: Point | null;
  readonly means: Means;
}

/** A piece being dragged. */
export interface Grab {
  /** Its position when grabbed; its offset from the pointer stays the same. */
  readonly at: Point;
  /** Called at mouse speed: draw without rendering. */
  move(point: Point): void;
  drop(point: Point): void;
  /** Returns it to where it was. */
  cancel(): void;
}

/** Input handlers for a board whose points are not listed. All are optional. */
export interface FreeGround {
  /** Null if there is nothing to grab; the drag then pans the view. */
  grab?(reach: Reach): Grab | null;
  /** The point the mouse hovers over, or null. Called at mouse speed, once per point. */
  glide?(point: Point | null): void;
  /** A press that did not become a drag. */
  pressAt?(point: Point, reach: Omit<Reach, 'point'>): void;
}

export const samePoint = (one: Point | null, other: Point | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y);

/** A grab in pixels of the view. */
export interface Hold {
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

/** Grabs what is under a pointer, if the board allows it; `pointAt` converts a pixel to a point of the board. */
export function holdOf(
  ground: FreeGround,
  reach: Omit<Reach, 'point'>,
  at: Point,
  pointAt: (at: Point) => Point,
): Hold | null {
  const start = pointAt(at);
  const grabbed = ground.grab?.({ ...reach, point: start }) ?? null;
  if (grabbed === null) return null;
  const [dx, dy] = [grabbed.at.x - start.x, grabbed.at.y - start.y];
  let last = grabbed.at;
  const heldAt = (now: Point): Point => {
    const { x, y } = pointAt(now);
    return { x: x + dx, y: y + dy };
  };
  return {
    move(now) {
      const point = heldAt(now);
      if (samePoint(point, last)) return;
      last = point;
      grabbed.move(point);
    },
    drop(now) {
      grabbed.drop(heldAt(now));
    },
    cancel() {
      grabbed.cancel();
    },
  };
}
