import { type ReactNode, useState } from 'react';
import { levelsOf } from '@sanguine/bots';
import type { VoteWish } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import type { Answered, LocalTableLink, OnlineLink } from '../link/link.ts';
import { usualLevel } from '../lobby/levels.ts';
import styles from './company.module.css';
import { lastOwnRow } from './lines.ts';
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
  return (
    <Asks trouble={trouble}>
      <TakeBack context={context} note="note" onAsk={(to) => ask({ kind: 'takeBack', to })} />
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

/** Needs no votes, because everyone is at this screen. */
export function LocalAsks({ context, link }: AsksProps<LocalTableLink>) {
  const [refused, setRefused] = useState(false);
  const persons = context.table.seats.filter(({ kind }) => kind === 'person').length;
  const rewind = (to: number): void => {
    void link.rewind(to).then((refusal) => setRefused(refusal !== null));
  };
  return (
    <Asks trouble={refused ? 'vote.problem' : null}>
      <TakeBack context={context} note={persons > 1 ? 'shared' : 'local'} onAsk={rewind} />
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

function TakeBack({
  context,
  note,
  onAsk,
}: {
  readonly context: TableContext;
  readonly note: 'note' | 'shared' | 'local';
  readonly onAsk: (to: number) => void;
}) {
  const say = useTableSay();
  const own = lastOwnRow(context.table.log, context.table.viewer);
  return (
    <ActionButton
      note={say(`table.takeBack.${note}`)}
      unavailable={own === null ? say('table.takeBack.none') : undefined}
      onPress={() => onAsk((own ?? 1) - 1)}
    >
      {say('table.takeBack')}
    </ActionButton>
  );
}
