import { type RefObject, useEffect, useRef } from 'react';

/** How the player points; touch has no hover. */
export type Means = 'mouse' | 'touch' | 'key';

/** Points at a place; null for none. */
export type AimAt<Place> = (place: Place | null, means: Means) => void;

/** Handlers for the places of a board. */
export interface Pointing<Place> {
  aim(place: Place | null, means: Means): void;
  press(place: Place, means: Means, element: Element): void;
  /** An arrow key moved to another place. */
  rove?(place: Place): void;
}

/** How a board maps elements to places; must be the same object as long as the board is the same. */
export interface BoardPlaces<Place> {
  /** The attribute that names the place: `data-area`. */
  readonly attribute: string;
  /** The place an attribute value names, or null. */
  read(named: string): Place | null;
  /** The place an arrow key leads to, or null. If omitted, arrow keys do nothing and Tab follows page order. */
  towards?(from: Place, key: string): Place | null;
}

/** Selector of a place's button, which takes the focus. */
export const placeButton = (attribute: string, place: unknown): string =>
  `button[${attribute}="${String(place)}"]`;

/** Moves the focus to a place. */
export function focusPlace(attribute: string, place: unknown): void {
  document.querySelector<HTMLElement>(placeButton(attribute, place))?.focus();
}

/** Translates pointer and key events on a board into its places. */
export function usePointing<Place>(
  root: RefObject<HTMLElement | null>,
  places: BoardPlaces<Place>,
  pointing: Pointing<Place>,
): void {
  const told = useRef(pointing);
  useEffect(() => {
    told.current = pointing;
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const hitBy = (event: Event): { readonly place: Place; readonly at: Element } | null => {
      const at = event.target instanceof Element ? event.target.closest(`[${places.attribute}]`) : null;
      const place = at === null ? null : places.read(at.getAttribute(places.attribute) ?? '');
      return at === null || place === null ? null : { place, at };
    };
    let means: Means = 'mouse';
    const touch = (event: PointerEvent): void => {
      means = event.pointerType === 'touch' ? 'touch' : 'mouse';
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      // The board moved under a resting mouse: nobody is pointing.
      if (event.movementX === 0 && event.movementY === 0) return;
      // Passing over a place while dragging does not aim at it.
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
      // The second click of a double click belongs to the viewport, which zooms in.
      if (hit === null || event.detail > 1) return;
      // A click with detail 0 came from a key.
      told.current.press(hit.place, event.detail === 0 ? 'key' : means, hit.at);
    };
    const key = (event: KeyboardEvent): void => {
      const hit = hitBy(event);
      if (hit === null || !event.key.startsWith('Arrow') || places.towards === undefined) return;
      if (event.shiftKey || event.ctrlKey || event.metaKey) return;
      // Also at the edge of the board, so that the page does not scroll.
      event.preventDefault();
      const next = places.towards(hit.place, event.key);
      if (next === null) return;
      told.current.rove?.(next);
      element.querySelector<HTMLElement>(placeButton(places.attribute, next))?.focus({ preventScroll: true });
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', touch, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', blur, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('keydown', key, { signal });
    return () => {
      listening.abort();
    };
  }, [root, places]);
}
