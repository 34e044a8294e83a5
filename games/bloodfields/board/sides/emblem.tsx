import type { EmblemProps } from '@sanguine/ui';
import { useWeave } from '@sanguine/ui/glyph/weave.tsx';
import type { ReactNode } from 'react';
import { SIDE_LOOKS } from '../field/sides.ts';

const isSide = (side: string | null): side is keyof typeof SIDE_LOOKS => side === 'south' || side === 'north';

/** A side of the table as a painted base: its colour, its pattern, and a blade pointing at the enemy. */
export function SideEmblem({ side, size }: EmblemProps): ReactNode {
  const known = isSide(side) ? side : 'south';
  const look = SIDE_LOOKS[known];
  const { fill, weave } = useWeave(known, look.weave);
  const neutral = !isSide(side);
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {neutral ? null : weave}
      <circle cx="24" cy="24" r="22" fill={neutral ? '#b7ad95' : look.rim} stroke="#1c1207" strokeWidth="2" />
      {neutral ? null : <circle cx="24" cy="24" r="22" fill={fill} />}
      <circle cx="24" cy="24" r="15.5" fill="#f4ead0" stroke="#1c1207" strokeWidth="1.4" />
      <path
        d="M24 12L27.5 17V28H20.5V17ZM16.5 28H31.5V31.5H16.5ZM22 31.5H26V37H22Z"
        fill={neutral ? '#6b624f' : look.dark}
        transform={known === 'north' ? 'rotate(180 24 24)' : undefined}
      />
    </svg>
  );
}
