import { useCallback } from 'react';
import { useLocation, useParams } from 'wouter';
import type { GameRecord } from '@sanguine/kernel';
import { ask } from '../api/client.ts';
import { findTable, newSalt, openTable } from '../api/tables.ts';
import { RemoteLink } from '../link/remote.ts';
import { Loading } from '../pages/loading.tsx';
import { fileName } from '../store/games.ts';
import { loadGame } from '@sanguine/registry/load.ts';
import { Gone } from './gone.tsx';
import { joinPath, rematchOf } from './rematch.ts';
import { saveFile } from './save-file.ts';
import { TableScreen } from './screen.tsx';
import { useLink } from './use-link.ts';
import { useTempo } from './use-tempo.ts';

/** A table on the server, after its game has begun: `/table/:id`. */
export default function OnlineTable() {
  const { id = '' } = useParams();
  return <Online key={id} id={id} />;
}

function liveUrl(): string {
  const url = new URL('/live', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function Online({ id }: { readonly id: string }) {
  const [, go] = useLocation();
  const open = useCallback(() => new RemoteLink({ url: liveUrl(), table: id, token: null, loadGame }), [id]);
  const { link, snapshot } = useLink(open);
  useTempo(link);
  if (snapshot.status === 'gone') return <Gone problem={snapshot.problem ?? 'missing'} />;
  const { table } = snapshot;
  if (link === null || table === null) return <Loading outage={snapshot.outage} />;
  const save = async (): Promise<void> => {
    const answer = await ask<GameRecord>('GET', `/tables/${encodeURIComponent(id)}/record`);
    if (answer.ok) saveFile({ name: fileName(table.name), text: JSON.stringify(answer.value) });
  };
  /** Opens the next table and invites the others; if that fails, goes to the set-up form. */
  const rematch = async (): Promise<void> => {
    const old = await findTable(id);
    const opened = old.ok ? await openTable(rematchOf(old.value, newSalt())) : null;
    if (opened === null || !opened.ok) return go(`/new/${table.game}`);
    const { code, id: next } = opened.value;
    if (code !== null) await link.say(joinPath(code));
    go(`/table/${next}`);
  };
  const place = {
    id,
    path: id,
    imagined: false,
    onExport: () => void save(),
    onRematch: () => void rematch(),
  };
  return <TableScreen place={place} link={link} snapshot={snapshot} table={table} />;
}
