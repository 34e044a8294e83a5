import { Suspense, use, useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { GameRecord, Seat } from '@sanguine/kernel';
import type { Story } from '@sanguine/protocol';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { PageFrame } from '../pages/frame.tsx';
import { Loading } from '../pages/loading.tsx';
import { seatAskedFor, type Source, sourceOf } from '../replay/source.ts';
import { addressOf } from './address.ts';
import { useAnalysisSay } from './say.ts';
import { AnalysisScreen } from './screen.tsx';

/** `/analysis/local/:id`, `/analysis/:table`. */
export default function AnalysisPage() {
  const { '*': path = '' } = useParams();
  const search = useSearch();
  return <Opening key={path} path={path} search={search} />;
}

interface Opened {
  readonly source: Source;
  readonly record: GameRecord;
  /** As the seat of the report saw it. */
  readonly story: Story;
}
/** Why there is no report, and where to go instead. */
interface Unopened {
  readonly why: 'missing' | 'running' | 'older';
  readonly home: string | null;
}

const MISSING: Unopened = { why: 'missing', home: null };

/** For the seat in the address, the reader's own, or the first. */
async function open(path: string, search: string): Promise<Opened | Unopened> {
  const source = await sourceOf(path);
  if (source === null) return MISSING;
  const { home } = source;
  // Ask for nothing: an analysis would tell what nobody may know yet.
  if (!source.finished) return { why: 'running', home };
  const first = source.viewers.find((viewer) => viewer !== null) ?? 0;
  const seat = seatAskedFor(source, search) ?? source.own ?? first;
  const [record, story] = await Promise.all([source.record(), source.story(seat)]);
  if (record === null) return MISSING;
  return story === null ? { why: 'older', home } : { source, record, story };
}

/** Requests the game above the `Suspense` boundary, so that the promise survives suspension. */
function Opening({ path, search }: { readonly path: string; readonly search: string }) {
  const [opening] = useState(() => open(path, search).catch(() => MISSING));
  return (
    <Suspense fallback={<Loading />}>
      <Shown opening={opening} />
    </Suspense>
  );
}

function Shown({ opening }: { readonly opening: Promise<Opened | Unopened> }) {
  const say = useAnalysisSay();
  const found = use(opening);
  if ('source' in found) return <Watched {...found} />;
  const { why, home } = found;
  return (
    <PageFrame title={say(`${why}.title`)} lead={say(`${why}.text`)} narrow>
      <Link className={buttonClass({})} href={home ?? '/mine'}>
        {say(home === null ? 'mine' : 'table')}
      </Link>
    </PageFrame>
  );
}

/** The report for one seat, which the reader may change. */
function Watched({ source, record, story: first }: Opened) {
  const [story, setStory] = useState(first);
  const look = async (seat: Seat): Promise<void> => {
    const other = await source.story(seat);
    if (other === null) return;
    setStory(other);
    navigate(addressOf(source.path, { seat }), { replace: true });
  };
  return <AnalysisScreen {...{ source, record, story }} onSeat={(seat) => void look(seat)} />;
}
