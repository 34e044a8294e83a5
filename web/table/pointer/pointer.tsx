import { useEffect, useRef } from 'react';
import styles from './pointer.module.css';

const RINGS = 6;
const ROOM = 5;

interface PointerProps {
  readonly guides: readonly string[];
  /** A lesson rings what to touch; a hint sets brackets around what its move is about. */
  readonly look: 'lesson' | 'hint';
}

/**
 * Marks around the elements that a lesson or a hint is about, following them as they move; numbered if several are to be
 * touched in order.
 */
export function Pointer({ guides, look }: PointerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const wanted = guides.join(' ');
  useEffect(() => {
    const rings = [...(layer.current?.children ?? [])].filter((ring) => ring instanceof HTMLElement);
    const names = wanted.split(' ').filter((name) => name !== '');
    const brought = new Set<string>();
    let frame = 0;
    const follow = (): void => {
      for (const name of names) if (!brought.has(name) && bring(name)) brought.add(name);
      const elements = names.map((name) => visible(name)).filter((element) => element !== null);
      for (const [at, ring] of rings.entries())
        encircle(ring, elements[at], elements.length > 1 ? at + 1 : null);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (
    <div ref={layer} className={styles['layer']} data-look={look} aria-hidden="true">
      {Array.from({ length: RINGS }, (_, at) => (
        <div key={at} className={styles['ring']} hidden />
      ))}
    </div>
  );
}

function called(name: string): Element[] {
  return [...document.querySelectorAll(`[data-guide="${CSS.escape(name)}"]`)];
}

/** The first visible element with this guide. */
function visible(name: string): Element | null {
  return called(name).find(canBeSeen) ?? null;
}

/** Scrolls an element of a list into view, once; returns whether it exists. Elements on the map are left alone. */
function bring(name: string): boolean {
  const elements = called(name).filter((element) => element.checkVisibility());
  const [first] = elements;
  if (first === undefined) return false;
  const frame = elements.some(canBeSeen) ? null : scrollerOf(first);
  if (frame !== null) {
    const [inner, outer] = [first.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollBy({ top: inner.top + inner.height / 2 - (outer.top + outer.height / 2) });
  }
  return true;
}

/** The nearest ancestor that clips the element, if it can be scrolled. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY !== 'visible') return overflowY === 'auto' || overflowY === 'scroll' ? around : null;
  }
  return null;
}

/** Whether its centre is in the window and no ancestor clips it. */
function canBeSeen(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const frame = around.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
  }
  return true;
}

function encircle(ring: HTMLElement, element: Element | undefined, number: number | null): void {
  ring.hidden = element === undefined;
  if (element === undefined) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  ring.dataset['number'] = number === null ? '' : String(number);
  // A mark at the edge of the window keeps its number visible.
  ring.style.setProperty('--badge', `${Math.max(-12, ROOM + 2 - left)}px`);
  ring.style.transform = `translate(${left - ROOM}px, ${top - ROOM}px)`;
  ring.style.width = `${width + 2 * ROOM}px`;
  ring.style.height = `${height + 2 * ROOM}px`;
}
