import type { ReactNode } from 'react';
import { LIVERIES } from '../pieces/livery.ts';
import type { Chart } from './chart.ts';
import type { AreaContents } from './forces.ts';
import css from './map.module.css';

/** A small map: land, sea, and a dot for the holder of each area. */
export function MiniChart({
  chart,
  presences,
}: {
  readonly chart: Chart;
  readonly presences: readonly AreaContents[];
}): ReactNode {
  const [left, top] = chart.sheet;
  return (
    <g transform={`translate(${-left} ${-top})`}>
      {chart.areas.map(({ area, path, terrain }) => (
        <path key={area} d={path} className={terrain === 'sea' ? css['miniSea'] : css['miniLand']} />
      ))}
      {presences.map(({ area, forces, citadel, settler }) => {
        const holder = forces[0] ?? citadel ?? settler;
        const [x, y] = chart.areas[area]?.centre ?? [0, 0];
        return holder === undefined || holder === null ? null : (
          <circle
            key={area}
            cx={x}
            cy={y}
            r={forces.length > 0 ? 26 : 15}
            fill={LIVERIES[holder.faction].colour}
            className={css['miniDot']}
          />
        );
      })}
    </g>
  );
}
