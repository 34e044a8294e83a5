import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Ref } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { useSettings } from '../settings/store.ts';
import styles from './digest.module.css';
import { digestOf, lastOwnRow } from './lines.ts';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import { LogLine } from './turn-lines.tsx';

/** Milliseconds between lines. */
const STEP = 600;

interface DigestProps {
  readonly context: TableContext;
  readonly replay: (row: number) => string;
  readonly onShow: (ref: Ref) => void;
  readonly onClose: () => void;
}

/** What happened since the viewer last acted, line by line; shown next to the board without covering it. */
export function Digest({ context, replay, onShow, onClose }: DigestProps) {
  const say = useTableSay();
  const [{ motion }] = useSettings();
  const { log, viewer } = context.table;
  // Fixed when opened: later rows are seen live.
  const [lines] = useState(() => digestOf(context, log, viewer).flatMap((turn) => turn.lines));
  const [since] = useState(() => lastOwnRow(log, viewer));
  const [shown, setShown] = useState(motion === 'reduced' ? lines.length : Math.min(1, lines.length));
  const more = shown < lines.length;
  useEffect(() => {
    if (!more) return;
    const timer = setInterval(() => setShown((count) => count + 1), STEP);
    return () => clearInterval(timer);
  }, [more]);
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
        {say(since === null ? 'digest.first' : 'digest.title')}
      </h2>
      {lines.length === 0 ? <p className={styles['none']}>{say('digest.none')}</p> : null}
      <ul className={styles['lines']} aria-live="polite">
        {lines.slice(0, shown).map((line) => (
          <LogLine key={line.key} context={context} line={line} isNew={false} replay={null} onShow={onShow} />
        ))}
      </ul>
      <div className={styles['foot']}>
        {lines.length === 0 ? null : (
          <Link className={buttonClass({ kind: 'plain' })} href={replay((since ?? 0) + 1)}>
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
