import { memo, type ReactNode } from 'react';
import type { Area } from '../../content/map.ts';
import type { Chart } from './chart.ts';
import css from './map.module.css';
import type { Marks } from './marks.ts';

/**
 * The areas as buttons for keyboards and screen readers. Only one is in the tab order; arrow keys move on from it. They
 * lie over the pieces and are invisible except for the focus ring.
 */
export const AreaButtons = memo(function AreaButtons({
  chart,
  labels,
  rover,
  marks,
}: {
  readonly chart: Chart;
  readonly labels: readonly string[];
  readonly rover: Area;
  readonly marks: Marks;
}): ReactNode {
  const [left, top] = chart.sheet;
  return (
    <div className={css['buttons']}>
      {chart.areas.map(({ area, centre, radius }) => (
        <button
          key={area}
          type="button"
          data-area={area}
          data-guide={`area:${area}`}
          aria-label={labels[area]}
          aria-pressed={area === marks.chosen ? true : undefined}
          data-may={mayWhat(marks, area)}
          tabIndex={area === rover ? 0 : -1}
          style={{
            left: centre[0] - left - radius,
            top: centre[1] - top - radius,
            width: 2 * radius,
            height: 2 * radius,
          }}
        />
      ))}
    </div>
  );
});

/** What pressing an area does, for tutorials and tests. */
function mayWhat({ targets, usable, battles }: Marks, area: Area): 'target' | 'stack' | 'battle' | undefined {
  if (targets.has(area)) return 'target';
  if (usable.has(area)) return 'stack';
  return battles.has(area) ? 'battle' : undefined;
}
