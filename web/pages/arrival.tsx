import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Somebody went to another page, which has not come yet. */
let underway = false;

/** Notices every change of page, and shows the top of the new one. */
export function Arrival() {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    underway = true;
    scrollTo(0, 0);
  }, [path]);
  return null;
}

/** When a page has come: its heading is what the keyboard and a screen reader go on from. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!underway) return;
    underway = false;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    heading?.focus({ preventScroll: true });
  }, [main]);
}
