import { type AnyGame } from '@sanguine/kernel';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { Redirect, useParams } from 'wouter';
import { NotFound } from '../pages/not-found.tsx';
import { useGame } from './game.ts';
import { RulebookPage } from './rulebook-page.tsx';
import { RulebookShelf } from './rulebook-shelf.tsx';

/** `/rules`, `/rules/<game>`, `/rules/<game>/<section>` */
export default function RulesPage() {
  const { game, section } = useParams();
  const [only, ...more] = SHELF;
  if (game === undefined) {
    return only !== undefined && more.length === 0 ? (
      <Redirect to={`/rules/${only.id}`} replace />
    ) : (
      <RulebookShelf />
    );
  }
  const box = SHELF.find(({ id }) => id === game);
  return box === undefined ? <NotFound /> : <Loaded id={box.id} section={section ?? null} />;
}

function Loaded({ id, section }: { readonly id: string; readonly section: string | null }) {
  const game: AnyGame = useGame(id);
  return <RulebookPage key={id} game={game} section={section} />;
}
