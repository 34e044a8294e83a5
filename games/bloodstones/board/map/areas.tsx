import { memo, type ReactNode, useState } from 'react';
import type { Area } from '../../content/map.ts';
import type { Chart } from './chart.ts';
import css from './map.module.css';
import type { Marks } from './marks.ts';

/** When nearly everything may be chosen, a lighter wash keeps the map a map. */
const MANY = 24;

/** The fields that answer to a pointer, and the washes that light them. */
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
  const path = (area: Area | null): string | undefined =>
    area === null ? undefined : chart.areas[area]?.path;
  const outlined = [...targets.values()];
  return (
    <svg className={css['layer']} viewBox={chart.sheet.join(' ')} aria-hidden="true">
      <Fields chart={chart} />
      <g
        className={css['washes']}
        data-many={outlined.filter(({ moves }) => moves.length === 1).length > MANY}
      >
        {[...linked]
          .filter((area) => !targets.has(area))
          .map((area) => (
            <path key={area} d={path(area)} className={css['linked']} />
          ))}
        {outlined.map(({ area, moves }) => (
          <path key={area} d={path(area)} className={moves.length > 1 ? css['far'] : css['target']} />
        ))}
        {aim === null || aim === chosen ? null : (
          <path d={path(aim)} className={targets.has(aim) ? css['aimed'] : css['looked']} />
        )}
        {battle === null ? null : <Edge path={path(battle)} className={css['battle']} />}
        {chosen === null ? null : <Edge path={path(chosen)} className={css['chosen']} />}
        {shown === null ? null : <Shown path={path(shown.area)} shown={shown} />}
      </g>
    </svg>
  );
}

/** A coloured line with ink on both sides of it. */
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

/** Outlined for a moment, and again when it is asked for again. */
function Shown({
  path,
  shown,
}: {
  readonly path: string | undefined;
  readonly shown: NonNullable<Marks['shown']>;
}): ReactNode {
  const [asked, setAsked] = useState({ shown, times: 0 });
  if (asked.shown !== shown) setAsked({ shown, times: asked.times + 1 });
  return (
    <g key={asked.times} className={css['shown']}>
      <Edge path={path} className={css['chosen']} />
    </g>
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
