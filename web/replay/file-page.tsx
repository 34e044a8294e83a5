import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PageFrame } from '../pages/frame.tsx';
import { importRecord, listLocal, type LocalGame } from '../store/games.ts';
import type { ImportProblem } from '../store/import.ts';
import styles from './file-page.module.css';
import { useReplaySay } from './say.ts';

/** Chooses what to replay: a file, or a game of this device. */
export function FilePage() {
  const say = useReplaySay();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<{ problem: ImportProblem; detail: string } | null>(null);
  const [games, setGames] = useState<readonly LocalGame[] | null>(null);
  useEffect(() => {
    void listLocal().then(setGames);
  }, []);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const name = file.name.replace(/(?:\.sanguine)?\.json$/i, '');
    const taken = await importRecord(name, await file.text());
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
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        <div role="alert">
          {wrong === null ? null : (
            <p className={styles['wrong']}>
              {say(`file.problem.${wrong.problem}`)}
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
