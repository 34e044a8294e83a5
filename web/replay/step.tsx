import type { ReactNode } from 'react';
import styles from './bar.module.css';
import type { ReplayPlayer } from './use-player.ts';

type ShapeName = 'first' | 'back' | 'play' | 'pause' | 'forward' | 'last';

const SHAPES: Readonly<Record<ShapeName, string>> = {
  first: 'M4 4h3v16H4zM20 4v16L8 12z',
  back: 'M17 4v16L6 12z',
  play: 'M6 3v18l15-9z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  forward: 'M7 4v16l11-8z',
  last: 'M17 4h3v16h-3zM4 4v16l12-8z',
};

/** The icons of the replay controls. */
export function Shape({ name }: { readonly name: ShapeName }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} fill="currentColor" />
    </svg>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: number | null;
  readonly player: ReplayPlayer;
  readonly shape: ShapeName;
  readonly with?: ReactNode;
}

/** A button that goes to another moment; null if there is none. */
export function Step({ label, to, player, shape, with: beside }: StepProps) {
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={label}
      title={label}
      aria-disabled={to === null || undefined}
      onClick={() => {
        if (to !== null) player.go(to);
      }}
    >
      {shape === 'forward' ? beside : null}
      <Shape name={shape} />
      {shape === 'forward' ? null : beside}
    </button>
  );
}
