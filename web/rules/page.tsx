import { SHELF } from '@sanguine/registry/shelf.ts';
import type { Box } from '@sanguine/ui';
import { Redirect, useParams } from 'wouter';
import { NotFound } from '../pages/not-found.tsx';
import { useGame } from '../lobby/parts.ts';
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
  return box === undefined ? <NotFound /> : <Loaded box={box} section={section ?? null} />;
}

function Loaded({ box, section }: { readonly box: Box; readonly section: string | null }) {
  return <RulebookPage key={box.id} game={useGame(box)} section={section} />;
}
