import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size an element has on the screen, in pixels; 0 until it is laid out. */
export function useSize<Shown extends HTMLElement>(): readonly [RefObject<Shown | null>, Size] {
  const ref = useRef<Shown>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const shown = ref.current;
    if (shown === null) return undefined;
    const measure = (): void => setSize({ width: shown.clientWidth, height: shown.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
