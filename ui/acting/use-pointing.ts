import { type RefObject, useEffect, useRef } from 'react';

/** How something came to be pointed at; a finger cannot look before it touches. */
export type Means = 'mouse' | 'touch' | 'key';

/** What is done with the places of a board. */
export interface Pointing<Spot> {
  aim(spot: Spot | null, means: Means): void;
  press(spot: Spot, means: Means, element: Element): void;
  /** A key led to another place. */
  rove?(spot: Spot): void;
}

/** How a board says which place something on it belongs to; the same object as long as the board is the same. */
export interface Spots<Spot> {
  /** The attribute that names the place: `data-area`. */
  readonly attribute: string;
  /** Which place it names; null: none. */
  read(named: string): Spot | null;
  /** Where an arrow key leads; null: nowhere. Left out: places are gone through in the order of the page. */
  towards?(from: Spot, key: string): Spot | null;
}

/** The selector of the button of a place, which takes the focus. */
export const spotButton = (attribute: string, spot: unknown): string =>
  `button[${attribute}="${String(spot)}"]`;

/** Leads the keys to a place. */
export function focusSpot(attribute: string, spot: unknown): void {
  document.querySelector<HTMLElement>(spotButton(attribute, spot))?.focus();
}

/** Pointers and keys on a board, told as its places: whatever lies under a finger belongs to one. */
export function usePointing<Spot>(
  root: RefObject<HTMLElement | null>,
  spots: Spots<Spot>,
  pointing: Pointing<Spot>,
): void {
  const told = useRef(pointing);
  useEffect(() => {
    told.current = pointing;
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const hitBy = (event: Event): { readonly spot: Spot; readonly at: Element } | null => {
      const at = event.target instanceof Element ? event.target.closest(`[${spots.attribute}]`) : null;
      const spot = at === null ? null : spots.read(at.getAttribute(spots.attribute) ?? '');
      return at === null || spot === null ? null : { spot, at };
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
      told.current.aim(event.buttons === 0 ? (hitBy(event)?.spot ?? null) : null, 'mouse');
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') told.current.aim(null, 'mouse');
    };
    const focus = (event: FocusEvent): void => {
      const hit = hitBy(event);
      if (hit !== null && hit.at.matches(':focus-visible')) told.current.aim(hit.spot, 'key');
    };
    const blur = (): void => {
      told.current.aim(null, 'key');
    };
    const click = (event: MouseEvent): void => {
      const hit = hitBy(event);
      // The second of two quick clicks is the viewport's: it looks nearer and does nothing.
      if (hit === null || event.detail > 1) return;
      // A press without a pointer came from a key.
      told.current.press(hit.spot, event.detail === 0 ? 'key' : means, hit.at);
    };
    const key = (event: KeyboardEvent): void => {
      const hit = hitBy(event);
      if (hit === null || !event.key.startsWith('Arrow') || spots.towards === undefined) return;
      if (event.shiftKey || event.ctrlKey || event.metaKey) return;
      // At the edge of the board too: the page does not scroll instead.
      event.preventDefault();
      const next = spots.towards(hit.spot, event.key);
      if (next === null) return;
      told.current.rove?.(next);
      element.querySelector<HTMLElement>(spotButton(spots.attribute, next))?.focus({ preventScroll: true });
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
  }, [root, spots]);
}
