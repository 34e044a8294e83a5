import { type RefObject, useEffect, useRef } from 'react';
import type { Space } from '../../content/glade.ts';
import type { Ground } from '../../rules/ground.ts';
import { spaceTowards } from './layout.ts';

/** How a space came to be pointed at; a finger cannot look before it touches. */
export type Means = 'mouse' | 'touch' | 'key';

export interface Pointing {
  aim(space: Space | null, means: Means): void;
  press(space: Space, means: Means, element: Element): void;
  /** A key led to another space. */
  rove(space: Space): void;
}

function spaceUnder(event: Event): { space: Space; at: Element } | null {
  const at = event.target instanceof Element ? event.target.closest('[data-space]') : null;
  const space = at?.getAttribute('data-space') ?? null;
  return at === null || space === null ? null : { space: Number(space), at };
}

/** Pointers and keys on the glade, told as spaces. */
export function usePointing(root: RefObject<HTMLElement | null>, ground: Ground, pointing: Pointing): void {
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
      told.current.aim(event.buttons === 0 ? (spaceUnder(event)?.space ?? null) : null, 'mouse');
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') told.current.aim(null, 'mouse');
    };
    const focus = (event: FocusEvent): void => {
      const found = spaceUnder(event);
      if (found !== null && found.at.matches(':focus-visible')) told.current.aim(found.space, 'key');
    };
    const blur = (): void => {
      told.current.aim(null, 'key');
    };
    const click = (event: MouseEvent): void => {
      const found = spaceUnder(event);
      // The second of two quick clicks is the viewport's: it looks nearer and does nothing.
      if (found === null || event.detail > 1) return;
      // A press without a pointer came from a key.
      told.current.press(found.space, event.detail === 0 ? 'key' : means, found.at);
    };
    const key = (event: KeyboardEvent): void => {
      const found = spaceUnder(event);
      if (found === null || event.shiftKey || event.ctrlKey || event.metaKey) return;
      const next = spaceTowards(ground, found.space, event.key);
      if (next === null) return;
      event.preventDefault();
      told.current.rove(next);
      element.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
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
  }, [root, ground]);
}
