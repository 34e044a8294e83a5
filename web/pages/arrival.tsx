import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** The reader navigated to a page that has not rendered yet. */
let underway = false;

/** Detects every navigation and scrolls to the top. */
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

/** Focuses the heading of a newly rendered page, so that keyboard and screen reader continue from there. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!underway) return;
    underway = false;
    const heading = main.current?.querySelector<HTMLElement>('h1') ?? main.current;
    heading?.focus({ preventScroll: true });
  }, [main]);
}
