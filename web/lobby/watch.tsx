import { Notice } from '../pages/notice.tsx';
import { useEffect, useState } from 'react';
import type { TableInfo } from '@sanguine/protocol';
import { Link } from 'wouter';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import type { RequestProblem } from '../api/client.ts';
import { sentence } from '../api/sentence.ts';
import { listTables } from '../api/tables.ts';
import { PageFrame } from '../pages/frame.tsx';
import { useSay } from '../text/say.ts';
import { TableList } from './table-list.tsx';

const EVERY = 15_000;

type Found = Readonly<Record<'open' | 'playing' | 'finished', readonly TableInfo[]>>;

/** Other people's tables: to join, to watch, to replay. */
export default function Watch() {
  const say = useSay();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const [open, playing, finished] = await Promise.all([
        listTables('open'),
        listTables('playing'),
        listTables('finished'),
      ]);
      if (left) return;
      if (!open.ok) return setProblem(open.problem);
      setProblem(null);
      setFound({
        open: open.value.tables,
        playing: playing.ok ? playing.value.tables : [],
        finished: finished.ok ? finished.value.tables : [],
      });
    };
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, []);
  return (
    <PageFrame
      title={say('nav.watch')}
      lead={say('watch.lead')}
      aside={
        <Link href="/new" className={buttonClass({ kind: 'go' })}>
          {say('nav.host')}
        </Link>
      }
    >
      {problem === null ? null : <p role="alert">{sentence(say, problem)}</p>}
      {found === null && problem === null ? <Notice>{say('loading')}</Notice> : null}
      {found === null ? null : (
        <>
          <TableList
            icon="eye-target"
            title={say('watch.playing')}
            none={say('watch.playing.none')}
            tables={found.playing}
          />
          <TableList
            icon="wooden-chair"
            title={say('watch.open')}
            none={say('watch.open.none')}
            tables={found.open}
          />
          {found.finished.length === 0 ? null : (
            <TableList icon="film-spool" title={say('watch.finished')} none="" tables={found.finished} />
          )}
        </>
      )}
    </PageFrame>
  );
}
