import type { Direction } from '../content/shapes.ts';
import type { Glade, Space } from '../content/glade.ts';
import { findGlade } from '../content/glades/index.ts';
import { NOWHERE } from './state.ts';

/** A glade with its precomputed neighbours, distances and dark spaces. */
export interface GladeGraph {
  readonly glade: Glade;
  readonly columns: number;
  readonly size: number;
  readonly dark: readonly boolean[];
  /** The open neighbours a unit can step to. */
  readonly steps: readonly (readonly Space[])[];
  /** All existing neighbours, diagonals included. */
  readonly around: readonly (readonly Space[])[];
  /** All spaces sorted by distance as spells count it. */
  readonly outward: readonly (readonly Space[])[];
  /** Every space `UNSEEN`; copied to start a search. */
  readonly blank: readonly Space[];
  readonly starts: { readonly witch: readonly Space[]; readonly soldiers: readonly Space[] };
}

export const UNSEEN = -1;

const known = new Map<string, GladeGraph>();

/** The state's glade, which is known because set-ups with an unknown one are refused. */
export function groundOf({ glade: id }: { readonly glade: string }): GladeGraph {
  const found = known.get(id);
  if (found !== undefined) return found;
  const glade = findGlade(id);
  if (glade === undefined) throw new Error(`no glade is called ${id}`);
  const ground = survey(glade);
  known.set(id, ground);
  return ground;
}

function survey(glade: Glade): GladeGraph {
  const grid = { columns: glade.rows[0]?.length ?? 0 };
  const marks = glade.rows.join('').split('');
  const spaces = [...marks.keys()];
  const dark = marks.map((mark) => mark === '#');
  const marked = (mark: string): Space[] => spaces.filter((space) => marks[space] === mark);
  return {
    ...grid,
    glade,
    size: marks.length,
    dark,
    steps: spaces.map((from) => spaces.filter((to) => distance(grid, from, to) === 1 && dark[to] === false)),
    around: spaces.map((from) => spaces.filter((to) => isAround(grid, from, to))),
    outward: spaces.map((from) =>
      spaces.toSorted((one, other) => distance(grid, from, one) - distance(grid, from, other)),
    ),
    blank: spaces.map(() => UNSEEN),
    starts: { witch: marked('W'), soldiers: marked('S') },
  };
}

export const isOpen = (ground: GladeGraph, space: Space): boolean =>
  space >= 0 && space < ground.size && ground.dark[space] === false;

type Grid = Pick<GladeGraph, 'columns'>;

const columnOf = ({ columns }: Grid, space: Space): number => space % columns;
const rowOf = ({ columns }: Grid, space: Space): number => Math.floor(space / columns);

/** How many spaces `to` lies ahead in a direction; negative if behind. */
export function lead(grid: Grid, from: Space, to: Space, direction: Direction): number {
  switch (direction) {
    case 'north':
      return rowOf(grid, from) - rowOf(grid, to);
    case 'south':
      return rowOf(grid, to) - rowOf(grid, from);
    case 'east':
      return columnOf(grid, to) - columnOf(grid, from);
    case 'west':
      return columnOf(grid, from) - columnOf(grid, to);
  }
}

/** How far `to` lies to either side of a direction. */
export function sideways(grid: Grid, from: Space, to: Space, direction: Direction): number {
  return Math.abs(lead(grid, from, to, direction === 'north' || direction === 'south' ? 'east' : 'south'));
}

/** §6.3: spells count steps along rows and columns, and nothing blocks them. */
export function distance(grid: Grid, from: Space, to: Space): number {
  return Math.abs(lead(grid, from, to, 'east')) + Math.abs(lead(grid, from, to, 'south'));
}

export function isAround(grid: Grid, from: Space, to: Space): boolean {
  return (
    from !== to && Math.abs(lead(grid, from, to, 'east')) <= 1 && Math.abs(lead(grid, from, to, 'south')) <= 1
  );
}

/** §6.3: all spaces within a range, starting with the space itself. */
export function within(ground: GladeGraph, from: Space, range: number): Space[] {
  const near: Space[] = [];
  for (const space of ground.outward[from] ?? []) {
    if (distance(ground, from, space) > range) break;
    near.push(space);
  }
  return near;
}

/** `c4`: the column's letter and the row's number, as printed along the edges. */
export function spaceName(grid: Grid, space: Space): string {
  return `${String.fromCharCode(97 + columnOf(grid, space))}${rowOf(grid, space) + 1}`;
}

/** The space of that name; `NOWHERE` if the glade has none. */
export function spaceNamed(ground: GladeGraph, name: string): Space {
  const [, letter = '', row = ''] = /^([a-o])(\d{1,2})$/.exec(name) ?? [];
  const column = letter === '' ? NOWHERE : letter.charCodeAt(0) - 97;
  const space = (Number(row) - 1) * ground.columns + column;
  return column >= 0 && column < ground.columns && space >= 0 && space < ground.size ? space : NOWHERE;
}
