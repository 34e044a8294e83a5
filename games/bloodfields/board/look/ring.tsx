import type { ReactNode } from 'react';
import { LIP } from './disc.tsx';
import { INK } from './paint.ts';

/** What a ring around a base says: it is selected, it may be chosen, or it would be struck. */
export type Ring = 'selected' | 'may' | 'target';

const RINGS: Readonly<
  Record<Ring, { readonly colour: string; readonly broad: number; readonly dashed: boolean }>
> = {
  selected: { colour: '#f2c24b', broad: 3.6, dashed: false },
  may: { colour: '#f2c24b', broad: 1.9, dashed: false },
  target: { colour: '#d9482f', broad: 3, dashed: true },
};

/** Gold for a choice, red for a target, always between two dark lines; the same width at any zoom. */
export function RingMark({ ring, px }: { readonly ring: Ring; readonly px: number }): ReactNode {
  const { colour, broad, dashed } = RINGS[ring];
  const one = 1 / px;
  const radius = 1 + (broad / 2 + 2) * one;
  const circle = { cy: LIP / 2, r: radius, fill: 'none' };
  return (
    <>
      <circle {...circle} stroke={INK} strokeWidth={(broad + 2.4) * one} />
      <circle
        {...circle}
        stroke={colour}
        strokeWidth={broad * one}
        strokeDasharray={dashed ? `${(radius * Math.PI) / 10} ${(radius * Math.PI) / 20}` : undefined}
      />
    </>
  );
}
