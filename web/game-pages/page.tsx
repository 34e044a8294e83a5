import { SHELF } from '@sanguine/registry/shelf.ts';
import type { GamePageName } from '@sanguine/ui';
import { useCallback } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { accountNotes } from '../account/account-notes.ts';
import { useMe } from '../account/me.ts';
import { NotFound } from '../pages/not-found.tsx';
import { useSettings } from '../settings/store.ts';
import { deviceNotes } from '../store/device-notes.ts';
import { GamePageFrame } from './frame.tsx';
import { pathOf } from './path.ts';
import { useGamePage } from './use-game-page.ts';
import { useTryOut } from './use-try-out.ts';

/** `/rosters`, `/rosters/<game>`, `/rosters/<game>/<what the page itself understands>`; likewise for each of `GAME_PAGES`. */
export default function GamePageRoute({ name }: { readonly name: GamePageName }) {
  const { game, '*': rest } = useParams();
  // Called only to render on changes: its value is decoded, and decoding it again would break names with a percent sign.
  useSearch();
  const having = SHELF.filter(({ pages }) => pages?.[name] !== undefined);
  const [first] = having;
  if (game === undefined) {
    return first === undefined ? <NotFound /> : <Redirect to={pathOf(first.id, name, '')} replace />;
  }
  if (!having.some(({ id }) => id === game)) return <NotFound />;
  const at = `${rest ?? ''}${location.search}`;
  return <Opened key={`${name}/${game}`} name={name} game={game} at={at} />;
}

interface OpenedProps {
  readonly name: GamePageName;
  readonly game: string;
  readonly at: string;
}

function Opened({ name, game, at }: OpenedProps) {
  const { Page } = useGamePage(game, name);
  const notebook = useCallback((named: string) => deviceNotes(game, named), [game]);
  const [settings] = useSettings();
  const [, navigate] = useLocation();
  const me = useMe();
  const tryOut = useTryOut(game);
  return (
    <Page
      settings={settings}
      at={at}
      go={(page, next, how) => navigate(pathOf(game, page, next), { replace: how === 'replace' })}
      address={(page, next) => new URL(pathOf(game, page, next), location.origin).href}
      notes={deviceNotes(game)}
      account={me === null || me === undefined ? null : accountNotes(me.person, game)}
      tryOut={tryOut}
      openRules={(section) => navigate(`/rules/${game}/${section}`)}
      notebook={notebook}
      Frame={GamePageFrame}
    />
  );
}
