import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { PageFrame } from '../pages/frame.tsx';
import { gameWorker } from '../link/game-worker.ts';
import { listLocal, type LocalGame } from '../store/games.ts';
import { MOST_BYTES, MOST_ROWS, MOST_SEATS, type NotImported } from '../store/import.ts';
import { useSay } from '../text/say.ts';
import styles from './file-page.module.css';
import { useReplaySay } from './say.ts';

/** Chooses what to replay: a file, or a game on this device. */
export function FilePage() {
  const say = useReplaySay();
  const sayShell = useSay();
  const locale = useLocale();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<NotImported | null>(null);
  const [busy, setBusy] = useState(false);
  const [games, setGames] = useState<readonly LocalGame[] | null>(null);
  useEffect(() => {
    void listLocal().then(setGames);
  }, []);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined || busy) return;
    const name = file.name.replace(/(?:\.sanguine)?\.json$/i, '');
    const nameless = Array.from({ length: MOST_SEATS }, (_, seat) =>
      sayShell('name.numbered', { number: seat + 1 }),
    );
    setWrong(null);
    setBusy(true);
    const taken = await gameWorker().importFile(name, file, nameless);
    setBusy(false);
    if (taken.ok) go(`/replay/local/${taken.id}`);
    else setWrong(taken);
  };
  return (
    <PageFrame title={say('title')} lead={say('lead')} narrow>
      <section className={styles['part']}>
        <h2>{say('file.title')}</h2>
        <label className={styles['file']}>
          <span>{say('file.choose')}</span>
          <small>{say('file.note')}</small>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // Lets the same file be chosen again after it was repaired.
              target.value = '';
            }}
          />
        </label>
        <output>{busy ? say('file.busy') : ''}</output>
        <div role="alert">
          {wrong === null ? null : (
            <p className={styles['wrong']}>
              {say(`file.problem.${wrong.problem}`, {
                megabytes: MOST_BYTES / 2 ** 20,
                rows: MOST_ROWS.toLocaleString(locale),
              })}
              {wrong.detail === '' ? null : <code>{wrong.detail}</code>}
            </p>
          )}
        </div>
      </section>
      <section className={styles['part']}>
        <h2>{say('mine.title')}</h2>
        {games?.length === 0 ? <p>{say('mine.none')}</p> : null}
        <ul>
          {(games ?? []).map(({ id, name, number }) => (
            <li key={id}>
              <Link className={styles['game']} href={`/replay/local/${id}`}>
                <b>{name}</b>
                <span>{say('mine.rows', { count: number })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </PageFrame>
  );
}
