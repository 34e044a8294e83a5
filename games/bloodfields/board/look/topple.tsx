import type { ReactNode } from 'react';
import type { UnitKind } from '../../content/units/kinds.ts';
import type { Livery } from './livery.ts';
import { BLACK, INK } from './paint.ts';
import { Portrait } from './portrait.tsx';
import { CUTS, cutUrl } from './woodcuts.tsx';

/** A destroyed unit: its base of radius 1 on edge, its portrait flat on the ground. */
export function Topple({
  kind,
  livery,
  px,
}: {
  readonly kind: UnitKind;
  readonly livery: Livery;
  readonly px: number;
}): ReactNode {
  return (
    <g>
      <ellipse cx="0.5" cy="0.42" rx="1.6" ry="0.8" fill={cutUrl(CUTS.contact)} opacity="0.9" />
      <g transform="translate(.1 .08) rotate(78) scale(1 .84)" opacity="0.92">
        <Portrait {...{ kind, livery, px }} />
      </g>
      <g transform="translate(-.42 .06) rotate(-12)">
        <path d="M-.24-.98H0A.42.98 0 0 1 0 .98H-.24Z" fill={BLACK} />
        <ellipse cx="-0.2" rx="0.42" ry="0.98" fill={BLACK} />
        <ellipse rx="0.42" ry="0.98" fill={livery.colour} stroke={INK} strokeWidth="0.05" />
        <ellipse
          rx="0.36"
          ry="0.84"
          fill="none"
          stroke={livery.dark}
          strokeWidth="0.07"
          strokeDasharray="0.16 0.1"
        />
        <ellipse rx="0.29" ry="0.7" fill={livery.deep} stroke={INK} strokeWidth="0.05" />
      </g>
    </g>
  );
}
