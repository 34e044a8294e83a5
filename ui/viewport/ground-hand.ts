import { type Camera, type Point, pointUnder } from './camera.ts';
import { type FreeGround, type Hold, holdOf, type Reach, samePoint } from './free-ground.ts';
import { KeyHand } from './key-hand.ts';

type ReachedFor = Omit<Reach, 'point'>;

/** Passes input on free ground to the board, converting pixels of the view to points of the board. */
export class GroundHand {
  readonly #camera: () => Camera | null;
  readonly #keys = new KeyHand();
  #ground: FreeGround = {};
  #unit = 1;
  #nudge = 1;
  #glided: Point | null = null;

  constructor(camera: () => Camera | null) {
    this.#camera = camera;
  }

  /** Updates the board; `unit` is in pixels of the world, `nudge` in units. */
  over(ground: FreeGround, unit: number, nudge: number): this {
    this.#ground = ground;
    this.#unit = unit;
    this.#nudge = nudge;
    return this;
  }

  hold(at: Point, reach: ReachedFor): Hold | null {
    return this.#camera() === null ? null : holdOf(this.#ground, reach, at, (pixel) => this.#under(pixel));
  }

  glide(at: Point | null): void {
    const point = at === null || this.#camera() === null ? null : this.#under(at);
    if (samePoint(point, this.#glided)) return;
    this.#glided = point;
    this.#ground.glide?.(point);
  }

  press(at: Point, reach: ReachedFor): void {
    if (this.#camera() !== null) this.#ground.pressAt?.(this.#under(at), reach);
  }

  /** True if the key moved, dropped or took a piece. */
  key(key: string, piece: string | null): boolean {
    return this.#keys.press(key, piece, this.#ground, this.#nudge);
  }

  letGo(): void {
    this.#keys.letGo();
  }

  #under(pixel: Point): Point {
    return pointUnder(this.#camera() ?? { x: 0, y: 0, scale: 1 }, pixel, this.#unit);
  }
}
