import type { TableContext } from './table-context.ts';

/** An answer the viewer has already given. */
interface Given {
  /** `in`: sent and held until its least time is over; `ordered`: decided beforehand. */
  readonly how: 'in' | 'ordered';
  readonly move: unknown;
}

/** The viewer's own answer to the current decision; null if it is still open or another seat decides. */
export function givenAnswer({ game, table }: Pick<TableContext, 'game' | 'table'>): Given | null {
  const { viewer, view, deciders, wait } = table;
  if (viewer === null || !deciders.includes(viewer)) return null;
  const ordered = game.engine.ordered(view, viewer);
  if (ordered !== null) return { how: 'ordered', move: ordered };
  const answer = wait?.answer ?? null;
  return answer === null ? null : { how: 'in', move: answer };
}
