import { type ReactNode, useState } from 'react';
import { levelsOf } from '@sanguine/bots';
import type { VoteWish } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { Answered, OnlineLink } from '../link/link.ts';
import { usualLevel } from '../lobby/levels.ts';
import styles from './company.module.css';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';

interface AsksProps<Link> {
  readonly context: TableContext;
  readonly link: Link;
}

/** Requests to the other players online, who vote on them. */
export function OnlineAsks({ context, link }: AsksProps<OnlineLink>) {
  const say = useTableSay();
  const [problem, setProblem] = useState<Answered>(null);
  const { table, game, names } = context;
  const level = usualLevel(levelsOf(game));
  const away = table.seats.filter(
    ({ kind, here, mine, level: standIn }) => kind === 'person' && !here && !mine && standIn === null,
  );
  const replaced = table.seats.some(({ mine, level: standIn }) => mine && standIn !== null);
  const ask = (wish: VoteWish): void => {
    void link.propose(wish).then(setProblem);
  };
  const trouble = problem === null ? null : problem === 'rows' ? 'vote.problem.rows' : 'vote.problem';
  if (away.length === 0 && !replaced) return null;
  return (
    <Asks trouble={trouble}>
      {away.map(({ seat }) => (
        <ActionButton
          key={seat}
          note={say('table.replace.note')}
          onPress={() => ask({ kind: 'replace', seat, level })}
        >
          {say('table.replace', { name: names[seat] ?? '' })}
        </ActionButton>
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
