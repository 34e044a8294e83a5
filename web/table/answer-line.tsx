import { useEffect, useState } from 'react';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { givenAnswer } from './given.ts';
import styles from './notice.module.css';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';

const SECOND = 1000;

/** The viewer's answer and the time until the others see it. Others see only that the viewer is asked. */
export function AnswerLine({ context }: { readonly context: TableContext }) {
  const say = useTableSay();
  const { game, locale, table } = context;
  const given = givenAnswer(context);
  if (given === null || table.viewer === null) return null;
  const move = game.speech.move(locale, table.view, table.viewer, given.move);
  return (
    <div className={styles['line']}>
      <Icon name="hourglass" size={18} />
      <output>{say(`answer.${given.how}`, { move })}</output>
      {table.wait === null ? null : <Countdown until={table.wait.until} />}
    </div>
  );
}

/** Visible countdown in seconds; not announced to screen readers. */
function Countdown({ until }: { readonly until: number }) {
  const say = useTableSay();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return (
    <time className={styles['left']} role="timer" aria-live="off" aria-label={say('answer.left.label')}>
      {say('answer.left', { seconds })}
    </time>
  );
}
