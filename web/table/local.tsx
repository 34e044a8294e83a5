import { useCallback, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { LocalLink } from '../link/local.ts';
import { Loading } from '../pages/loading.tsx';
import { exportLocal, findLocal, rematchLocal } from '../store/games.ts';
import { Curtain } from './curtain.tsx';
import { Gone } from './gone.tsx';
import { saveFile } from './save-file.ts';
import { TableScreen } from './screen.tsx';
import { useLink } from './use-link.ts';
import { useTempo } from './use-tempo.ts';

/** A table on this device: `/local/:id`. */
export default function LocalTable() {
  const { id = '' } = useParams();
  return <Local key={id} id={id} />;
}

/** Whether a game on this device is a what-if; assumed so until known. */
function useImagined(id: string): boolean {
  const [imagined, setImagined] = useState(true);
  useEffect(() => {
    let asked = true;
    const ask = async (): Promise<void> => {
      const game = await findLocal(id);
      if (asked) setImagined(game?.origin === 'whatIf');
    };
    void ask();
    return () => {
      asked = false;
    };
  }, [id]);
  return imagined;
}

function Local({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  const [attempt, setAttempt] = useState(0);
  // Each attempt makes a new link; this takes a game back from another window.
  const open = useCallback(() => (attempt < 0 ? new LocalLink('') : new LocalLink(id)), [id, attempt]);
  const { link, snapshot } = useLink(open);
  useTempo(link);
  const imagined = useImagined(id);
  const save = async (): Promise<void> => {
    const file = await exportLocal(id);
    if (file !== null) saveFile(file);
  };
  if (snapshot.status === 'gone') {
    return (
      <Gone
        problem={snapshot.problem ?? 'missing'}
        onHere={() => setAttempt(attempt + 1)}
        onExport={() => void save()}
      />
    );
  }
  if (link === null || (snapshot.table === null && snapshot.curtain === null)) return <Loading />;
  if (snapshot.curtain !== null) return <Curtain curtain={snapshot.curtain} onLift={() => link.lift()} />;
  if (snapshot.table === null) return <Loading />;
  const rematch = async (): Promise<void> => {
    const next = await rematchLocal(id);
    go(next === null ? '/' : `/local/${next}`);
  };
  const place = {
    id,
    path: `local/${id}`,
    imagined,
    onExport: () => void save(),
    onRematch: () => void rematch(),
  };
  return <TableScreen place={place} link={link} snapshot={snapshot} table={snapshot.table} />;
}
