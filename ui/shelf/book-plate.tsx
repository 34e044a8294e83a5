import type { ReactNode } from 'react';
import css from './book-plate.module.css';

/** Side length of the square a book plate is drawn on, in its own units. */
export const PLATE_SIDE = 440;

interface BookPlateProps {
  /** Background colour. */
  readonly ground: string;
  readonly children?: ReactNode;
  /** What moves a little on it; a layer of its own, so that the rest is drawn once. */
  readonly life?: ReactNode;
}

/** A game's picture on the shelf; fills its container, whatever its shape. */
export function BookPlate({ ground, children, life }: BookPlateProps): ReactNode {
  return (
    <span className={css['plate']} style={{ background: ground }} aria-hidden="true">
      {children === undefined ? null : <Sheet>{children}</Sheet>}
      {life === undefined ? null : (
        <span className={css['life']}>
          <Sheet>{life}</Sheet>
        </span>
      )}
    </span>
  );
}

function Sheet({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${PLATE_SIDE} ${PLATE_SIDE}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      focusable="false"
    >
      {children}
    </svg>
  );
}
