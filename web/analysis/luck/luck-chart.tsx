import { useId, useMemo } from 'react';
import type { Analysis } from '@sanguine/bots';
import { plotOf } from '../curve/chance-curve.tsx';
import { xOf } from '../curve/geometry.ts';
import { signed } from '../points.ts';
import { useSize } from '../use-size.ts';
import type { FeltDraw } from './extremes.ts';
import { luckBars, stepFor } from './geometry.ts';
import styles from './luck.module.css';

interface LuckChartProps {
  readonly analysis: Analysis;
  readonly felt: readonly FeltDraw[];
  /** The draws that are named. */
  readonly named: readonly FeltDraw[];
}

/** What each draw gave a seat or took from it, below the turns of the curve. */
export function LuckChart({ analysis: { curve }, felt, named }: LuckChartProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const hatch = useId();
  const plot = useMemo(() => plotOf(width, height), [width, height]);
  const bars = useMemo(() => luckBars(curve, felt, plot), [curve, felt, plot]);
  const most = Math.max(1, ...felt.map(({ luck }) => Math.abs(luck)));
  const step = stepFor(most);
  const middle = height / 2;
  const y = (luck: number): number => middle - (luck / most) * Math.max(0, middle - 17);
  const right = xOf(plot, 1, 1);
  const told = new Set(named.map(({ draw }) => draw));
  return (
    <div ref={ref} className={styles['chart']}>
      <svg width={width} height={height} aria-hidden="true">
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
            <path d="M0 5L5 0" stroke="#fff" strokeOpacity="0.55" />
          </pattern>
        </defs>
        {[step, -step].map((luck) => (
          <g key={luck} className={styles['scale']}>
            <path d={`M${plot.left} ${y(luck)}H${right}`} />
            <text x={plot.left - 7} y={y(luck) + 5} textAnchor="end">
              {signed(luck, 0)}
            </text>
          </g>
        ))}
        {bars.map(({ draw, luck, x, width: wide }) => {
          const [top, high] = [Math.min(y(luck), middle), Math.abs(y(luck) - middle)];
          const box = { x, y: top, width: wide, height: high };
          return (
            <g key={draw.row} className={styles['bar']} data-lucky={luck > 0}>
              <rect {...box} />
              {luck < 0 ? <rect {...box} style={{ fill: `url(#${hatch})` }} /> : null}
            </g>
          );
        })}
        <path className={styles['axis']} d={`M${plot.left} ${middle}H${right}`} />
        {bars.map(({ draw, luck, x, width: wide }) => {
          if (!told.has(draw)) return null;
          const anchor = x > right - 40 ? 'end' : x < plot.left + 40 ? 'start' : 'middle';
          return (
            <text
              key={draw.row}
              className={styles['tag']}
              x={anchor === 'middle' ? x + wide / 2 : anchor === 'end' ? x + wide : x}
              y={luck > 0 ? y(luck) - 4 : y(luck) + 13}
              textAnchor={anchor}
            >
              {signed(luck)}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
