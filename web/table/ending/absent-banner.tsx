import { useState } from 'react';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { Answered, OnlineLink } from '../../link/link.ts';
import { clockWords } from '../clock.tsx';
import { useTableSay } from '../say.ts';
import type { TableContext } from '../table-context.ts';
import { useNow } from '../use-now.ts';
import { AbsentChoices } from './absent-choices.tsx';
import type { KeptWaiting } from './absentees.ts';
import styles from './ending.module.css';
import { useEndingSay } from './say.ts';

interface AbsentBannerProps {
  readonly context: TableContext;
  readonly link: OnlineLink;
  readonly absentee: KeptWaiting;
  readonly onWait: () => void;
}

/** Tells who keeps the table waiting, and offers what can be done about it. */
export function AbsentBanner({ context, link, absentee, onWait }: AbsentBannerProps) {
  const say = useEndingSay();
  const sayTable = useTableSay();
  const now = useNow(true);
  const [problem, setProblem] = useState<Answered>(null);
  const { seat, from, byClock } = absentee;
  const who = say(byClock ? 'absent.overdue' : 'absent.away', { name: context.players[seat] ?? '' });
  const isOpen = from <= now;
  return (
    <section className={styles['absent']} aria-label={who}>
      <p>
        <output>
          <b>{who}</b>
        </output>{' '}
        {isOpen ? say('absent.now') : say('absent.soon', { time: clockWords(sayTable, from - now) })}
      </p>
      <div className={styles['choices']}>
        {isOpen ? (
          <AbsentChoices
            context={context}
            absentee={absentee}
            now={now}
            onAsk={(wish) => void link.propose(wish).then(setProblem)}
          />
        ) : null}
        <ActionButton kind="plain" onPress={onWait}>
          {say('absent.wait')}
        </ActionButton>
      </div>
      <output>{problem === null ? '' : say(problem === 'lost' ? 'problem.lost' : 'problem.vote')}</output>
    </section>
  );
}
