import { type RefObject, useEffect } from 'react';
import type { Point } from './camera.ts';

/** What hands ask of a view; spots are in pixels of the view. */
export interface GestureHandlers {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** Fingers and wheels have come to rest. */
  rest(): void;
  /** Two quick clicks on a spot. */
  point(at: Point): void;
  /** True if the key was meant for the view. */
  key(key: string, shift: boolean): boolean;
}

/** A pointer that moves less than this has clicked. */
const SLACK = 7;
const WHEEL_REST = 160;
const WHEEL_STEP = 0.0016;

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Drag, pinch, wheel, double click and keys on an element. A drag is no click for what lies under it. */
export function useGestures(
  target: RefObject<HTMLElement | null>,
  handling: RefObject<GestureHandlers>,
): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const down = new Map<number, Point>();
    let start: Point | null = null;
    let dragging = false;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const spotOf = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (down.size === 0) dragging = false;
      down.set(event.pointerId, spotOf(event));
      start = spotOf(event);
    };
    const move = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = spotOf(event);
      if (!dragging && (down.size > 1 || (start !== null && apart(start, now) > SLACK))) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      if (!dragging) return;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      if (other === undefined) {
        handling.current.pan(now.x - before.x, now.y - before.y);
        return;
      }
      const [was, is] = [between(before, other), between(now, other)];
      handling.current.pan(is.x - was.x, is.y - was.y);
      handling.current.zoom(apart(now, other) / Math.max(1, apart(before, other)), is);
    };
    const lift = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId)) return;
      if (down.size === 0 && dragging) handling.current.rest();
    };
    const click = (event: MouseEvent): void => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 16 : 1;
      if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY))
        handling.current.pan(-event.deltaX * lines, 0);
      else {
        const pinch = event.ctrlKey ? 4 : 1;
        handling.current.zoom(Math.exp(-event.deltaY * lines * WHEEL_STEP * pinch), spotOf(event));
      }
      clearTimeout(resting);
      resting = setTimeout(() => {
        handling.current.rest();
      }, WHEEL_REST);
    };
    const doubleClick = (event: MouseEvent): void => {
      handling.current.point(spotOf(event));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!handling.current.key(event.key, event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const hands = new AbortController();
    const { signal } = hands;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener('pointercancel', lift, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('dblclick', doubleClick, { signal });
    element.addEventListener('keydown', key, { signal });
    return () => {
      clearTimeout(resting);
      hands.abort();
    };
  }, [target, handling]);
}
