import { type RefObject, useEffect, useRef } from 'react';
import { type Figure, FIGURES } from '../../content/clan.ts';
import { type Place, PLACES } from '../../content/provinces.ts';

/** How a place came to be pointed at; a finger cannot look before it touches. */
export type Means = 'mouse' | 'touch' | 'key';

export interface Pointing {
  aim(place: Place | null, means: Means): void;
  /** With the own figure that was hit, if one was. */
  press(place: Place, figure: Figure | null, means: Means, element: Element): void;
}

interface Hit {
  readonly place: Place;
  readonly figure: Figure | null;
  readonly at: Element;
}

function hitBy(event: Event): Hit | null {
  const at = event.target instanceof Element ? event.target.closest('[data-place]') : null;
  const place = PLACES.find((one) => one === at?.getAttribute('data-place'));
  if (at === null || place === undefined) return null;
  const figure = FIGURES.find((one) => one === at.getAttribute('data-figure')) ?? null;
  return { place, figure, at };
}

/** Pointers and keys on the board, told as places. */
export function usePointing(root: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const told = useRef(pointing);
  useEffect(() => {
    told.current = pointing;
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let means: Means = 'mouse';
    const touch = (event: PointerEvent): void => {
      means = event.pointerType === 'touch' ? 'touch' : 'mouse';
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      // What is dragged along is not looked at.
      told.current.aim(event.buttons === 0 ? (hitBy(event)?.place ?? null) : null, 'mouse');
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') told.current.aim(null, 'mouse');
    };
    const focus = (event: FocusEvent): void => {
      const hit = hitBy(event);
      if (hit !== null && hit.at.matches(':focus-visible')) told.current.aim(hit.place, 'key');
    };
    const blur = (): void => {
      told.current.aim(null, 'key');
    };
    const click = (event: MouseEvent): void => {
      const hit = hitBy(event);
      // The second of two quick clicks is the viewport's: it looks nearer and does nothing.
      if (hit !== null && event.detail <= 1) told.current.press(hit.place, hit.figure, means, hit.at);
    };
    const key = (event: KeyboardEvent): void => {
      const hit = hitBy(event);
      if (hit === null || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      told.current.press(hit.place, null, 'key', hit.at);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', touch, { signal });
    element.addEventListener('pointerover', over, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', blur, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('keydown', key, { signal });
    return () => {
      listening.abort();
    };
  }, [root]);
}
