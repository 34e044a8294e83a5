import { useLens } from '@sanguine/ui/viewport/lens.ts';
import type { ReactNode } from 'react';
import type { Area } from '../../content/map.ts';
import type { Point } from '../../content/maps/segment.ts';
import { Coin } from '../pieces/marks.tsx';
import type { Target } from '../plan/targets.ts';
import type { Chart } from './chart.ts';
import css from './map.module.css';
import type { Marks } from './marks.ts';

/** Shown above the pieces: the price of each target, and the route to the aimed one. */
export function Guides({ chart, marks }: { readonly chart: Chart; readonly marks: Marks }): ReactNode {
  return (
    <g className={css['guides']}>
      <Arrow points={marks.route.flatMap((area) => centreOf(chart, area))} />
      {[...marks.targets.values()].map((target) => (
        <Cost key={target.area} chart={chart} target={target} />
      ))}
    </g>
  );
}

function centreOf(chart: Chart, area: Area): Point[] {
  const centre = chart.areas[area]?.centre;
  return centre === undefined ? [] : [centre];
}

function Cost({ chart, target }: { readonly chart: Chart; readonly target: Target }): ReactNode {
  const { pieceScale } = useLens();
  const place = chart.areas[target.area];
  if (place === undefined || target.price === null) return null;
  const [x, y] = place.centre;
  const aside = place.radius * 0.72;
  return (
    <g transform={`translate(${x - aside} ${y - aside * 0.82}) scale(${pieceScale * 0.86})`}>
      <Coin text={String(target.price.count)} far={target.moves.length > 1} />
    </g>
  );
}

/** Each leg is slightly curved, so that it does not cover borders and rows of pieces. */
function Arrow({ points }: { readonly points: readonly Point[] }): ReactNode {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return null;
  let d = `M${first.join(' ')}`;
  let from = first;
  let turn = 0;
  for (const [index, to] of rest.entries()) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const bow = index % 2 === 0 ? -0.18 : 0.18;
    const control: Point = [from[0] + dx / 2 - dy * bow, from[1] + dy / 2 + dx * bow];
    // The line ends short of the last area to leave room for the head.
    const short = index === rest.length - 1 ? Math.min(14, Math.hypot(dx, dy) / 3) : 0;
    turn = Math.atan2(to[1] - control[1], to[0] - control[0]);
    const end: Point = [to[0] - Math.cos(turn) * short, to[1] - Math.sin(turn) * short];
    d += `Q${control.join(' ')} ${end.join(' ')}`;
    from = to;
  }
  return (
    <>
      <path d={d} className={css['trail']} />
      <path d={d} className={css['path']} />
      <path
        d="M0 0L-17-8L-13 0L-17 8z"
        className={css['head']}
        transform={`translate(${last.join(' ')}) rotate(${(turn * 180) / Math.PI})`}
      />
    </>
  );
}
