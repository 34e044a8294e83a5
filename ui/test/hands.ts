import type { Size } from '../controls/placing.ts';
import {
  bounded,
  type Camera,
  fitScale,
  pixelOf,
  type Point,
  ZOOM_LIMITS,
  zoomed,
  type ZoomLimits,
} from '../viewport/camera.ts';
import { type FreeGround, samePoint } from '../viewport/free-ground.ts';
import { GroundHand } from '../viewport/ground-hand.ts';
import { Pointers } from '../viewport/pointers.ts';

/** A board with free ground, at some screen size. */
interface HandledBoard {
  readonly ground: FreeGround;
  readonly world: Size;
  readonly view: Size;
  /** As in the viewport's props. */
  readonly unit?: number;
  readonly nudge?: number;
  readonly limits?: ZoomLimits;
  /** The `data-grab` of what is drawn at a point. */
  readonly pieceAt: (point: Point) => string | null;
}

type Pointer = 'mouse' | 'touch';

/** More than the slack allowed for a click. */
const SWING = 12;
/** Zoom factor of one step. */
const NEARER = 2;

/** Simulates input without a browser: uses the viewport's own camera and gestures, with pointers on whole pixels. */
export class Hands {
  camera: Camera;
  readonly #board: HandledBoard;
  readonly #pointers = new Pointers();
  readonly #ground: GroundHand;

  constructor(board: HandledBoard) {
    const { view, world, ground, unit = 1, nudge = 1 } = board;
    this.#board = board;
    this.camera = this.#bounded({ x: 0, y: 0, scale: fitScale(view, world) });
    this.#ground = new GroundHand(() => this.camera).over(ground, unit, nudge);
  }

  /** Drags a little too far and back, because a move within the click slack is no drag. */
  drag(means: Pointer, from: Point, to: Point): void {
    this.down(means, from);
    const end = this.#pixel(to);
    this.#move(0, { x: end.x + SWING, y: end.y + SWING });
    this.#move(0, end);
    this.up(to);
  }

  down(means: Pointer, at: Point, finger = 0): void {
    const pixel = this.#pixel(at);
    const piece = this.#board.pieceAt(at);
    this.#pointers.press(finger, pixel, () => this.#ground.hold(pixel, { piece, means }));
  }

  move(to: Point, finger = 0): void {
    this.#move(finger, this.#pixel(to));
  }

  up(at: Point, finger = 0): void {
    this.#pointers.lift(finger, this.#pixel(at), this.#moving);
  }

  press(means: Pointer, at: Point): void {
    this.down(means, at);
    this.up(at);
    if (!this.#pointers.wasDrag())
      this.#ground.press(this.#pixel(at), { piece: this.#board.pieceAt(at), means });
  }

  glide(to: Point | null): void {
    this.#ground.glide(to === null ? null : this.#pixel(to));
  }

  escape(): boolean {
    return this.#pointers.cancel();
  }

  /** True if the key moved, dropped or took a piece. */
  key(key: string, piece: string | null): boolean {
    return this.#ground.key(key, piece);
  }

  /** Zooms in at a point: with the wheel, or with two fingers on either side of it. */
  nearer(means: Pointer, at: Point): void {
    const { x, y } = this.#pixel(at);
    if (means === 'mouse') {
      this.#moving.zoom(NEARER, { x, y });
      return;
    }
    const nothing = (): null => null;
    this.#pointers.press(1, { x: x - 20, y }, nothing);
    this.#pointers.press(2, { x: x + 20, y }, nothing);
    this.#move(1, { x: x - 20 * NEARER, y });
    this.#move(2, { x: x + 20 * NEARER, y });
    for (const finger of [1, 2]) this.#pointers.lift(finger, { x, y }, this.#moving);
  }

  readonly #moving = {
    pan: (dx: number, dy: number): void => {
      const { x, y, scale } = this.camera;
      this.camera = this.#bounded({ scale, x: x + dx, y: y + dy });
    },
    zoom: (factor: number, at: Point): void => {
      const { closest } = this.#board.limits ?? ZOOM_LIMITS;
      this.camera = this.#bounded(zoomed(this.camera, factor, at, closest));
    },
    rest: (): void => undefined,
  };

  #move(finger: number, pixel: Point): void {
    this.#pointers.move(finger, pixel, this.#moving);
  }

  #bounded(camera: Camera): Camera {
    const { view, world, limits } = this.#board;
    return bounded(camera, view, world, limits);
  }

  /** The nearest whole pixel of the view. */
  #pixel(point: Point): Point {
    const { view, unit } = this.#board;
    const { x, y } = pixelOf(this.camera, point, unit);
    const within = (at: number, most: number): number => Math.min(most - 1, Math.max(0, Math.round(at)));
    return { x: within(x, view.width), y: within(y, view.height) };
  }
}

/** Maximum attempts of a player. */
const TRIES = 8;

/**
 * Whether the input can bring something to exactly this point, zooming in further after each attempt; `at` is its
 * current position.
 */
export function reached(
  hands: Hands,
  means: Pointer,
  to: Point,
  { at, how }: { readonly at: () => Point | null; readonly how: 'drag' | 'press' },
): boolean {
  for (let tries = 0; tries < TRIES && !samePoint(at(), to); tries += 1) {
    const from = at();
    if (how === 'press') hands.press(means, to);
    else if (from === null) return false;
    else hands.drag(means, from, to);
    if (!samePoint(at(), to)) hands.nearer(means, to);
  }
  return samePoint(at(), to);
}
