import { useEffect } from 'react';
import { Observable } from '../observable/observable.ts';
import type { Point } from './camera.ts';
import { samePoint } from './free-ground.ts';

/** A point that changes at mouse speed: a layer draws from it by itself, and nothing is rendered. */
export type PointSignal = Observable<Point | null>;

/** The same point again is nothing new. */
export const pointSignal = (): PointSignal => new Observable<Point | null>(null, samePoint);

/** Draws a layer from a point, now and at each change; `draw` is the same function each time. */
export function usePointSignal(signal: PointSignal, draw: (point: Point | null) => void): void {
  useEffect(() => {
    draw(signal.get());
    return signal.subscribe(() => {
      draw(signal.get());
    });
  }, [signal, draw]);
}
