import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { Loading } from '../pages/loading.tsx';
import { useTable } from './follow-table.ts';
import { NoTable } from './no-table.tsx';
import { WaitingRoom } from './waiting-room/room.tsx';

const PlayedTable = lazy(() => import('../table/page.tsx'));

/** An online table: the waiting room until the game begins, then the game. */
export default function OnlineTable() {
  const { id } = useParams<{ id: string }>();
  const [followed, setTable] = useTable(id);
  if (followed.state === 'asking') return <Loading outage={followed.outage} />;
  if (followed.state === 'gone') return <NoTable problem={followed.problem} />;
  if (followed.table.state === 'open') return <WaitingRoom table={followed.table} onTable={setTable} />;
  return (
    <Suspense fallback={<Loading />}>
      <PlayedTable />
    </Suspense>
  );
}
