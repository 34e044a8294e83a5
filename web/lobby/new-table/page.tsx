import { Notice } from '../../pages/notice.tsx';
import { Suspense } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { findBox, SHELF } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { PageLinks } from '../../game-pages/page-links.tsx';
import { PageFrame } from '../../pages/frame.tsx';
import { NotFound } from '../../pages/not-found.tsx';
import { useSay } from '../../text/say.ts';
import { WAYS } from '../draft.ts';
import { remembered } from '../remembered.ts';
import { GameChoice } from './game-choice.tsx';
import { TableForm } from './table-form.tsx';

/** Sets up a new table: `/new`, `/new/:game`, `/new/:game/:way`. */
export default function NewTablePage() {
  const say = useSay();
  const locale = useLocale();
  const [, go] = useLocation();
  const { game, way: wished } = useParams<{ game?: string; way?: string }>();
  const [only, ...rest] = SHELF;
  if (game === undefined) {
    if (only !== undefined && rest.length === 0) return <Redirect to={`/new/${only.id}`} replace />;
    return (
      <PageFrame title={say('new.which')}>
        <GameChoice />
      </PageFrame>
    );
  }
  const box = findBox(game);
  const known = WAYS.find((one) => one === wished);
  if (box === undefined || (wished !== undefined && known === undefined)) return <NotFound />;
  const { last, tables } = remembered(box);
  const way = known ?? last ?? 'solo';
  return (
    <PageFrame
      title={say('new.title', { game: box.name[locale] })}
      lead={say(tables[way] === undefined ? 'new.lead.first' : 'new.lead')}
      aside={<PageLinks box={box} />}
    >
      {rest.length > 0 ? <GameChoice chosen={box.id} way={known} /> : null}
      <Suspense fallback={<Notice>{say('loading')}</Notice>}>
        <TableForm
          key={box.id}
          box={box}
          way={way}
          onWay={(next) => go(`/new/${box.id}/${next}`, { replace: true })}
        />
      </Suspense>
    </PageFrame>
  );
}
