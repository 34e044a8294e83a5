import type { ReactNode } from 'react';
import css from './book-plate.module.css';

interface LifeProps {
  /** A flag in the wind, fixed at its left edge; an ember that rises; a light that comes and goes. */
  readonly as: 'flag' | 'ember' | 'gleam';
  /** Seconds by which it is ahead of the others. */
  readonly ahead?: number;
  readonly children: ReactNode;
}

/** A moving part of a plate; it rests if the reader wants no motion. */
export function Life({ as, ahead = 0, children }: LifeProps): ReactNode {
  return (
    <g
      className={css[as]}
      style={ahead === 0 ? undefined : { animationDelay: `calc(${-ahead}s * var(--tempo))` }}
    >
      {children}
    </g>
  );
}
