import type { ReactNode } from 'react';

/** The positions of a face's pips, as fractions of its side. */
const FACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
};

/** Pips in a square whose top left corner is at x, y. */
export function Pips({
  count,
  x,
  y,
  side,
  colour = '#1c1712',
}: {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly colour?: string;
}): ReactNode {
  return (FACES[count] ?? []).map(([across, down]) => (
    <circle
      key={`${across} ${down}`}
      cx={x + across * side}
      cy={y + down * side}
      r={side * 0.088}
      fill={colour}
    />
  ));
}
