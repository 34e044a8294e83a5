import type { Layout } from '@sanguine/bloodfields/content/layouts.ts';
import type { TerrainKind } from '@sanguine/bloodfields/content/terrain.ts';
import { fieldOf } from '@sanguine/bloodfields/rules/geometry/field.ts';

const TINTS: Readonly<Record<TerrainKind, string>> = {
  rock: '#8b8378',
  building: '#9c6b4a',
  forest: '#6f8a4e',
  swamp: '#7e9a8e',
  ruins: '#c9b79c',
  high: '#d9c48a',
  fence: '#5b4632',
};
const INK = '#2a1f17';

/** A simple picture to judge a layout by: pieces, their walls and inches along the edges. The board draws the real one. */
export function previewOf({ width, height, pieces }: Layout): string {
  const { walls } = fieldOf(width, height, pieces);
  const outline = (corners: readonly (readonly [number, number])[]): string =>
    corners.map(([x, y]) => `${x},${height - y}`).join(' ');
  const ticks = Array.from({ length: Math.floor(width / 5000) }, (_, at) => (at + 1) * 5000);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1000 -1000 ${width + 2000} ${height + 2000}">`,
    `<rect width="${width}" height="${height}" fill="#e8dfc4" stroke="${INK}" stroke-width="60"/>`,
    ...pieces.map(
      ({ id, kind, corners }) =>
        `<polygon points="${outline(corners)}" fill="${TINTS[kind]}" stroke="${INK}" stroke-width="40"><title>${id}</title></polygon>`,
    ),
    ...walls.map(
      ({ sides }) => `<polygon points="${outline(sides.map(({ x, y }) => [x, y] as const))}" fill="${INK}"/>`,
    ),
    ...ticks.map(
      (x) => `<text x="${x}" y="${height + 700}" font-size="600" text-anchor="middle">${x / 1000}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}
