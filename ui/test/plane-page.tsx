import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Point } from '../viewport/camera.ts';
import { type PointSignal, usePointSignal } from '../viewport/point-signal.ts';
import { Sheet } from '../viewport/sheet.tsx';
import { Viewport } from '../viewport/viewport.tsx';
import { Plane } from './plane.ts';

const LIMITS = { farthest: 1, closest: 24 };
const NO_PLACES = { attribute: 'data-place', read: (): null => null };
const NO_POINTING = { aim: (): void => undefined, press: (): void => undefined };
const words = (point: Point | null): string => (point === null ? '' : `${point.x} ${point.y}`);

const plane = new Plane();
let renders = 0;

/** Prints a position as text on every change, without rendering. */
function Told({ id, signal }: { readonly id: string; readonly signal: PointSignal }): ReactNode {
  const output = useRef<HTMLOutputElement>(null);
  const draw = useCallback((point: Point | null) => {
    if (output.current !== null) output.current.textContent = words(point);
  }, []);
  usePointSignal(signal, draw);
  return <output ref={output} id={id} />;
}

/** The toy board as a page: rendered once, then drawn from signals only. */
function PlaneBoard(): ReactNode {
  useEffect(() => {
    renders += 1;
  });
  const disc = useRef<HTMLButtonElement>(null);
  const { unit, world, ground } = plane;
  const draw = useCallback(() => {
    const { x, y } = plane.held.get() ?? plane.at;
    disc.current?.style.setProperty('translate', `${(x - 50) * unit}px ${(y - 50) * unit}px`);
  }, [unit]);
  usePointSignal(plane.held, draw);
  usePointSignal(plane.planned, draw);
  return (
    <>
      <Viewport {...{ world, unit, ground }} limits={LIMITS} nudge={100} label="A plane" mini={null}>
        <Sheet places={NO_PLACES} pointing={NO_POINTING}>
          <button
            ref={disc}
            type="button"
            data-grab="disc"
            aria-label="Disc"
            style={{ position: 'absolute', width: 100 * unit, height: 100 * unit, padding: 0, border: 0 }}
          />
        </Sheet>
      </Viewport>
      <Told id="held" signal={plane.held} />
      <Told id="pointed" signal={plane.pointed} />
      <Told id="planned" signal={plane.planned} />
    </>
  );
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<PlaneBoard />);
Object.assign(globalThis, { renders: () => renders });
