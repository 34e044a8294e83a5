import { type RefObject, useEffect, useRef } from 'react';

/** How something came to be pointed at; a finger cannot look before it touches. */
export type Means = 'mouse' | 'touch' | 'key';

/** Points at a place, or at none. */
export type AimAt<Place> = (place: Place | null, means: Means) => void;

/** What is done with the places of a board. */
export interface Pointing<Place> {
  aim(place: Place | null, means: Means): void;
  press(place: Place, means: Means, element: Element): void;
  /** A key led to another place. */
  rove?(place: Place): void;
}

/** How a board says which place something on it belongs to; the same object as long as the board is the same. */
export interface BoardPlaces<Place> {
  /** The attribute that names the place: `data-area`. */
  readonly attribute: string;
  /** Which place it names; null: none. */
  read(named: string): Place | null;
  /** Where an arrow key leads; null: nowhere. Left out: places are gone through in the order of the page. */
  towards?(from: Place, key: string): Place | null;
}

/** The selector of the button of a place, which takes the focus. */
export const placeButton = (attribute: string, place: unknown): string =>
  `button[${attribute}="${String(place)}"]`;

/** Leads the keys to a place. */
export function focusPlace(attribute: string, place: unknown): void {
  document.querySelector<HTMLElement>(placeButton(attribute, place))?.focus();
}

/** Pointers and keys on a board, told as its places: whatever lies under a finger belongs to one. */
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
      // Where the board came to lie under a resting mouse, nobody points.
      if (event.movementX === 0 && event.movementY === 0) return;
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
      if (hit === null || event.detail > 1) return;
      // A press without a pointer came from a key.
      told.current.press(hit.place, event.detail === 0 ? 'key' : means, hit.at);
    };
    const key = (event: KeyboardEvent): void => {
      const hit = hitBy(event);
      if (hit === null || !event.key.startsWith('Arrow') || places.towards === undefined) return;
      if (event.shiftKey || event.ctrlKey || event.metaKey) return;
      // At the edge of the board too: the page does not scroll instead.
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
