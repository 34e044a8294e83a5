import { useEffect, useRef } from 'react';
import styles from './pointer.module.css';

const RINGS = 6;
const ROOM = 5;

/** Rings around what the lesson speaks of, wherever the table moves it; numbered where several are touched in turn. */
export function Pointer({ guides }: { readonly guides: readonly string[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const wanted = guides.join(' ');
  useEffect(() => {
    const rings = [...(layer.current?.children ?? [])].filter((ring) => ring instanceof HTMLElement);
    let frame = 0;
    const follow = (): void => {
      const names = wanted.split(' ').filter((name) => name !== '');
      const elements = names.map((name) => visible(name)).filter((element) => element !== null);
      for (const [at, ring] of rings.entries())
        encircle(ring, elements[at], elements.length > 1 ? at + 1 : null);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return (
    <div ref={layer} className={styles['layer']} aria-hidden="true">
      {Array.from({ length: RINGS }, (_, at) => (
        <div key={at} className={styles['ring']} hidden />
      ))}
    </div>
  );
}

/** The first element so called that can be seen. */
function visible(name: string): Element | null {
  return [...document.querySelectorAll(`[data-guide="${CSS.escape(name)}"]`)].find(canBeSeen) ?? null;
}

/** Its middle is there, and no frame around it cuts it off. */
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
  ring.style.transform = `translate(${left - ROOM}px, ${top - ROOM}px)`;
  ring.style.width = `${width + 2 * ROOM}px`;
  ring.style.height = `${height + 2 * ROOM}px`;
}
