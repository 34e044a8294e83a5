import { type ReactNode, useEffect, useRef } from 'react';
import styles from './section-text.module.css';

/** Scrolls by itself instead of the page if it is too wide; keys can then reach it, too. */
export function Wide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <section ref={frame} className={styles['wide']} aria-label={label}>
      {children}
    </section>
  );
}
