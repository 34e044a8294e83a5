import { findLayout } from '../content/layout-text.ts';
import type { Layout } from '../content/layouts.ts';
import type { TerrainKind, TerrainPiece } from '../content/terrain.ts';
import { type Field, fieldOf } from './geometry/field.ts';
import type { Disc } from './geometry/disc.ts';
import { discIn } from './geometry/polygon.ts';
import type { State } from './state.ts';

type Table = Pick<State, 'layout' | 'options' | 'grown'>;

export function layoutOf({ layout }: Pick<State, 'layout'>): Layout {
  const found = findLayout(layout);
  if (found === undefined) throw new Error(`there is no layout ${layout}`);
  return found;
}

/** Fields without placed pieces, by terrain option and layout. */
const plain = new Map<string, Field>();
const MOST_PLAIN = 64;
/** Fields with placed pieces, by the frozen list of those. */
const grown = new WeakMap<readonly TerrainPiece[], Map<string, Field>>();

/** The field asked for last: one game asks for it thousands of times. */
let last: {
  readonly layout: string;
  readonly terrain: string;
  readonly grown: Table['grown'];
  readonly field: Field;
} | null = null;

/** The ground as the rules, bots and boards measure it; made once for each layout and each set of placed pieces. */
export function fieldFor(table: Table): Field {
  const { layout, grown: placed, options } = table;
  if (last !== null && last.grown === placed && last.layout === layout && last.terrain === options.terrain) {
    return last.field;
  }
  const field = findField(table);
  last = { layout, terrain: options.terrain, grown: placed, field };
  return field;
}

function findField(table: Table): Field {
  if (table.grown.length === 0) {
    const key = `${table.options.terrain} ${table.layout}`;
    const known = plain.get(key);
    if (known !== undefined) return known;
    if (plain.size >= MOST_PLAIN) plain.clear();
    const field = makeField(table);
    plain.set(key, field);
    return field;
  }
  const fields = grown.get(table.grown) ?? new Map<string, Field>();
  grown.set(table.grown, fields);
  const known = fields.get(table.layout);
  if (known !== undefined) return known;
  const field = makeField(table);
  fields.set(table.layout, field);
  return field;
}

function makeField(table: Table): Field {
  const { width, height, pieces } = layoutOf(table);
  return fieldOf(width, height, [...(table.options.terrain === 'placed' ? [] : pieces), ...table.grown]);
}

/** §1.2: the pieces of these kinds a base is in, by id, each once. */
export function piecesUnder(state: State, at: Disc, kinds: readonly TerrainKind[]): string[] {
  const { byKind } = fieldFor(state);
  const found: string[] = [];
  for (const kind of kinds) {
    for (const polygon of byKind[kind]) {
      if (discIn(at, polygon) && !found.includes(polygon.piece.id)) found.push(polygon.piece.id);
    }
  }
  return found;
}

/** §11: whether the base is in a piece of this kind. */
export function standsIn(state: State, at: Disc, kind: TerrainKind): boolean {
  for (const polygon of fieldFor(state).byKind[kind]) if (discIn(at, polygon)) return true;
  return false;
}
