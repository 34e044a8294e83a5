import { SHELF } from '@sanguine/registry/shelf.ts';
import { useMyGames } from '../lobby/my-games.ts';
import { PageSheet } from '../pages/frame.tsx';
import { Masthead } from '../pages/masthead.tsx';
import { Further } from './further.tsx';
import { Shelf } from './shelf.tsx';
import { Showpiece } from './showpiece.tsx';
import { TurnBand } from './turn-band.tsx';

/** Home: the tables waiting for the player, the games, and further links. */
export default function Home() {
  const { entries } = useMyGames();
  const [only, ...rest] = SHELF;
  return (
    <PageSheet title={null} masthead={<Masthead large />}>
      <TurnBand entries={entries ?? []} />
      {only !== undefined && rest.length === 0 ? <Showpiece box={only} /> : <Shelf boxes={SHELF} />}
      <Further entries={entries} />
    </PageSheet>
  );
}
