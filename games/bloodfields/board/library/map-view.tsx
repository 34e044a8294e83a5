import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { LAYOUTS } from '../../content/layouts.ts';
import { CONTROL, type Ground } from '../../content/scenarios.ts';
import { TABLES, type TableSize } from '../../content/tables.ts';
import type { Corner, TerrainPiece } from '../../content/terrain.ts';
import { say } from '../../text/phrases.ts';
import { TONES, TURF } from '../ground/plain.tsx';
import { Mark } from '../look/mark.tsx';
import { OBJECTIVE_GLYPHS } from '../look/objective-glyphs.ts';
import { Stamp } from '../look/stamp.tsx';
import { sizesOf } from './entries/ground.ts';
import { sayLibrary } from './text/say.ts';
import css from './library.module.css';

const INCH = 1000;

/** §17.8: a layout from above. */
export function LayoutMap({ id }: { readonly id: string }): ReactNode {
  const layout = LAYOUTS.find((one) => one.id === id);
  if (layout === undefined) return null;
  return (
    <figure className={css['map']}>
      <TableMap size={layout.size}>
        <Pieces pieces={layout.pieces} height={layout.height} />
      </TableMap>
    </figure>
  );
}

/** §16.2: a scenario on each size of table. */
export function ScenarioMaps({ locale, id }: { readonly locale: Locale; readonly id: string }): ReactNode {
  return (
    <div className={css['maps']}>
      {sizesOf(id).map(({ size, ground }) => (
        <figure key={size} className={css['map']}>
          <TableMap size={size}>
            <Goals ground={ground} height={TABLES[size].height} />
          </TableMap>
          <figcaption>
            {say(locale, `table.${size}`)}. {sayLibrary(locale, 'map.zones')}{' '}
            {ground.flags.length + ground.caches.length > 0 || ground.wagon !== null
              ? sayLibrary(locale, 'map.control')
              : null}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A table in inches, with y downwards as on the screen. */
function TableMap({ size, children }: { readonly size: TableSize; readonly children: ReactNode }): ReactNode {
  const { width, height } = TABLES[size];
  return (
    <svg viewBox={`-0.3 -0.3 ${width / INCH + 0.6} ${height / INCH + 0.6}`} aria-hidden="true">
      <defs>
        <pattern
          id="library-zone"
          width="1"
          height="1"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="0.45" height="1" fill="#1c1712" fillOpacity="0.28" />
        </pattern>
      </defs>
      <rect width={width / INCH} height={height / INCH} fill={TURF} stroke="#1c1712" strokeWidth="0.3" />
      {children}
    </svg>
  );
}

function Pieces({
  pieces,
  height,
}: {
  readonly pieces: readonly TerrainPiece[];
  readonly height: number;
}): ReactNode {
  const at = ([x, y]: Corner): readonly [number, number] => [x / INCH, (height - y) / INCH];
  return (
    <>
      {pieces.map(({ id, kind, corners }, nth) => (
        <polygon
          key={`${id} ${nth}`}
          points={corners.map((corner) => at(corner).join()).join(' ')}
          fill={TONES[kind]}
          stroke="#1c1712"
          strokeWidth="0.16"
        />
      ))}
      {pieces.map(({ id, kind, corners }, nth) => {
        const spots = corners.map(at);
        const middle = (axis: 0 | 1): number =>
          spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
        return <Stamp key={`${id} ${nth}`} kind={kind} x={middle(0)} y={middle(1)} radius={0.95} />;
      })}
    </>
  );
}

/** Zones and objectives. */
function Goals({ ground, height }: { readonly ground: Ground; readonly height: number }): ReactNode {
  const goals = [
    ...ground.flags.map((flag) => ({ ...flag, glyph: 'knight-banner' as const, text: String(flag.worth) })),
    ...ground.caches.map((cache) => ({ ...cache, glyph: OBJECTIVE_GLYPHS.cache, text: '' })),
    ...(ground.wagon === null ? [] : [{ ...ground.wagon, glyph: OBJECTIVE_GLYPHS.wagon, text: '' }]),
    ...(ground.shrine === null ? [] : [{ ...ground.shrine, glyph: OBJECTIVE_GLYPHS.shrine, text: '' }]),
  ];
  return (
    <>
      {ground.zones.flat().map(({ x0, y0, x1, y1 }) => (
        <rect
          key={`${x0} ${y0}`}
          x={x0 / INCH}
          y={(height - y1) / INCH}
          width={(x1 - x0) / INCH}
          height={(y1 - y0) / INCH}
          fill="url(#library-zone)"
          stroke="#1c1712"
          strokeWidth="0.1"
        />
      ))}
      {goals.map(({ x, y, glyph, text }) => (
        <g key={`${x} ${y}`} transform={`translate(${x / INCH} ${(height - y) / INCH})`}>
          <circle
            r={CONTROL / INCH}
            fill="none"
            stroke="#1c1712"
            strokeWidth="0.1"
            strokeDasharray="0.4 0.3"
          />
          <circle r="1.15" fill="#efe4cb" stroke="#1c1712" strokeWidth="0.14" />
          <Mark name={glyph} size={1.7} fill="#3a2e22" />
          {text === '' ? null : (
            <text y="2.5" textAnchor="middle" className={css['worth']}>
              {text}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
