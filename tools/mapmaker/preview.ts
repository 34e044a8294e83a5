import type { Area, AreaNames, GameMap, MapShape, Terrain } from '@sanguine/bloodstones/content/map.ts';
import { sharedBorder } from './shared-border.ts';

/** Wash and rim of each terrain, like an old hand-tinted map. */
const TINTS: Readonly<Record<Terrain, { readonly wash: string; readonly rim: string }>> = {
  plains: { wash: '#f1e8cf', rim: '#cdb98a' },
  forest: { wash: '#c9d0a0', rim: '#87935f' },
  hill: { wash: '#e6cb98', rim: '#b98c4c' },
  desert: { wash: '#f3dba4', rim: '#cf9c45' },
  mountain: { wash: '#c7b9a2', rim: '#857866' },
  sea: { wash: '#b9ccc6', rim: '#86a09a' },
};
const INK = '#2a1f17';
const SEA_INK = '#33474b';
const RIVER = '#7d9da0';
const MARGIN = 28;

/** A simple picture to judge a map by: tinted areas, borders, rivers, numbers and names. The board draws the detailed one. */
export function previewOf(map: GameMap, shape: MapShape, names?: AreaNames): string {
  const [width, height] = shape.canvas;
  const box = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN + 30}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" font-family="Georgia, serif">`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="100%" height="100%" fill="#efe5cb"/>`,
    ...shape.areas.map((_, area) => drawArea(map, shape, area)),
    ...shape.rivers.map((river) => drawRiver(shape, river)),
    `<rect width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="2.4"/>`,
    ...shape.areas.map((_, area) => drawNumber(map, shape, area)),
    ...(names?.areas ?? []).map(({ en }, area) => drawName(map, shape, area, en)),
    `<text x="${width / 2}" y="${height + 36}" text-anchor="middle" font-size="26" fill="${INK}">${escape(map.name.en)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

const pathOf = (points: readonly (readonly [number, number])[], close: boolean): string =>
  `M${points.map((point) => point.join(' ')).join('L')}${close ? 'Z' : ''}`;

function drawArea(map: GameMap, shape: MapShape, area: Area): string {
  const { wash, rim } = TINTS[map.areas[area]?.terrain ?? 'plains'];
  const path = pathOf(shape.areas[area]?.ring ?? [], true);
  return `<path d="${path}" fill="${wash}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${rim}" stroke-opacity=".35" stroke-width="9" stroke-linejoin="round"/>`;
}

function drawRiver(shape: MapShape, river: MapShape['rivers'][number]): string {
  const strokes = river.map(({ a, b }) => pathOf(sharedBorder(shape, a, b), false));
  return `<path d="${strokes.join('')}" fill="none" stroke="${RIVER}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function drawNumber(map: GameMap, shape: MapShape, area: Area): string {
  const [x, y] = shape.areas[area]?.label ?? [0, 0];
  const ink = map.areas[area]?.terrain === 'sea' ? SEA_INK : INK;
  return `<text x="${x}" y="${y + 5}" text-anchor="middle" font-size="15" font-style="italic" fill="${ink}">${area}</text>`;
}

function drawName(map: GameMap, shape: MapShape, area: Area, name: string): string {
  const [x, y] = shape.areas[area]?.label ?? [0, 0];
  const ink = map.areas[area]?.terrain === 'sea' ? SEA_INK : INK;
  return `<text x="${x}" y="${y + 17}" text-anchor="middle" font-size="9" font-style="italic" fill="${ink}">${escape(name)}</text>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
