import { frozen } from './frozen.ts';
import { inches, inchesOf } from './inches.ts';
import { type Layout, LAYOUTS } from './layouts.ts';
import { TABLE_SIZES, TABLES, type TableSize } from './tables.ts';
import { type Corner, TERRAIN_KINDS, type TerrainKind, type TerrainPiece } from './terrain.ts';

/**
 * A layout that is not in the list, as text: `made/small/forest:west-forest:4,5.5_8,5.5_8,8.5_4,8.5;...`, corners in
 * inches. A game on it keeps the whole text in its set-up and state, so its record replays without anything else.
 * Each layout has exactly one such text.
 */
const PREFIX = 'made/';

export const MOST_PIECES = 40;
export const MOST_CORNERS = 12;

const PIECE_ID = /^[a-z][a-z0-9-]{0,23}$/;
/** Inches with up to three decimals, as `inchesOf` writes them. */
const NUMBER = /^(?:0|[1-9]\d?)(?:\.\d{0,2}[1-9])?$/;

/** Longer than any layout as text: kind, id, twelve corners such as `44.123,29.123_`. */
export const LONGEST_LAYOUT = PREFIX.length + 6 + MOST_PIECES * (8 + 1 + 24 + 1 + MOST_CORNERS * 14 + 1);

/** The text from which `findLayout` makes the same layout. */
export const writeLayout = ({ size, pieces }: Pick<Layout, 'size' | 'pieces'>): string =>
  `${PREFIX}${size}/${pieces.map(writePiece).join(';')}`;

const writePiece = ({ kind, id, corners }: TerrainPiece): string =>
  `${kind}:${id}:${corners.map(([x, y]) => `${inchesOf(x)},${inchesOf(y)}`).join('_')}`;

/** The layout of such a text; undefined if the text is not one. `layoutFaults` says whether it can be played on. */
export function readLayout(text: string): Layout | undefined {
  if (text.length > LONGEST_LAYOUT || !text.startsWith(PREFIX)) return undefined;
  const slash = text.indexOf('/', PREFIX.length);
  const size = TABLE_SIZES.find((one) => one === text.slice(PREFIX.length, slash));
  if (slash < 0 || size === undefined) return undefined;
  const written = text.slice(slash + 1);
  const pieces = written === '' ? [] : written.split(';').map((piece) => readPiece(piece, size));
  if (pieces.length > MOST_PIECES || !pieces.every((piece) => piece !== undefined)) return undefined;
  const { width, height } = TABLES[size];
  return frozen({
    id: text,
    name: { en: 'A layout of your own', ja: '自作の地形配置' },
    size,
    width,
    height,
    pieces,
  });
}

function readPiece(written: string, size: TableSize): TerrainPiece | undefined {
  const [kindText, id = '', outline = '', ...rest] = written.split(':');
  const kind = TERRAIN_KINDS.find((one): one is TerrainKind => one === kindText);
  if (kind === undefined || !PIECE_ID.test(id) || rest.length > 0) return undefined;
  const corners = outline.split('_').map((corner) => readCorner(corner, size));
  if (corners.length < 3 || corners.length > MOST_CORNERS) return undefined;
  return corners.every((corner) => corner !== undefined) ? { id, kind, corners } : undefined;
}

function readCorner(written: string, size: TableSize): Corner | undefined {
  const numbers = written.split(',');
  const [x, y] = numbers.map((number) => (NUMBER.test(number) ? inches(Number(number)) : Infinity));
  if (numbers.length !== 2 || x === undefined || y === undefined) return undefined;
  return x <= TABLES[size].width && y <= TABLES[size].height ? [x, y] : undefined;
}

const BY_ID: ReadonlyMap<string, Layout> = new Map(LAYOUTS.map((layout) => [layout.id, layout]));

/** Texts read recently: the rules look up a table's layout again and again. */
const read = new Map<string, Layout>();
const MOST_READ = 64;

/** A layout by its name, or one written out in full. */
export function findLayout(id: string): Layout | undefined {
  const known = BY_ID.get(id) ?? read.get(id);
  if (known !== undefined) return known;
  const layout = readLayout(id);
  if (layout === undefined) return undefined;
  if (read.size >= MOST_READ) read.clear();
  read.set(id, layout);
  return layout;
}
