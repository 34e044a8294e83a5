import { useLens } from '@sanguine/ui/viewport/lens.ts';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import type { Stand } from '../plan/stand.ts';
import css from './field.module.css';
import { At } from './ground.tsx';
import { pixels, type Sheet } from './sheet.ts';

/** Rounded up, so that what is just out of range never reads as in range. */
const tenths = (length: number): string => `${(Math.ceil(length / 100) / 10).toFixed(1)}\u2033`;

/** On a table seen from afar the tags stay readable, but smaller. */
const sizeAt = (scale: number): number => (scale < 1 ? 0.82 / scale : 1);

/** At each enemy how far it would be from where a unit is about to stand, rim to rim. */
export function Distances({
  sheet,
  view,
  stand,
}: {
  readonly sheet: Sheet;
  readonly view: State;
  readonly stand: Stand;
}): ReactNode {
  const { scale } = useLens();
  return stand.enemies.map(({ enemy, length, role }) => {
    const unit = unitOf(view, enemy);
    const words = tenths(length);
    const wide = 12 + words.length * 6.6;
    return (
      <At key={enemy} sheet={sheet} x={unit.x} y={unit.y}>
        <g
          className={css['away']}
          data-role={role ?? undefined}
          transform={`translate(0 ${pixels(unit.r) + 5}) scale(${sizeAt(scale)})`}
        >
          <rect x={-wide / 2} width={wide} height="17" />
          <text y="12.5">{words}</text>
        </g>
      </At>
    );
  });
}
