import { type ReactNode, useState } from 'react';
import type { VoteWish } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { Answered, OnlineLink } from '../link/link.ts';
import styles from './company.module.css';
import { AbsentChoices } from './ending/absent-choices.tsx';
import { absentees } from './ending/absentees.ts';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import { useNow } from './use-now.ts';

interface AsksProps<Link> {
  readonly context: TableContext;
  readonly link: Link;
}

/** Requests to the other players online, who vote on them. */
export function OnlineAsks({ context, link }: AsksProps<OnlineLink>) {
  const say = useTableSay();
  const [problem, setProblem] = useState<Answered>(null);
  const { table } = context;
  const now = useNow(table.absences.length > 0 || table.clocks.length > 0);
  const conceded = table.viewer !== null && table.ending.conceded.includes(table.viewer);
  const replaced = !conceded && table.seats.some(({ mine, level: standIn }) => mine && standIn !== null);
  const ask = (wish: VoteWish): void => {
    void link.propose(wish).then(setProblem);
  };
  const trouble = problem === null ? null : problem === 'rows' ? 'vote.problem.rows' : 'vote.problem';
  const absent = absentees(table, now);
  if (absent.length === 0 && !replaced) return null;
  return (
    <Asks trouble={trouble}>
      {absent.map((absentee) => (
        <AbsentChoices key={absentee.seat} context={context} absentee={absentee} now={now} onAsk={ask} />
      ))}
      {replaced ? (
        <ActionButton kind="go" note={say('table.return.note')} onPress={() => ask({ kind: 'return' })}>
          {say('table.return')}
        </ActionButton>
      ) : null}
    </Asks>
  );
}

function Asks({
  trouble,
  children,
}: {
  readonly trouble: 'vote.problem' | 'vote.problem.rows' | null;
  readonly children: ReactNode;
}) {
  const say = useTableSay();
  return (
    <>
      <h3 className={styles['head']}>{say('table.asks')}</h3>
      <div className={styles['asks']}>{children}</div>
      <output className={styles['note']}>{trouble === null ? '' : say(trouble)}</output>
    </>
  );
}
