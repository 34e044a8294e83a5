import type { Locale } from '@sanguine/kernel';
import { memo, type ReactNode } from 'react';
import { factsOf } from '../../content/terrain.ts';
import type { Field } from '../../rules/geometry/field.ts';
import type { Polygon } from '../../rules/geometry/polygon.ts';
import { terrainName } from '../../text/words.ts';
import css from './field.module.css';
import { drawn, outlined, PX, RIM } from './scale.ts';

/** The table and its terrain, by the very polygons the rules measure. */
export const Terrain = memo(function Terrain({
  field,
  locale,
}: {
  readonly field: Field;
  readonly locale: Locale | null;
}): ReactNode {
  const { width, height, pieces, walls } = field;
  return (
    <g>
      <rect className={css['rim']} width={(width + 2 * RIM) * PX} height={(height + 2 * RIM) * PX} />
      <rect className={css['grass']} x={RIM * PX} y={RIM * PX} width={width * PX} height={height * PX} />
      <Ruler field={field} />
      {pieces.map((polygon, at) => (
        <Piece key={at} polygon={polygon} field={field} />
      ))}
      {walls.map((wall, at) => (
        <path key={at} className={css['wall']} d={pathOf(wall, field)} />
      ))}
      {locale === null
        ? null
        : pieces.map((polygon, at) => {
            const { x, y } = drawn(middleOf(polygon), field);
            return (
              <text key={at} className={css['terrain-name']} x={x} y={y + 4}>
                {terrainName(locale, polygon.piece.kind)}
              </text>
            );
          })}
    </g>
  );
});

function Piece({ polygon, field }: { readonly polygon: Polygon; readonly field: Field }): ReactNode {
  const { impassable, coverIn, coverAcross } = factsOf(polygon.piece.kind);
  const edge = impassable ? 'solid' : coverIn || coverAcross ? 'cover' : 'open';
  return (
    <path
      className={css['piece']}
      data-kind={polygon.piece.kind}
      data-edge={edge}
      d={pathOf(polygon, field)}
    />
  );
}

const pathOf = ({ sides }: Polygon, field: Field): string => outlined(sides, field);

const middleOf = ({ x0, y0, x1, y1 }: Polygon): { x: number; y: number } => ({
  x: (x0 + x1) / 2,
  y: (y0 + y1) / 2,
});

/** Inches along the rim, each fifth with its number. */
function Ruler({ field }: { readonly field: Field }): ReactNode {
  const { width, height } = field;
  const along = (length: number): number[] => Array.from({ length: length / 1000 + 1 }, (_, at) => at * 1000);
  const ticks = [
    ...along(width).map((x) => ({ x, y: 0, dx: 0, dy: -1 })),
    ...along(width).map((x) => ({ x, y: height, dx: 0, dy: 1 })),
    ...along(height).map((y) => ({ x: 0, y, dx: -1, dy: 0 })),
    ...along(height).map((y) => ({ x: width, y, dx: 1, dy: 0 })),
  ];
  const d = ticks
    .map(({ x, y, dx, dy }) => {
      const { x: px, y: py } = drawn({ x, y }, field);
      const long = (x + y - (dx > 0 ? width : 0) - (dy > 0 ? height : 0)) % 5000 === 0 ? 8 : 4;
      return `M${px} ${py}l${dx * long} ${-dy * long}`;
    })
    .join('');
  return (
    <g>
      <path className={css['ticks']} d={d} />
      {ticks
        .filter(({ x, y, dx }) => (dx === 0 ? x : y) % 5000 === 0 && (dx === 0 ? x : y) > 0)
        .filter(({ x, y }) => x !== width || y !== height)
        .map(({ x, y, dx, dy }) => {
          const { x: px, y: py } = drawn({ x, y }, field);
          return (
            <text
              key={`${x} ${y} ${dx}`}
              className={css['inch']}
              x={px + dx * 17}
              y={py - dy * 17 + 4}
            >{`${(dx === 0 ? x : y) / 1000}`}</text>
          );
        })}
    </g>
  );
}
