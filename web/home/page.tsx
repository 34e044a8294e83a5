import { SHELF } from '@sanguine/registry/shelf.ts';
import { useMyGames } from '../lobby/my-games.ts';
import { PageSheet } from '../pages/frame.tsx';
import { Masthead } from '../pages/masthead.tsx';
import styles from './page.module.css';
import { Shelf } from './shelf.tsx';
import { Showpiece } from './showpiece.tsx';
import { Strip } from './strip/strip.tsx';
import { TurnCell } from './strip/turn-cell.tsx';

/** Home: the games, and below them what is going on right now, tables waiting for the player first. */
export default function Home() {
  const { entries } = useMyGames();
  const [only, ...rest] = SHELF;
  const waits = entries?.some(({ state }) => state === 'yours') === true;
  return (
    <PageSheet title={null} masthead={<Masthead large />}>
      <div className={styles['home']} data-waits={waits || undefined}>
        {waits ? <TurnCell entries={entries} /> : null}
        {only !== undefined && rest.length === 0 ? <Showpiece box={only} /> : <Shelf boxes={SHELF} />}
        <Strip entries={entries} />
      </div>
    </PageSheet>
  );
}
