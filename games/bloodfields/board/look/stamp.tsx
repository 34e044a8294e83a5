import type { ReactNode } from 'react';
import type { TerrainKind } from '../../content/terrain.ts';
import { outlineOf } from './glyphs.ts';
import { TERRAIN_GLYPHS } from './item-glyphs.ts';
import { BLACK } from './paint.ts';

/** A small stamp that tells the kind of a piece of terrain, centred on x, y. */
export function Stamp({
  kind,
  x,
  y,
  radius,
}: {
  readonly kind: TerrainKind;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}): ReactNode {
  const size = radius * 1.36;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} cy={radius * 0.12} fill={BLACK} fillOpacity="0.5" />
      <circle r={radius} fill="#efe4cb" stroke="#1c1712" strokeWidth={radius * 0.11} />
      <path
        d={outlineOf(TERRAIN_GLYPHS[kind])}
        fill="#3a2e22"
        transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
      />
    </g>
  );
}
