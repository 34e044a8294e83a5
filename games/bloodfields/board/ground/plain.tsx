import { memo, type ReactNode } from 'react';
import type { TerrainKind } from '../../content/terrain.ts';
import type { Country } from './bake.ts';
import type { Lie } from './lie.ts';

export const TURF = '#a9a374';
/** Flat tones of terrain, for small pictures. */
export const TONES: Readonly<Record<TerrainKind, string>> = {
  rock: '#b0a693',
  building: '#8d5c49',
  forest: '#6b774a',
  swamp: '#5f7770',
  ruins: '#b3a88e',
  high: '#c0b284',
  fence: '#b4935f',
};

/** The bare polygons of the rules in flat tones: shown before the ground is baked, and in small pictures. */
export const PlainGround = memo(function PlainGround({
  country,
  lie,
}: {
  readonly country: Country;
  readonly lie: Lie;
}): ReactNode {
  const { margin, table } = lie;
  return (
    <g>
      <rect x={margin} y={margin} width={table.width} height={table.height} fill={TURF} />
      {[...country.pieces, ...country.grown].map(({ id, kind, corners }, at) => (
        <polygon
          key={`${id} ${at}`}
          points={corners
            .map(([x, y]) => {
              const spot = lie.toWorld({ x, y });
              return `${spot.x.toFixed(1)},${spot.y.toFixed(1)}`;
            })
            .join(' ')}
          fill={TONES[kind]}
        />
      ))}
    </g>
  );
});
