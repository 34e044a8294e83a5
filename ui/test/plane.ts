import type { Point } from '../viewport/camera.ts';
import type { FreeGround, Grab } from '../viewport/free-ground.ts';
import { pointSignal } from '../viewport/point-signal.ts';

/** In hundredths of an inch. */
const TABLE = { width: 4400, height: 3000 };
const FARTHEST = 600;
const RADIUS = 50;
const ROCK: Point = { x: 2400, y: 1500 };

const apart = (one: Point, other: Point): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/**
 * A toy board: a disc slides up to six inches to any hundredth of an inch, but not over a rock. It is dropped first,
 * then moved.
 */
export class Plane {
  disc: Point = { x: 2200, y: 1500 };
  /** Where the disc was dropped but not yet moved to. */
  readonly planned = pointSignal();
  /** Where the disc is being held. */
  readonly held = pointSignal();
  readonly pointed = pointSignal();

  /** In pixels: 24 per inch. */
  readonly unit = 0.24;
  readonly world = { width: TABLE.width * this.unit, height: TABLE.height * this.unit };

  readonly ground: FreeGround = {
    grab: ({ piece }) => (piece === 'disc' ? this.#grab() : null),
    glide: (point) => {
      this.pointed.set(point === null ? null : whole(point));
    },
    pressAt: (point, { piece }) => {
      // Pressing the disc does nothing until it has been dropped somewhere.
      if (piece === null || this.planned.get() !== null) this.#plan(point);
    },
  };

  get at(): Point {
    return this.planned.get() ?? this.disc;
  }

  readonly pieceAt = (point: Point): string | null => (apart(point, this.at) <= RADIUS ** 2 ? 'disc' : null);

  legal(to: Point): boolean {
    const inside = to.x >= 0 && to.y >= 0 && to.x <= TABLE.width && to.y <= TABLE.height;
    const exact = Number.isInteger(to.x) && Number.isInteger(to.y);
    return inside && exact && apart(to, this.disc) <= FARTHEST ** 2 && apart(to, ROCK) >= (2 * RADIUS) ** 2;
  }

  /** The moves a list would contain: the full distance in eight directions. */
  listed(): Point[] {
    const { x, y } = this.disc;
    const ways = [-FARTHEST, 0, FARTHEST].flatMap((dx) => [-FARTHEST, 0, FARTHEST].map((dy) => ({ dx, dy })));
    return ways.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })).filter((to) => this.legal(to));
  }

  #plan(point: Point): void {
    const to = whole(point);
    if (this.legal(to)) this.planned.set(to);
  }

  #grab(): Grab {
    return {
      at: this.at,
      move: (point) => {
        this.held.set(whole(point));
      },
      drop: (point) => {
        this.held.set(null);
        this.#plan(point);
      },
      cancel: () => {
        this.held.set(null);
      },
    };
  }
}
