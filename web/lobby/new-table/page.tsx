import { Notice } from '../../pages/notice.tsx';
import { Suspense } from 'react';
import { Redirect, useParams } from 'wouter';
import { findBox, SHELF } from '@sanguine/registry/shelf.ts';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { PageFrame } from '../../pages/frame.tsx';
import { NotFound } from '../../pages/not-found.tsx';
import { useSay } from '../../text/say.ts';
import { rememberedDraft } from '../remembered.ts';
import { GameChoice } from './game-choice.tsx';
import { TableForm } from './table-form.tsx';

/** A new table: for this device or online, on one page. */
export default function NewTablePage() {
  const say = useSay();
  const locale = useLocale();
  const { game } = useParams<{ game?: string }>();
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
  if (box === undefined) return <NotFound />;
  return (
    <PageFrame
      title={say('new.title', { game: box.name[locale] })}
      lead={say(rememberedDraft(box.id) === null ? 'new.lead.first' : 'new.lead')}
    >
      {rest.length > 0 ? <GameChoice chosen={box.id} /> : null}
      <Suspense fallback={<Notice>{say('loading')}</Notice>}>
        <TableForm key={box.id} box={box} />
      </Suspense>
    </PageFrame>
  );
}
