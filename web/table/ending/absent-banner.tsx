import { useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { Answered, OnlineLink } from '../../link/link.ts';
import { clockWords } from '../clock.tsx';
import { useTableSay } from '../say.ts';
import type { TableContext } from '../table-context.ts';
import { useNow } from '../use-now.ts';
import { AbsentChoices } from './absent-choices.tsx';
import { keptWaitingBy } from './absentees.ts';
import styles from './ending.module.css';
import { useEndingSay } from './say.ts';

/** Whether somebody may keep the table waiting, now or soon. */
export function mayBeAbsent({ table }: TableContext): boolean {
  return table.absences.length > 0 || table.clocks.some(({ since }) => since !== null);
}

/** Tells who keeps the table waiting, and offers what to do about it. It can be put off until the next turn. */
export function AbsentBanner({
  context,
  link,
}: {
  readonly context: TableContext;
  readonly link: OnlineLink;
}) {
  const say = useEndingSay();
  const sayTable = useTableSay();
  const now = useNow(true);
  const { table, players } = context;
  const [put, putOff] = useState<string | null>(null);
  const [problem, setProblem] = useState<Answered>(null);
  const [absentee] = keptWaitingBy(table, now);
  if (absentee === undefined) return null;
  const { seat, from, byClock } = absentee;
  const key = `${seat} ${table.number}`;
  if (put === key) return null;
  const name = players[seat] ?? '';
  return (
    <section
      className={styles['absent']}
      aria-label={say(byClock ? 'absent.overdue' : 'absent.away', { name })}
    >
      <p role="status">
        <b>{say(byClock ? 'absent.overdue' : 'absent.away', { name })}</b>{' '}
        <span aria-live="off">
          {from > now ? say('absent.soon', { time: clockWords(sayTable, from - now) }) : say('absent.now')}
        </span>
      </p>
      <div className={styles['choices']}>
        {from > now ? null : (
          <AbsentChoices
            context={context}
            absentee={absentee}
            now={now}
            onAsk={(wish) => void link.propose(wish).then(setProblem)}
          />
        )}
        <ActionButton kind="plain" onPress={() => putOff(key)}>
          {say('absent.wait')}
        </ActionButton>
      </div>
      <output>{problem === null ? '' : say(problem === 'lost' ? 'problem.lost' : 'problem.vote')}</output>
    </section>
  );
}
