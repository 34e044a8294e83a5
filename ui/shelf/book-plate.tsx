import type { ReactNode } from 'react';

/** Side length of the square a book plate is drawn on, in its own units. */
export const PLATE_SIDE = 318;

interface BookPlateProps {
  /** Background colour. */
  readonly ground: string;
  readonly children: ReactNode;
}

/** A game's picture on the shelf; fills its container. */
export function BookPlate({ ground, children }: BookPlateProps): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${PLATE_SIDE} ${PLATE_SIDE}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <rect width={PLATE_SIDE} height={PLATE_SIDE} fill={ground} />
      {children}
    </svg>
  );
}
