import { Suspense, use, useState } from 'react';
import { Link, useParams } from 'wouter';
import type { GameRecord, Seat } from '@sanguine/kernel';
import type { Story } from '@sanguine/protocol';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { PageFrame } from '../pages/frame.tsx';
import { Loading } from '../pages/loading.tsx';
import { type Source, sourceOf } from '../replay/source.ts';
import { useAnalysisSay } from './say.ts';
import { AnalysisScreen } from './screen.tsx';

/** `/analysis/local/:id`, `/analysis/:table`. */
export default function AnalysisPage() {
  const { '*': path = '' } = useParams();
  return <Opening key={path} path={path} />;
}

interface Opened {
  readonly source: Source;
  readonly record: GameRecord;
  /** As the seat of the report saw it. */
  readonly story: Story;
}
type Found = Opened | 'missing' | 'running' | 'older';

async function open(path: string): Promise<Found> {
  const source = await sourceOf(path);
  if (source === null) return 'missing';
  if (!source.finished) return 'running';
  const seat = source.own ?? source.viewers.find((viewer) => viewer !== null) ?? 0;
  const [record, story] = await Promise.all([source.record(), source.story(seat)]);
  if (record === null) return 'missing';
  return story === null ? 'older' : { source, record, story };
}

/** Requests the game above the `Suspense` boundary, so that the promise survives suspension. */
function Opening({ path }: { readonly path: string }) {
  const [opening] = useState(() => open(path).catch(() => 'missing' as const));
  return (
    <Suspense fallback={<Loading />}>
      <Shown opening={opening} />
    </Suspense>
  );
}

function Shown({ opening }: { readonly opening: Promise<Found> }) {
  const say = useAnalysisSay();
  const found = use(opening);
  if (typeof found !== 'string') return <Watched {...found} />;
  return (
    <PageFrame title={say(`${found}.title`)} lead={say(`${found}.text`)} narrow>
      <Link className={buttonClass({})} href="/mine">
        {say('mine')}
      </Link>
    </PageFrame>
  );
}

/** The report for one seat, which the reader may change. */
function Watched({ source, record, story: first }: Opened) {
  const [story, setStory] = useState(first);
  const look = async (seat: Seat): Promise<void> => {
    const other = await source.story(seat);
    if (other !== null) setStory(other);
  };
  return <AnalysisScreen {...{ source, record, story }} onSeat={(seat) => void look(seat)} />;
}
