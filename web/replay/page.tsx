import { Suspense, use, useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import type { Viewer } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import type { Story } from '@sanguine/protocol';
import { PageFrame } from '../pages/frame.tsx';
import { Loading } from '../pages/loading.tsx';
import { saveFile } from '../table/save-file.ts';
import { FilePage } from './file-page.tsx';
import styles from './page.module.css';
import { useReplaySay } from './say.ts';
import { ReplayScreen } from './screen.tsx';
import { seatAskedFor, type Source, sourceOf } from './source.ts';

/** `/replay`, `/replay/local/:id`, `/replay/:table`. */
export default function ReplayPage() {
  const { '*': path = '' } = useParams();
  const search = useSearch();
  if (path === '') return <FilePage />;
  return <Opening key={path} path={path} search={search} />;
}

interface Shown {
  readonly source: Source;
  /** Null if the game was played under rules that the current ones cannot replay. */
  readonly story: Story | null;
}

/** Opens with the view of the seat in the address, if allowed; otherwise with the reader's own. */
async function open(path: string, search: string): Promise<Shown | null> {
  const source = await sourceOf(path);
  if (source === null) return null;
  return { source, story: await source.story(seatAskedFor(source, search) ?? source.viewers[0] ?? null) };
}

/** Requests the story above the `Suspense` boundary, so that the promise survives suspension. */
function Opening({ path, search }: { readonly path: string; readonly search: string }) {
  const [opening] = useState(() => open(path, search).catch(() => null));
  return (
    <Suspense fallback={<Loading />}>
      <Opened opening={opening} />
    </Suspense>
  );
}

function Opened({ opening }: { readonly opening: Promise<Shown | null> }) {
  const shown = use(opening);
  if (shown === null) return <Nothing />;
  const { source, story } = shown;
  return story === null ? <Older source={source} /> : <Watching source={source} story={story} />;
}

function Watching({ source, story: first }: { readonly source: Source; readonly story: Story }) {
  const [story, setStory] = useState(first);
  const look = async (viewer: Viewer): Promise<void> => {
    const other = await source.story(viewer);
    if (other !== null) setStory(other);
  };
  return (
    <ReplayScreen
      key={`${story.viewer}`}
      source={source}
      story={story}
      onViewer={(viewer) => void look(viewer)}
    />
  );
}

function Older({ source }: { readonly source: Source }) {
  const say = useReplaySay();
  const save = async (): Promise<void> => {
    const file = await source.save();
    if (file !== null) saveFile(file);
  };
  return (
    <PageFrame title={say('title.of', { name: source.name })} lead={say('older.text')} narrow>
      <div className={styles['ways']}>
        <Link className={buttonClass({})} href={source.home}>
          {say('menu.table')}
        </Link>
        {source.finished ? <ActionButton onPress={() => void save()}>{say('menu.save')}</ActionButton> : null}
      </div>
    </PageFrame>
  );
}

function Nothing() {
  const say = useReplaySay();
  return (
    <PageFrame title={say('missing.title')} lead={say('missing.text')} narrow>
      <Link className={buttonClass({})} href="/replay">
        {say('title')}
      </Link>
    </PageFrame>
  );
}
