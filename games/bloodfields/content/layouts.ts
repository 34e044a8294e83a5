import { frozen } from './frozen.ts';
import { inches } from './inches.ts';
import { TABLES, type TableSize } from './tables.ts';
import type { Corner, TerrainKind, TerrainPiece } from './terrain.ts';

/** §2.2: a table with its terrain. */
export interface Layout {
  /** A name in notation, or the whole layout as text. */
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
  readonly size: TableSize;
  /** In mil. */
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly TerrainPiece[];
}

/** A piece in inches and its twin on the other side of the table; null for a piece in the middle. */
interface Row {
  readonly id: string;
  readonly twin: string | null;
  readonly kind: TerrainKind;
  readonly corners: readonly Corner[];
}

const corners = (...numbers: readonly (readonly [number, number])[]): readonly Corner[] => numbers;
const box = (x0: number, y0: number, x1: number, y1: number): readonly Corner[] =>
  corners([x0, y0], [x1, y0], [x1, y1], [x0, y1]);

const pair = (id: string, twin: string, kind: TerrainKind, outline: readonly Corner[]): Row => ({
  id,
  twin,
  kind,
  corners: outline,
});
const middle = (id: string, kind: TerrainKind, outline: readonly Corner[]): Row => ({
  id,
  twin: null,
  kind,
  corners: outline,
});

/** Every layout looks the same from both sides: one half is written down, the other is that half turned by 180 degrees. */
function layout(id: string, name: Layout['name'], size: TableSize, rows: readonly Row[]): Layout {
  const { width, height } = TABLES[size];
  const pieces = rows.flatMap((row): TerrainPiece[] => {
    const outline = row.corners.map(([x, y]): Corner => [inches(x), inches(y)]);
    const piece = { id: row.id, kind: row.kind, corners: outline };
    if (row.twin === null) return [piece];
    const turned = outline.map(([x, y]): Corner => [width - x, height - y]);
    return [piece, { id: row.twin, kind: row.kind, corners: turned }];
  });
  return { id, name, size, width, height, pieces };
}

/** §17.8: the layouts, the largest tables first. */
export const LAYOUTS: readonly Layout[] = frozen([
  layout('crossing', { en: 'Crossing', ja: '四つ辻' }, 'large', [
    pair('west-forest', 'east-forest', 'forest', box(5, 8, 11, 11.8)),
    pair('west-building', 'east-building', 'building', box(14, 7, 17, 10)),
    pair('south-swamp', 'north-swamp', 'swamp', box(24, 4, 30, 8)),
    pair('east-ruin', 'west-ruin', 'ruins', box(34, 6, 39, 11)),
    pair('west-fence', 'east-fence', 'fence', box(12, 14.8, 17, 15.2)),
    pair('west-rock', 'east-rock', 'rock', box(8, 3, 11, 5)),
    middle('mid-hill', 'high', box(20, 12, 25, 18)),
  ]),
  layout('old-village', { en: 'Old Village', ja: '古い村' }, 'large', [
    pair('west-ruin', 'east-ruin', 'ruins', box(4, 12, 9, 17)),
    pair('south-forest', 'north-forest', 'forest', box(13, 5, 19, 10)),
    pair('south-rock', 'north-rock', 'rock', box(23, 6, 26, 8)),
    pair('south-building', 'north-building', 'building', box(29, 4, 32, 7)),
    pair('east-swamp', 'west-swamp', 'swamp', box(37, 4, 42, 9)),
    pair('west-hill', 'east-hill', 'high', box(13, 14, 18, 18)),
    middle('mid-fence', 'fence', box(21, 14.8, 24, 15.2)),
  ]),
  layout('broken-causeway', { en: 'Broken Causeway', ja: '崩れた土手道' }, 'large', [
    pair('west-rock', 'east-rock', 'rock', corners([3.5, 13], [6, 12], [7.5, 14], [6.5, 16.5], [4, 16])),
    pair(
      'west-forest',
      'east-forest',
      'forest',
      corners([9.5, 6], [13.5, 4.5], [16, 6.5], [15.5, 9.5], [11.5, 10.5], [9, 9]),
    ),
    pair(
      'south-building',
      'north-building',
      'building',
      corners([19.5, 9], [22.2, 7.6], [23.6, 10.4], [20.9, 11.8]),
    ),
    pair(
      'west-swamp',
      'east-swamp',
      'swamp',
      corners([11.2, 14], [14.5, 13.4], [17, 15], [16.5, 17.6], [13, 18.4], [11, 16.6]),
    ),
    pair('south-ruin', 'north-ruin', 'ruins', box(20, 3, 25, 4.6)),
    pair(
      'south-fence',
      'north-fence',
      'fence',
      corners([26.8, 8.4], [29.9, 7.2], [30.04, 7.57], [26.94, 8.77]),
    ),
    pair('south-rock', 'north-rock', 'rock', corners([32.5, 3.2], [35, 3], [36, 4.8], [34, 6], [32.2, 5])),
  ]),
  layout('barrow-field', { en: 'Barrow Field', ja: '塚の野' }, 'large', [
    pair(
      'west-hill',
      'east-hill',
      'high',
      corners([8, 10.5], [12, 9], [15, 11], [14.5, 14.5], [10.5, 15.5], [7.5, 13.5]),
    ),
    pair('south-ruin', 'north-ruin', 'ruins', box(18.5, 4, 23.5, 8.2)),
    pair(
      'south-forest',
      'north-forest',
      'forest',
      corners([27, 4], [31, 3.2], [33.2, 5.5], [32, 8.6], [28, 9], [26.6, 6.6]),
    ),
    pair('west-rock', 'east-rock', 'rock', corners([3.2, 5], [5.2, 3.6], [6.6, 5.2], [5.4, 7], [3.6, 6.8])),
    pair('west-building', 'east-building', 'building', box(10, 3, 14.4, 5.8)),
    pair(
      'south-fence',
      'north-fence',
      'fence',
      corners([18.2, 12], [22.2, 11.2], [22.28, 11.6], [18.28, 12.4]),
    ),
    pair(
      'east-swamp',
      'west-swamp',
      'swamp',
      corners([36.5, 5.5], [40, 4.5], [41.8, 7], [40, 10], [36.8, 9.2]),
    ),
  ]),
  layout('hollow', { en: 'Hollow', ja: '窪地' }, 'small', [
    pair('west-forest', 'east-forest', 'forest', box(4, 5.5, 8, 8.5)),
    pair('south-rock', 'north-rock', 'rock', box(11, 4, 13, 5.4)),
    pair('south-ruin', 'north-ruin', 'ruins', box(16, 3, 20, 5.4)),
    pair('east-swamp', 'west-swamp', 'swamp', box(23.2, 3, 27, 6.5)),
    middle('mid-hill', 'high', box(12.5, 8.5, 17.5, 11.5)),
  ]),
  layout('ford', { en: 'Ford', ja: '浅瀬' }, 'small', [
    pair('west-rock', 'east-rock', 'rock', corners([6.5, 9], [8.5, 8.4], [9.2, 10.2], [7.6, 11.4])),
    pair('west-forest', 'east-forest', 'forest', corners([3.2, 3.2], [7, 3], [7.4, 5.4], [3.6, 5.6])),
    pair('south-ruin', 'north-ruin', 'ruins', box(12, 3, 17, 5.2)),
    pair(
      'south-fence',
      'north-fence',
      'fence',
      corners([20.8, 5], [24.4, 3.6], [24.55, 3.98], [20.95, 5.38]),
    ),
    middle('mid-swamp', 'swamp', box(12.4, 8.4, 17.6, 11.6)),
  ]),
  layout('pit', { en: 'Pit', ja: '闘技場' }, 'pit', [
    pair('west-rock', 'east-rock', 'rock', corners([3.2, 6.4], [5, 6.2], [5.4, 8], [3.6, 8.8])),
    middle('mid-forest', 'forest', box(8.4, 6.3, 11.6, 8.7)),
  ]),
]);
