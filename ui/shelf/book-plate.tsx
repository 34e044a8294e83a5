import type { ReactNode } from 'react';

/** The side of the square a book plate is drawn on, in its own units. */
export const PLATE_SIDE = 318;

interface BookPlateProps {
  /** The colour of the sheet. */
  readonly ground: string;
  readonly children: ReactNode;
}

/** The sheet of a game's picture on the shelf: fills whatever frame it is hung in. */
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
