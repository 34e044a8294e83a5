import { inches } from './inches.ts';

/** §1.1: the sizes of tables, the usual one first. */
export const TABLE_SIZES = ['large', 'small', 'pit'] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/** In mil, x from west to east and y from south to north; `points`: the usual blood points on a table of this size. */
export const TABLES: Readonly<
  Record<TableSize, { readonly width: number; readonly height: number; readonly points: number }>
> = {
  large: { width: inches(45), height: inches(30), points: 200 },
  small: { width: inches(30), height: inches(20), points: 100 },
  pit: { width: inches(20), height: inches(15), points: 60 },
};
