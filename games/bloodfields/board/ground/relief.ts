import { land } from './land.ts';
import type { Pigment } from './pigments.ts';
import type { Measures, Quarter } from './quarter.ts';

/** A box in inches. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Paints a pixel, given its index in the arrays and its place on the table in inches. */
export type Stroke = (at: number, x: number, y: number) => void;

/**
 * The country while it is being made: for every pixel its height in inches, its colour before light falls on it, the ink cut
 * into it, and whether it is water. It may be a window of the table; its pixels are those of the whole picture.
 */
export class Relief {
  readonly width: number;
  readonly height: number;
  /** Pixels per inch. */
  readonly ppi: number;
  /** Where its first pixel lies in the picture of the whole table. */
  readonly left: number;
  readonly top: number;
  readonly z: Float32Array;
  readonly rgb: Uint8ClampedArray;
  readonly ink: Uint8ClampedArray;
  readonly wet: Uint8Array;
  /** How much hills raise each pixel; what stands on a hill stands that much higher. */
  readonly lift: Float32Array;
  /** Turn screen coordinates into those of the table: x = x0 + xi * i + xj * j, and y likewise. */
  readonly #x0: number;
  readonly #xi: number;
  readonly #xj: number;
  readonly #y0: number;
  readonly #yi: number;
  readonly #yj: number;

  constructor(
    table: Measures,
    turn: Quarter,
    ppi: number,
    pixels: { readonly left: number; readonly top: number } & Measures,
  ) {
    const { left, top, width, height } = pixels;
    this.width = width;
    this.height = height;
    this.ppi = ppi;
    this.left = left;
    this.top = top;
    this.z = new Float32Array(width * height);
    this.rgb = new Uint8ClampedArray(width * height * 3);
    this.ink = new Uint8ClampedArray(width * height);
    this.wet = new Uint8Array(width * height);
    this.lift = new Float32Array(width * height);
    const u = (left + 0.5) / ppi;
    const v = (top + 0.5) / ppi;
    const step = 1 / ppi;
    const [xi, xj, yi, yj] = (
      [
        [1, 0, 0, -1],
        [0, 1, 1, 0],
        [-1, 0, 0, 1],
        [0, -1, -1, 0],
      ] as const
    )[turn];
    this.#xi = xi * step;
    this.#xj = xj * step;
    this.#yi = yi * step;
    this.#yj = yj * step;
    this.#x0 = (xi < 0 || xj < 0 ? table.width : 0) + xi * u + xj * v;
    this.#y0 = (yi < 0 || yj < 0 ? table.height : 0) + yi * u + yj * v;
  }

  /** Runs the stroke for every pixel, row by row. */
  all(stroke: Stroke): void {
    this.#rows(0, 0, this.width - 1, this.height - 1, stroke);
  }

  /** Runs the stroke for every pixel in a box of the table. */
  within({ x0, y0, x1, y1 }: Box, stroke: Stroke): void {
    const a = this.#pixel(x0, y0);
    const b = this.#pixel(x1, y1);
    this.#rows(
      Math.max(0, Math.floor(Math.min(a.i, b.i))),
      Math.max(0, Math.floor(Math.min(a.j, b.j))),
      Math.min(this.width - 1, Math.ceil(Math.max(a.i, b.i))),
      Math.min(this.height - 1, Math.ceil(Math.max(a.j, b.j))),
      stroke,
    );
  }

  /** The height of the bare ground at a pixel: the land and the hill on it. */
  ground(at: number, x: number, y: number): number {
    return land(x, y) + (this.lift[at] ?? 0);
  }

  /** Glazes a pixel with a colour. */
  lay(at: number, pigment: Pigment, share: number): void {
    const { rgb } = this;
    const k = at * 3;
    const r = rgb[k] ?? 0;
    const g = rgb[k + 1] ?? 0;
    const b = rgb[k + 2] ?? 0;
    rgb[k] = r + (pigment.red - r) * share;
    rgb[k + 1] = g + (pigment.green - g) * share;
    rgb[k + 2] = b + (pigment.blue - b) * share;
  }

  /** Covers a pixel, ink included. */
  dip(at: number, pigment: Pigment): void {
    const k = at * 3;
    this.rgb[k] = pigment.red;
    this.rgb[k + 1] = pigment.green;
    this.rgb[k + 2] = pigment.blue;
    this.ink[at] = 0;
    this.wet[at] = 0;
  }

  /** Cuts a line into the plate; where lines meet, the strongest one counts. */
  cut(at: number, strength: number): void {
    const ink = strength * 255;
    if (ink > (this.ink[at] ?? 0)) this.ink[at] = ink;
  }

  /** How far a step on the table leads to the right on the screen. */
  right(dx: number, dy: number): number {
    return (dx * this.#xi + dy * this.#yi) * this.ppi;
  }

  /** How far a step on the table leads down on the screen. */
  down(dx: number, dy: number): number {
    return (dx * this.#xj + dy * this.#yj) * this.ppi;
  }

  #pixel(x: number, y: number): { readonly i: number; readonly j: number } {
    const scale = this.ppi * this.ppi;
    const dx = x - this.#x0;
    const dy = y - this.#y0;
    return { i: (dx * this.#xi + dy * this.#yi) * scale, j: (dx * this.#xj + dy * this.#yj) * scale };
  }

  #rows(i0: number, j0: number, i1: number, j1: number, stroke: Stroke): void {
    for (let j = j0; j <= j1; j++) {
      const x = this.#x0 + this.#xj * j;
      const y = this.#y0 + this.#yj * j;
      const row = j * this.width;
      for (let i = i0; i <= i1; i++) stroke(row + i, x + this.#xi * i, y + this.#yi * i);
    }
  }
}
