import type { Point } from './camera.ts';
import type { Hold } from './free-ground.ts';

/** What dragging and pinching ask of a view; points are in pixels of the view. */
export interface PointerHandlers {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** The gesture has ended. */
  rest(): void;
}

/** A pointer that moves at most this far is a click. */
const SLACK = 7;

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The pointers that are down on a view. One pointer drags what it went down on, if the board lets it be grabbed, or
 * else the view. A second finger cancels that, and the two pinch.
 */
export class Pointers {
  readonly #down = new Map<number, Point>();
  #start: Point | null = null;
  #hold: Hold | null = null;
  #dragging = false;

  /** `grab` is called only if no other pointer is down. */
  press(id: number, at: Point, grab: () => Hold | null): void {
    this.#letGo();
    if (this.#down.size === 0) {
      this.#dragging = false;
      this.#hold = grab();
    }
    this.#down.set(id, at);
    this.#start = at;
  }

  isDown(id: number): boolean {
    return this.#down.has(id);
  }

  /** True if this starts a drag; the caller then captures the pointer. */
  move(id: number, at: Point, handlers: PointerHandlers): boolean {
    const before = this.#down.get(id);
    if (before === undefined) return false;
    const far = this.#down.size > 1 || (this.#start !== null && apart(this.#start, at) > SLACK);
    if (!this.#dragging && !far) return false;
    const begins = !this.#dragging;
    this.#dragging = true;
    const other = [...this.#down].find(([one]) => one !== id)?.[1];
    this.#down.set(id, at);
    if (this.#hold !== null) this.#hold.move(at);
    else if (other === undefined) handlers.pan(at.x - before.x, at.y - before.y);
    else {
      const [was, is] = [between(before, other), between(at, other)];
      handlers.pan(is.x - was.x, is.y - was.y);
      handlers.zoom(apart(at, other) / Math.max(1, apart(before, other)), is);
    }
    return begins;
  }

  lift(id: number, at: Point, handlers: PointerHandlers): void {
    if (!this.#down.delete(id)) return;
    const hold = this.#hold;
    if (hold !== null && this.#dragging) {
      this.#hold = null;
      hold.drop(at);
    }
    this.#rest(handlers);
  }

  /** The browser cancelled the pointer: nothing is dropped. */
  lose(id: number, handlers: PointerHandlers): void {
    if (!this.#down.delete(id)) return;
    this.#rest(handlers);
  }

  /** Cancels the drag and puts the piece back; false if nothing is being dragged. */
  cancel(): boolean {
    if (this.#hold === null || !this.#dragging) return false;
    this.#letGo();
    this.#down.clear();
    return true;
  }

  /** Whether the following click ends a drag and must be ignored. */
  wasDrag(): boolean {
    const dragged = this.#dragging;
    this.#dragging = false;
    return dragged;
  }

  #letGo(): void {
    const hold = this.#hold;
    this.#hold = null;
    hold?.cancel();
  }

  #rest(handlers: PointerHandlers): void {
    this.#letGo();
    if (this.#down.size === 0 && this.#dragging) handlers.rest();
  }
}
