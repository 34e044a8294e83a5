import { proxy } from 'comlink';
import { useState } from 'react';
import { type GameRecord, lastRow } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { gameWorker } from '../link/game-worker.ts';
import styles from './proof.module.css';
import { useProofSay } from './say.ts';

type Verdict = Awaited<ReturnType<ReturnType<typeof gameWorker>['prove']>>;
type State = { readonly row: number } | { readonly verdict: Verdict } | null;

/** Replays the whole game with visible progress and says whether the record is consistent. */
export function Check({ record }: { readonly record: GameRecord }) {
  const say = useProofSay();
  const [state, setState] = useState<State>(null);
  const chapter = record.chapters.at(-1);
  const last = chapter === undefined ? 0 : lastRow(chapter);
  const check = async (): Promise<void> => {
    setState({ row: 0 });
    const verdict = await gameWorker().prove(
      record,
      proxy((row: number) => setState((now) => (now !== null && 'row' in now ? { row } : now))),
    );
    setState({ verdict });
  };
  const running = state !== null && 'row' in state;
  return (
    <div className={styles['check']}>
      <ActionButton
        kind="go"
        note={say('check.note')}
        unavailable={running ? say('check.running', { row: state.row, last }) : undefined}
        onPress={() => void check()}
      >
        {say(state === null || running ? 'check.go' : 'check.again')}
      </ActionButton>
      {running ? (
        <progress className={styles['progress']} max={last} value={state.row} aria-label={say('check.go')} />
      ) : null}
      <div aria-live="polite">
        {state !== null && 'verdict' in state ? <Words record={record} verdict={state.verdict} /> : null}
      </div>
    </div>
  );
}

function Words({ record, verdict }: { readonly record: GameRecord; readonly verdict: Verdict }) {
  const say = useProofSay();
  if (!verdict.ok) {
    return (
      <div className={styles['bad']}>
        <p className={styles['verdict']}>{say('check.bad', { row: verdict.number })}</p>
        <p>
          {say('check.bad.detail')}: <code>{verdict.problem}</code>
        </p>
      </div>
    );
  }
  const fair = record.dice.generator === 'fair';
  const steps = [
    ...(fair ? [say('check.step.secret'), say('check.step.seed')] : []),
    say('check.step.rows', { count: verdict.rows }),
    ...(verdict.readable === 0 ? [] : [say('check.step.readable', { count: verdict.readable })]),
    ...(record.result === undefined ? [] : [say('check.step.result')]),
  ];
  return (
    <div className={styles['good']}>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <Icon name="check-mark" size={18} />
            {step}
          </li>
        ))}
      </ul>
      <p className={styles['verdict']}>{say(fair ? 'check.good' : 'check.good.swift')}</p>
    </div>
  );
}
