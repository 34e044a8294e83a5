import type { Scene } from './scene.ts';

/** An answer the viewer has no more to give. */
interface Given {
  /** In, and shown when its time has come; or decided beforehand. */
  readonly how: 'in' | 'ordered';
  readonly move: unknown;
}

/** The viewer's own answer to what is asked now; null: it is still to be given, or somebody else is asked. */
export function givenAnswer({ game, table }: Pick<Scene, 'game' | 'table'>): Given | null {
  const { seat, view, deciders, wait } = table;
  if (seat === null || !deciders.includes(seat)) return null;
  const ordered = game.engine.ordered(view, seat);
  if (ordered !== null) return { how: 'ordered', move: ordered };
  const answer = wait?.answer ?? null;
  return answer === null ? null : { how: 'in', move: answer };
}
