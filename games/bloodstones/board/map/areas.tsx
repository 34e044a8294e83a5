import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { Layer, Momentary } from '@sanguine/ui/viewport/sheet.tsx';
import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import type { Area } from '../../content/map.ts';
import type { Chart } from './chart.ts';
import css from './map.module.css';
import type { Marks } from './marks.ts';
import type { Target } from '../plan/targets.ts';

/** With more targets than this, a lighter wash keeps the map readable. */
const MANY = 24;
/** Lines keep their width on screen up to this many map units, so that they do not fill small areas. */
const MOST_PX = 2;

/** The areas that take pointer events, and their highlights. */
export function Areas({
  chart,
  marks,
  aim,
}: {
  readonly chart: Chart;
  readonly marks: Marks;
  readonly aim: Area | null;
}): ReactNode {
  const { targets, linked, chosen, battle, shown } = marks;
  const { scale } = useLens();
  const path = (area: Area | null): string | undefined =>
    area === null ? undefined : chart.areas[area]?.path;
  const outlined = [...targets.values()];
  return (
    <Layer box={chart.sheet.join(' ')}>
      <Fields chart={chart} />
      <g
        className={css['washes']}
        data-many={outlined.filter(({ moves }) => moves.length === 1).length > MANY}
        style={{ '--px': Math.min(MOST_PX, 1 / scale) } as CSSProperties}
      >
        {outlined.length === 0 ? null : <path d={veiled(chart, marks)} className={css['veil']} />}
        {[...linked]
          .filter((area) => !targets.has(area))
          .map((area) => (
            <path key={area} d={path(area)} className={css['linked']} />
          ))}
        {outlined.map((target) => (
          <Glow key={target.area} target={target} path={path(target.area)} />
        ))}
        {aim === null || aim === chosen ? null : (
          <path d={path(aim)} className={targets.has(aim) ? css['aimed'] : css['looked']} />
        )}
        {battle === null ? null : <Edge path={path(battle)} className={css['battle']} />}
        {chosen === null ? null : <Edge path={path(chosen)} className={css['chosen']} />}
        {shown === null ? null : (
          <Momentary asked={shown}>
            <Edge path={path(shown.place)} className={css['chosen']} />
          </Momentary>
        )}
      </g>
    </Layer>
  );
}

/** One path of all areas that are not targets, selected or linked: they are dimmed. */
function veiled(chart: Chart, { targets, chosen, linked }: Marks): string {
  return chart.areas
    .filter(({ area }) => !targets.has(area) && area !== chosen && !linked.has(area))
    .map(({ path }) => path)
    .join('');
}

/** A target: a gold wash with a gold rim inside its border. */
function Glow({ target, path }: { readonly target: Target; readonly path: string | undefined }): ReactNode {
  const id = useId();
  const far = target.moves.length > 1;
  return (
    <g>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path d={path} className={far ? css['far'] : css['target']} />
      <g clipPath={`url(#${id})`}>
        <path d={path} className={css['rimEdge']} data-far={far} />
        <path d={path} className={css['rim']} data-far={far} />
      </g>
      <path d={path} className={css['dots']} />
    </g>
  );
}

/** A coloured line outlined in ink. */
function Edge({
  path,
  className,
}: {
  readonly path: string | undefined;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <>
      <path d={path} className={css['edge']} />
      <path d={path} className={className} />
    </>
  );
}

const Fields = memo(function Fields({ chart }: { readonly chart: Chart }): ReactNode {
  return (
    <g className={css['fields']}>
      {chart.areas.map(({ area, path }) => (
        <path key={area} d={path} data-area={area} />
      ))}
    </g>
  );
});
