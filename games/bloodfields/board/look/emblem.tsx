import type { EmblemProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import { SIDES } from '../../rules/names.ts';

/** The colours of the two sides, as on their bases. */
export const SIDE_COLOURS = ['#e8b83a', '#6fb3b5'] as const;
const NEUTRAL = '#b9b09a';

/** A base seen from above in a side's colour: the south's with one bar, the north's with two. */
export function SideEmblem({ side, size }: EmblemProps): ReactNode {
  const at = SIDES.findIndex((one) => one === side);
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11" fill="#241f18" />
      <circle r="8.6" fill={SIDE_COLOURS[at] ?? NEUTRAL} />
      <path
        d={at === 1 ? 'M-5 -2.4H5M-5 2.4H5' : at === 0 ? 'M-5 0H5' : ''}
        stroke="#241f18"
        strokeWidth="2.4"
        fill="none"
      />
    </svg>
  );
}
