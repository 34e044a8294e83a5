import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Ref } from '@sanguine/ui';
import { movingFactor } from '@sanguine/ui/animation/speed.ts';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { useSettings } from '../settings/store.ts';
import styles from './digest.module.css';
import type { LogTurn } from './lines.ts';
import { useTableSay } from './say.ts';
import { turnsSince } from './since.ts';
import { logTeller, type TableContext } from './table-context.ts';
import { TurnLines } from './turn-lines.tsx';

/** Milliseconds between lines at normal speed. */
const STEP = 600;

interface DigestProps {
  readonly context: TableContext;
  /** The last row the viewer was there for; null if they have been there all the time. */
  readonly seen: number | null;
  readonly replay: (row: number) => string;
  readonly onShow: (ref: Ref) => void;
  readonly onClose: () => void;
}

/** What happened since the viewer's last turn, line by line; shown next to the board without covering it. */
export function Digest({ context, seen, replay, onShow, onClose }: DigestProps) {
  const say = useTableSay();
  const [{ motion }] = useSettings();
  const { log, viewer } = context.table;
  // Fixed when opened: later rows are seen live.
  const [{ turns, fromStart }] = useState(() => turnsSince(logTeller(context), log, viewer, seen));
  const lines = turns.flatMap((turn) => turn.lines);
  const first = Math.min(...lines.map(({ row }) => row));
  const [shown, setShown] = useState(motion === 'off' ? lines.length : Math.min(1, lines.length));
  const more = shown < lines.length;
  useEffect(() => {
    if (!more) return;
    const timer = setInterval(() => setShown((count) => count + 1), STEP * movingFactor(motion));
    return () => clearInterval(timer);
  }, [more, motion]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section className={styles['digest']} aria-labelledby="digest">
      <h2 id="digest" className={styles['head']}>
        {say(fromStart ? 'digest.first' : 'digest.title')}
      </h2>
      {lines.length === 0 ? <p className={styles['none']}>{say('digest.none')}</p> : null}
      <div className={styles['lines']} aria-live="polite">
        {upTo(turns, shown).map((turn) => (
          <TurnLines
            key={turn.key}
            context={context}
            turn={turn}
            since={null}
            replay={null}
            onShow={onShow}
          />
        ))}
      </div>
      <div className={styles['foot']}>
        {lines.length === 0 ? null : (
          <Link className={buttonClass({ kind: 'plain' })} href={replay(first)}>
            {say('digest.replay')}
          </Link>
        )}
        {more ? (
          <ActionButton onPress={() => setShown(lines.length)}>{say('digest.skip')}</ActionButton>
        ) : null}
        <ActionButton kind="go" onPress={onClose}>
          {say('digest.close')}
        </ActionButton>
      </div>
    </section>
  );
}

/** The turns up to this many lines in total, without turns that have no line yet. */
function upTo(turns: readonly LogTurn[], count: number): LogTurn[] {
  let left = count;
  return turns.flatMap((turn) => {
    const lines = turn.lines.slice(0, left);
    left -= lines.length;
    return lines.length === 0 ? [] : [{ ...turn, lines }];
  });
}
