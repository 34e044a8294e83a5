import { type RefObject, useEffect } from 'react';
import type { Means } from '../interaction/use-pointing.ts';
import type { Point } from './camera.ts';
import type { GroundHand } from './ground-hand.ts';
import { type PointerHandlers, Pointers } from './pointers.ts';

/** What gestures ask of a view; points are in pixels of the view. */
export interface GestureHandlers extends PointerHandlers {
  /** A double click. */
  point(at: Point): void;
  /** True if the view handled the key. */
  key(key: string, shift: boolean): boolean;
  /** Set if the board has free ground. */
  readonly ground: GroundHand | null;
}

const WHEEL_REST = 160;
const WHEEL_STEP = 0.0016;

const pieceAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest('[data-grab]')?.getAttribute('data-grab') ?? null) : null;

/** Handles drag, pinch, wheel, double click and keys on an element. A drag never clicks what is under it. */
export function useGestures(
  target: RefObject<HTMLElement | null>,
  handling: RefObject<GestureHandlers>,
): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const pointers = new Pointers();
    let means: Means = 'mouse';
    let resting: ReturnType<typeof setTimeout> | undefined;
    const spotOf = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      means = event.pointerType === 'touch' ? 'touch' : 'mouse';
      const at = spotOf(event);
      pointers.press(
        event.pointerId,
        at,
        () => handling.current.ground?.hold(at, { piece: pieceAt(event), means }) ?? null,
      );
    };
    const move = (event: PointerEvent): void => {
      const { ground } = handling.current;
      if (ground !== null && event.pointerType !== 'touch' && event.buttons === 0)
        ground.glide(spotOf(event));
      if (!pointers.isDown(event.pointerId)) return;
      if (pointers.move(event.pointerId, spotOf(event), handling.current))
        element.setPointerCapture(event.pointerId);
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') handling.current.ground?.glide(null);
    };
    const lift = (event: PointerEvent): void => {
      pointers.lift(event.pointerId, spotOf(event), handling.current);
    };
    const lose = (event: PointerEvent): void => {
      pointers.lose(event.pointerId, handling.current);
    };
    const click = (event: MouseEvent): void => {
      if (!pointers.wasDrag()) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const pressAt = (event: MouseEvent): void => {
      // A click from a key has no position; the second click of a double click only zooms.
      if (event.detail === 1) handling.current.ground?.press(spotOf(event), { piece: pieceAt(event), means });
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
      const { ground } = handling.current;
      const taken = !event.shiftKey && ground !== null && ground.key(event.key, pieceAt(event));
      if (!taken && !handling.current.key(event.key, event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Cancels the drag, whatever has the focus.
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && pointers.cancel()) event.preventDefault();
    };
    const blur = (): void => {
      handling.current.ground?.letGo();
    };
    const hands = new AbortController();
    const { signal } = hands;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener('pointercancel', lose, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('click', pressAt, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('dblclick', doubleClick, { signal });
    element.addEventListener('keydown', key, { signal });
    element.addEventListener('focusout', blur, { signal });
    document.addEventListener('keydown', escape, { signal, capture: true });
    return () => {
      clearTimeout(resting);
      hands.abort();
    };
  }, [target, handling]);
}
