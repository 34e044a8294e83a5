import { useEffect } from 'react';
import { Observable } from '../observable/observable.ts';
import type { Point } from './camera.ts';
import { samePoint } from './free-ground.ts';

/** A point that changes at mouse speed: layers draw from it directly, without rendering. */
export type PointSignal = Observable<Point | null>;

/** Setting an equal point notifies nobody. */
export const pointSignal = (): PointSignal => new Observable<Point | null>(null, samePoint);

/** Draws a layer from a point, at once and on each change; `draw` must be a stable function. */
export function usePointSignal(signal: PointSignal, draw: (point: Point | null) => void): void {
  useEffect(() => {
    draw(signal.get());
    return signal.subscribe(() => {
      draw(signal.get());
    });
  }, [signal, draw]);
}
