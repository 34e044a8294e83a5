import { round } from '@sanguine/ui/drawing/round.ts';
import type { Point } from '../../content/maps/segment.ts';

/** Writes compact SVG path data: relative steps on a grid, so that rounding errors never add up. */
export class Pen {
  readonly #grid: number;
  #data = '';
  #command = '';
  #dotted = false;
  #at: Point = [0, 0];
  #start: Point = [0, 0];

  /** `grid` is lines per unit: 10 keeps one decimal, 20 also halves of it. */
  constructor(grid = 10) {
    this.#grid = grid;
  }

  get data(): string {
    return this.#data;
  }

  move(to: Point): this {
    this.#put(this.#data === '' ? 'M' : 'm', [to]);
    this.#start = this.#at;
    // In SVG, further pairs after an `m` are lines.
    if (this.#command === 'm') this.#command = 'l';
    return this;
  }

  line(...points: readonly Point[]): this {
    for (const point of points) this.#put('l', [point]);
    return this;
  }

  /** A quadratic curve. */
  bend(control: Point, to: Point): this {
    return this.#put('q', [control, to]);
  }

  /** A quadratic curve that continues the previous one without a corner. */
  glide(to: Point): this {
    return this.#put('t', [to]);
  }

  /** A cubic curve. */
  sweep(first: Point, second: Point, to: Point): this {
    return this.#put('c', [first, second, to]);
  }

  /** A circular arc, clockwise on the screen. */
  arc(radius: number, to: Point): this {
    this.#letter('a');
    for (const value of [radius, radius]) this.#number(Math.round(value * this.#grid));
    for (const flag of [0, 0, 1]) this.#number(flag * this.#grid);
    return this.#steps([to]);
  }

  /** Round caps make a dot of a zero-length line. */
  dot(at: Point): this {
    this.move(at);
    this.#letter('h');
    this.#number(0);
    return this;
  }

  close(): this {
    this.#letter('z');
    this.#at = this.#start;
    return this;
  }

  #put(command: string, points: readonly Point[]): this {
    this.#letter(command);
    return this.#steps(points);
  }

  #steps(points: readonly Point[]): this {
    const [fromX, fromY] = this.#at;
    for (const [x, y] of points) {
      this.#at = [Math.round(x * this.#grid), Math.round(y * this.#grid)];
      this.#number(this.#at[0] - fromX);
      this.#number(this.#at[1] - fromY);
    }
    return this;
  }

  #letter(command: string): void {
    if (command === this.#command && command !== 'z') return;
    this.#command = command;
    this.#data += command;
    this.#dotted = true;
  }

  /** No space is needed after a letter, before a minus, or before a decimal point if the last number had one. */
  #number(steps: number): void {
    const text = String(Math.round((steps / this.#grid) * 100) / 100).replace(/^(-?)0\./, '$1.');
    const glued =
      /[a-z]$/i.test(this.#data) || text.startsWith('-') || (text.startsWith('.') && this.#dotted);
    this.#data += glued ? text : ` ${text}`;
    this.#dotted = text.includes('.');
  }
}

export function polyline(points: readonly Point[]): string {
  const [first, ...rest] = points;
  return first ? new Pen().move(first).line(...rest).data : '';
}

export const polygon = (points: readonly Point[]): string => `${polyline(points)}z`;

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function ellipse([x, y]: Point, across: number, down: number): string {
  const [a, b] = [round(across), round(down)];
  return `M${round(x - a)} ${round(y)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
}
