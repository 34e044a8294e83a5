import { groundFor } from '../../rules/scenario.ts';
import { layoutOf } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import type { Country } from './bake.ts';

type Table = Pick<State, 'layout' | 'options' | 'grown'>;

/** The last country asked for, and its table. */
let last: { readonly table: Table; readonly country: Country } | null = null;

const isSame = (one: Table, other: Table): boolean =>
  one.layout === other.layout &&
  one.grown === other.grown &&
  one.options.terrain === other.options.terrain &&
  one.options.scenario === other.options.scenario;

/** What a table's ground is baked from; the same object as long as the picture would be the same. */
export function countryOf(table: Table): Country {
  if (last !== null && isSame(last.table, table)) return last.country;
  const { layout, options, grown } = table;
  const { width, height, pieces } = layoutOf(table);
  const { flags, caches, shrine, wagon } = groundFor(table);
  const worn = [...flags, ...caches, shrine, wagon].flatMap((spot) =>
    spot === null ? [] : [{ x: spot.x, y: spot.y }],
  );
  const country = { width, height, pieces: options.terrain === 'placed' ? [] : pieces, grown, worn };
  last = { table: { layout, options, grown }, country };
  return country;
}
