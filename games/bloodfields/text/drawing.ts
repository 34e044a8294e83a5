import type { Locale } from '@sanguine/kernel';
import type { TerrainKind } from '../content/terrain.ts';
import { TERRAIN_KINDS } from '../content/terrain.ts';
import type { Field } from '../rules/geometry/field.ts';
import type { Point } from '../rules/geometry/point.ts';
import { fromPolygon } from '../rules/geometry/polygon.ts';
import { fieldFor } from '../rules/ground.ts';
import { groundFor } from '../rules/scenario.ts';
import type { State } from '../rules/state.ts';
import { isOn } from '../rules/units.ts';
import { letterOf } from './letters.ts';
import { say } from './phrases.ts';
import { terrainName } from './words.ts';

/** The most columns that fit beside the axis. A character is about twice as high as wide. */
const COLUMNS = 72;
const ROWS_PER_COLUMN = 0.5;

const GLYPHS: Readonly<Record<TerrainKind, string>> = {
  rock: '#',
  building: '%',
  forest: '*',
  swamp: '~',
  ruins: '+',
  high: '^',
  fence: '=',
};
const PLACES = { flag: '!', cache: '$', shrine: '@', wagon: '>' } as const;
type PlaceKind = keyof typeof PLACES;

/** How the table is divided into cells. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The size of a cell in mil. */
  readonly width: number;
  readonly height: number;
}

function gridOf({ width, height }: Field): Grid {
  const columns = COLUMNS;
  const rows = Math.round((height / width) * columns * ROWS_PER_COLUMN);
  return { columns, rows, width: width / columns, height: height / rows };
}

/** North is at the top. */
const cellAt = (
  { columns, rows, width, height }: Grid,
  { x, y }: Point,
): { column: number; row: number } => ({
  column: Math.min(columns - 1, Math.floor(x / width)),
  row: Math.max(0, rows - 1 - Math.floor(y / height)),
});

const middleOf = ({ rows, width, height }: Grid, column: number, row: number): Point => ({
  x: (column + 0.5) * width,
  y: (rows - row - 0.5) * height,
});

/** The terrain in a cell. A fence is thinner than a cell and would slip through otherwise. */
function groundAt({ pieces }: Field, at: Point, fence: number): string {
  const found = pieces.find(
    (polygon) => fromPolygon(at.x, at.y, polygon) <= (polygon.piece.kind === 'fence' ? fence : 0),
  );
  return found === undefined ? ' ' : GLYPHS[found.piece.kind];
}

/** The places of the scenario that still exist. */
function placesOf(state: State): { readonly kind: PlaceKind; readonly at: Point }[] {
  const { flags, caches, shrine } = groundFor(state);
  return [
    ...flags.map((at) => ({ kind: 'flag' as const, at })),
    ...state.caches.flatMap((index) => {
      const at = caches[index];
      return at === undefined ? [] : [{ kind: 'cache' as const, at }];
    }),
    ...(shrine === null ? [] : [{ kind: 'shrine' as const, at: shrine }]),
    ...(state.wagon === null ? [] : [{ kind: 'wagon' as const, at: state.wagon }]),
  ];
}

/** Offsets of cells around one, the nearest first. */
const AROUND = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((right) => [-1, 0, 1].map((down) => ({ right, down })))
  .toSorted((one, other) => weight(one) - weight(other));

function weight({ right, down }: { readonly right: number; readonly down: number }): number {
  return Math.abs(right) + 2.5 * Math.abs(down);
}

/** Draws the units; if two share a cell, one moves to the next free cell. Letters never stand side by side. */
function setUnits(state: State, cells: string[][], grid: Grid): void {
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean =>
    cells[row]?.[column] !== undefined &&
    [-1, 0, 1].every((beside) => !taken.has(`${column + beside},${row}`));
  for (const [id, unit] of state.units.entries()) {
    if (!isOn(unit)) continue;
    const { column, row } = cellAt(grid, unit);
    const spot = AROUND.find(({ right, down }) => isFree(column + right, row + down));
    const line = spot === undefined ? undefined : cells[row + spot.down];
    if (spot === undefined || line === undefined) continue;
    taken.add(`${column + spot.right},${row + spot.down}`);
    line[column + spot.right] = letterOf(state, id);
  }
}

/** The distance between numbers on the axes, in mil. */
const TICK = 5000;

/** `15 |`: the number of a row that holds a tick, or none. */
function margin({ height, rows }: Grid, row: number): string {
  const low = (rows - 1 - row) * height;
  const tick = Math.ceil((low - 1) / TICK) * TICK;
  return `${tick < low + height - 1 ? String(tick / 1000).padStart(2) : '  '} |`;
}

function axis({ columns, width }: Grid, most: number): string[] {
  let numbers = '';
  for (let tick = 0; tick <= most; tick += TICK) {
    const at = Math.min(columns - 1, Math.floor(tick / width));
    numbers = `${numbers.padEnd(at)}${tick / 1000}`;
  }
  return [`   +${'-'.repeat(columns)}`, `    ${numbers}`];
}

/** The table in characters: terrain, places and units, with inches along the edges. */
export function drawingLines(state: State): string[] {
  const field = fieldFor(state);
  const grid = gridOf(field);
  const cells = Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_cell, column) =>
      groundAt(field, middleOf(grid, column, row), grid.height / 2),
    ),
  );
  for (const { kind, at } of placesOf(state)) {
    const { column, row } = cellAt(grid, at);
    const line = cells[row];
    if (line !== undefined) line[column] = PLACES[kind];
  }
  setUnits(state, cells, grid);
  return [
    ...cells.map((line, row) => `${margin(grid, row)}${line.join('')}`.trimEnd()),
    ...axis(grid, field.width),
  ];
}

/** The meaning of the characters that occur. */
export function legendParts(locale: Locale, state: State): string[] {
  const kinds = TERRAIN_KINDS.filter((kind) => fieldFor(state).byKind[kind].length > 0);
  const places = new Set(placesOf(state).map(({ kind }) => kind));
  return [
    ...kinds.map((kind) =>
      say(locale, 'board.legend', { glyph: GLYPHS[kind], what: terrainName(locale, kind) }),
    ),
    ...[...places].map((kind) =>
      say(locale, 'board.legend', { glyph: PLACES[kind], what: say(locale, `board.legend.${kind}`) }),
    ),
  ];
}
