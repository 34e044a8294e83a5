import type { ReactNode } from 'react';
import { RingGround, Waters } from './ground.tsx';
import css from './ring.module.css';
import { RINGS } from './ring.ts';

export function RingPreview(): ReactNode {
  const ring = RINGS.broad;
  return (
    <svg
      className={css['preview']}
      viewBox={`0 0 ${ring.shape.width} ${ring.shape.height}`}
      aria-hidden="true"
    >
      <RingGround ring={ring} />
      <Waters ring={ring} />
    </svg>
  );
}
