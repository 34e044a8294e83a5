import type { ReactNode } from 'react';
import type { UnitKind } from '../../content/units/kinds.ts';
import { Disc } from './disc.tsx';
import { LIVERIES, type Paint } from './livery.ts';
import { Portrait } from './portrait.tsx';

/** A unit as a separate picture: a base with its portrait and nothing on it. */
export function BasePicture({
  kind,
  paint,
  size,
}: {
  readonly kind: UnitKind;
  readonly paint: Paint;
  readonly size: number;
}): ReactNode {
  const livery = LIVERIES[paint];
  const px = size / 2.9;
  return (
    <svg width={size} height={size} viewBox="-1.45 -1.68 2.9 2.9" aria-hidden="true" focusable="false">
      <Disc livery={livery} acted={false} px={px} />
      <Portrait {...{ kind, livery, px }} />
    </svg>
  );
}
