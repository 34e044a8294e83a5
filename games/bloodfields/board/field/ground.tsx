import type { ReactNode } from 'react';
import { type Sheet, transformOf } from './sheet.ts';

/** Zones along the edges; a player's own zone is lit during deployment. */
export function Zones({
  sheet,
  zones,
}: {
  readonly sheet: Sheet;
  readonly zones: readonly {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
    readonly colour: string;
    readonly lit: boolean;
  }[];
}): ReactNode {
  return zones.map(({ x0, y0, x1, y1, colour, lit }) => {
    const [a, b] = [sheet.at({ x: x0, y: y0 }), sheet.at({ x: x1, y: y1 })];
    return (
      <rect
        key={`${x0} ${y0}`}
        x={Math.min(a.x, b.x)}
        y={Math.min(a.y, b.y)}
        width={Math.abs(b.x - a.x)}
        height={Math.abs(b.y - a.y)}
        fill={colour}
        fillOpacity={lit ? 0.28 : 0.07}
        stroke={lit ? colour : '#f6eedc'}
        strokeOpacity={lit ? 1 : 0.5}
        strokeWidth={lit ? 2 : 1}
        strokeDasharray="8 6"
      />
    );
  });
}

/** Something drawn at a point of the ground. */
export function At({
  sheet,
  x,
  y,
  children,
}: {
  readonly sheet: Sheet;
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}): ReactNode {
  return <g transform={transformOf(sheet, { x, y })}>{children}</g>;
}
