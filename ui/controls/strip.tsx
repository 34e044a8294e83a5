import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Beyond, beyond, stride } from './beyond.ts';
import { classes } from './classes.ts';
import css from './strip.module.css';

interface StripProps {
  /** The layout of the children. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A row that scrolls sideways if needed: cut-off content fades out at the edge, and pressing the edge scrolls to it.
 * Keyboards and screen readers do not need the edges, since focus scrolls into view.
 */
export function Strip({ className, children }: StripProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [sides, setSides] = useState<Beyond>({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const look = (): void => {
      const { before, after } = beyond(element);
      setSides((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    const observe = (): void => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    // New content starts at the left.
    const filling = new MutationObserver(() => {
      element.scrollLeft = 0;
      observe();
    });
    observe();
    filling.observe(element, { childList: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      filling.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const edge = (side: keyof Beyond, sign: -1 | 1): ReactNode =>
    sides[side] ? (
      <button
        type="button"
        className={css[side]}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => {
          row.current?.scrollBy({ left: sign * stride(row.current.clientWidth) });
        }}
      >
        <svg viewBox="0 0 12 20" width="12" height="20">
          <path d="M2 2L10 10L2 18" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    ) : null;
  return (
    <div className={css['strip']}>
      <div ref={row} className={classes(css['row'], className)}>
        {children}
      </div>
      {edge('before', -1)}
      {edge('after', 1)}
    </div>
  );
}
