import { type RefObject, useEffect, useRef } from 'react';
import type { Area } from '../../content/map.ts';
import type { Chart } from './chart.ts';
import { areaTowards, isArrow } from './roving.ts';

/** How an area came to be pointed at; a finger cannot look before it touches. */
export type Means = 'mouse' | 'touch' | 'key';

export interface Pointing {
  aim(area: Area | null, means: Means): void;
  press(area: Area, means: Means, element: Element): void;
  /** A key led to another area. */
  rove(area: Area): void;
  cancel(): void;
}

/** Pointers and keys on the map, told as areas: whatever lies under a finger belongs to one. */
export function usePointing(root: RefObject<HTMLElement | null>, chart: Chart, pointing: Pointing): void {
  const told = useRef(pointing);
  useEffect(() => {
    told.current = pointing;
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const areaAt = (event: Event): { area: Area; at: Element } | null => {
      const at = event.target instanceof Element ? event.target.closest('[data-area]') : null;
      const area = at?.getAttribute('data-area');
      return at === null || area === null || area === undefined ? null : { area: Number(area), at };
    };
    let means: Means = 'mouse';
    const touch = (event: PointerEvent): void => {
      means = event.pointerType === 'mouse' || event.pointerType === 'pen' ? 'mouse' : 'touch';
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      // Where the map came to lie under a resting mouse, nobody points.
      if (event.movementX === 0 && event.movementY === 0) return;
      // What is dragged along is not looked at.
      told.current.aim(event.buttons === 0 ? (areaAt(event)?.area ?? null) : null, 'mouse');
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') told.current.aim(null, 'mouse');
    };
    const focus = (event: FocusEvent): void => {
      const found = areaAt(event);
      if (found !== null && found.at.matches(':focus-visible')) told.current.aim(found.area, 'key');
    };
    const click = (event: MouseEvent): void => {
      const found = areaAt(event);
      // The second of two quick clicks is the viewport's: it looks nearer and does nothing.
      if (event.detail > 1) return;
      // A press without a pointer came from a key.
      if (found !== null) told.current.press(found.area, event.detail === 0 ? 'key' : means, found.at);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') told.current.cancel();
      const found = areaAt(event);
      if (found === null || event.shiftKey || event.ctrlKey || event.metaKey || !isArrow(event.key)) return;
      event.preventDefault();
      const next = areaTowards(chart, found.area, event.key);
      if (next === null) return;
      told.current.rove(next);
      element.querySelector<HTMLElement>(`button[data-area="${next}"]`)?.focus({ preventScroll: true });
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', touch, { signal });
    element.addEventListener('pointermove', over, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('keydown', key, { signal });
    return () => {
      listening.abort();
    };
  }, [root, chart]);
}
