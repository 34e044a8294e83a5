import type { Entry } from '../../lobby/entry.ts';
import { GoOnCell } from './go-on-cell.tsx';
import { LearnCell } from './learn-cell.tsx';
import styles from './strip.module.css';
import { SeatsCell, WatchCell } from './tables-cells.tsx';
import { useLiveTables } from './use-live-tables.ts';

/** What is going on right now: open seats, games to watch, the game or lesson to continue. */
export function Strip({ entries }: { readonly entries: readonly Entry[] | null }) {
  const found = useLiveTables();
  return (
    <div className={styles['strip']}>
      <SeatsCell found={found} />
      <WatchCell found={found} />
      <GoOnCell entries={entries} />
      <LearnCell />
    </div>
  );
}
