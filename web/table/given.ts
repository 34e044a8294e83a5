import type { TableContext } from './table-context.ts';

/** An answer the viewer has no more to give. */
interface Given {
  /** In, and shown when its time has come; or decided beforehand. */
  readonly how: 'in' | 'ordered';
  readonly move: unknown;
}

/** The viewer's own answer to what is asked now; null: it is still to be given, or somebody else is asked. */
export function givenAnswer({ game, table }: Pick<TableContext, 'game' | 'table'>): Given | null {
  const { viewer, view, deciders, wait } = table;
  if (viewer === null || !deciders.includes(viewer)) return null;
  const ordered = game.engine.ordered(view, viewer);
  if (ordered !== null) return { how: 'ordered', move: ordered };
  const answer = wait?.answer ?? null;
  return answer === null ? null : { how: 'in', move: answer };
}
