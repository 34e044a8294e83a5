import type { Means } from '../interaction/use-pointing.ts';
import type { Point } from './camera.ts';

/** What a hand reaches for; points are in the board's own units. */
export interface Reach {
  /** What lies there, as its `data-grab` names it; null: bare ground. */
  readonly piece: string | null;
  /** Where the pointer is; null: a key reaches for the piece, wherever that is. */
  readonly point: Point | null;
  readonly means: Means;
}

/** Something of the board in a hand. */
export interface Grab {
  /** Where it is when it is taken: it keeps its place under the pointer. */
  readonly at: Point;
  /** It would be here now. Called at mouse speed: draw from it without rendering. */
  move(point: Point): void;
  drop(point: Point): void;
  /** It goes back to where it was. */
  cancel(): void;
}

/** What hands do on a board whose points nobody lists. All of it may be left out. */
export interface FreeGround {
  /** Null: nothing to grab, so the drag moves the view. */
  grab?(reach: Reach): Grab | null;
  /** A mouse is over a point; null: over none. Called at mouse speed, once for each point. */
  glide?(point: Point | null): void;
  /** A press that was no drag. */
  pressAt?(point: Point, reach: Omit<Reach, 'point'>): void;
}

export const samePoint = (one: Point | null, other: Point | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y);

/** A grab as the pointer that holds it is told of: in pixels of the view. */
export interface Hold {
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

/** Takes what lies under a pointer, if the board lets one; `pointAt` says which point of the board a pixel is. */
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
