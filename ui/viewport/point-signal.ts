import { useEffect } from 'react';
import type { Point } from './camera.ts';
import { samePoint } from './free-ground.ts';

type Draw = (point: Point | null) => void;

/** A point that changes at mouse speed: a layer draws from it by itself, and nothing is rendered. */
export class PointSignal {
  #point: Point | null = null;
  readonly #draws = new Set<Draw>();

  get point(): Point | null {
    return this.#point;
  }

  /** The same point again is nothing new. */
  set(point: Point | null): void {
    if (samePoint(this.#point, point)) return;
    this.#point = point;
    for (const draw of this.#draws) draw(point);
  }

  /** Draws now and at each change, until it is told to stop. */
  subscribe(draw: Draw): () => void {
    this.#draws.add(draw);
    draw(this.#point);
    return () => {
      this.#draws.delete(draw);
    };
  }
}

/** Draws a layer from a point at mouse speed; `draw` is the same function each time. */
export function usePointSignal(signal: PointSignal, draw: Draw): void {
  useEffect(() => signal.subscribe(draw), [signal, draw]);
}
