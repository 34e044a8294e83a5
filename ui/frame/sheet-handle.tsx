import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useLocale } from '../controls/locale.ts';
import css from './frame.module.css';
import { say } from './words.ts';

/** How far the sheet is open: only its actions, the hand, or nearly the whole screen. */
export type Stop = 'none' | 'half' | 'full';

const STOPS: readonly Stop[] = ['none', 'half', 'full'];
const PULL = 28;

/** Dragging moves from stop to stop; pressing moves to the next one. */
export function SheetHandle({
  stop,
  onStop,
}: {
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
}): ReactNode {
  const locale = useLocale();
  const from = useRef<number | null>(null);
  const at = STOPS.indexOf(stop);
  const go = (by: number): void => {
    const next = STOPS[Math.min(STOPS.length - 1, Math.max(0, at + by))];
    if (next !== undefined) onStop(next);
  };
  const release = (event: PointerEvent): void => {
    const start = from.current;
    from.current = null;
    if (start === null) return;
    const pulled = start - event.clientY;
    if (Math.abs(pulled) > PULL) go(Math.sign(pulled) * (Math.abs(pulled) > 220 ? 2 : 1));
    else go(stop === 'full' ? -1 : 1);
  };
  return (
    <button
      type="button"
      className={css['handle']}
      aria-label={say(locale, stop === 'full' ? 'sheetLess' : 'sheetMore')}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={release}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') go(1);
        else if (event.key === 'ArrowDown') go(-1);
        else if (event.key === 'Enter' || event.key === ' ') go(stop === 'full' ? -1 : 1);
      }}
    >
      <i />
    </button>
  );
}
