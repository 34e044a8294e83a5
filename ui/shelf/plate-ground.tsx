import type { ReactNode } from 'react';
import { PLATE_SIDE } from './book-plate.tsx';
import { hill } from './engraving.ts';

interface PlateGroundProps extends Omit<Parameters<typeof hill>[0], 'side'> {
  readonly fill: string;
  readonly ink: string;
}

/** A hill across a plate, with strokes down its slopes. */
export function PlateGround({ fill, ink, ...shape }: PlateGroundProps): ReactNode {
  const { ground, strokes } = hill({ ...shape, side: PLATE_SIDE });
  return (
    <>
      <path d={ground} fill={fill} stroke={ink} strokeWidth="1.8" />
      <path d={strokes} fill={ink} opacity="0.65" />
    </>
  );
}
