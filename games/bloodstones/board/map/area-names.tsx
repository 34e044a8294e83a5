import type { Locale } from '@sanguine/kernel';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { memo, type ReactNode } from 'react';
import { areaCalled } from '../../content/maps/names.ts';
import { SEA_INK, WASH } from '../engraving/palette.ts';
import type { Chart } from './chart.ts';
import type { AreaContents } from './forces.ts';
import { letteringOf } from './lettering.ts';
import css from './map.module.css';

/**
 * The names of areas, wherever there is room for them. They belong to the ground: highlights and shade lie over them. Readers
 * hear them with the areas' buttons.
 */
export const AreaNames = memo(function AreaNames({
  chart,
  presences,
  locale,
}: {
  readonly chart: Chart;
  readonly presences: readonly AreaContents[];
  readonly locale: Locale;
}): ReactNode {
  const lens = useLens();
  const written = letteringOf(chart, presences, ({ area }) => areaCalled(locale, chart.id, area), lens);
  return (
    <g className={css['names']}>
      {written.map(({ place: { area, centre, terrain }, lines }) => (
        <g
          key={area}
          transform={`translate(${centre.join(' ')}) scale(${lens.pieceScale})`}
          data-sea={terrain === 'sea'}
          fill={terrain === 'sea' ? SEA_INK : undefined}
          stroke={WASH[terrain]}
        >
          {lines.map(({ words, x, y }) => (
            <text key={y} x={x} y={y}>
              {words}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
});
