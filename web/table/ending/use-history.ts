import { useEffect, useState } from 'react';
import type { PastTurn } from '@sanguine/ui';
import { standingEvents } from '../../link/log.ts';
import type { TableContext } from '../table-context.ts';

/** The finished game of a table turn by turn; null while it runs, until it is computed, and if it cannot be replayed. */
export function useHistory(
  path: string,
  { game, board, table, events }: TableContext,
): readonly PastTurn[] | null {
  const [history, setHistory] = useState<readonly PastTurn[] | null>(null);
  const over = table.outcome !== null;
  const { viewer, name } = table;
  const count = events.length;
  useEffect(() => {
    if (!over) return undefined;
    let left = false;
    const work = async (): Promise<void> => {
      const [{ sourceOf }, { reelOf }, { historyOf }] = await Promise.all([
        import('../../replay/source.ts'),
        import('../../replay/reel.ts'),
        import('./history.ts'),
      ]);
      const story = await (await sourceOf(path))?.story(viewer);
      if (left || story == null) return;
      const reel = reelOf(game, story, name);
      setHistory(historyOf(game, board, reel, count - standingEvents(reel.log).length));
    };
    // The result is shown without it.
    work().catch(() => setHistory(null));
    return () => {
      left = true;
    };
  }, [over, path, game, board, viewer, name, count]);
  return over ? history : null;
}
