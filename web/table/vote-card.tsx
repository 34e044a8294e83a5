import type { Vote } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useList } from '../lobby/words.ts';
import { type SayTable, useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import styles from './company.module.css';

function words(say: SayTable, { names, table }: TableContext, { by, wish, state }: Vote): string {
  const name = names[by] ?? '';
  switch (wish.kind) {
    case 'takeBack':
      if (state !== 'open') return say('vote.takeBack.closed', { name });
      return say('vote.takeBack', { name, count: Math.max(1, table.number - wish.to) });
    case 'replace':
      return say('vote.replace', { name, other: names[wish.seat] ?? '' });
    case 'return':
      return say('vote.return', { name });
  }
}

/** A vote: who asks for what, who has not voted yet, and the viewer's own vote. */
export function VoteCard({
  context,
  vote,
  onVote,
}: {
  readonly context: TableContext;
  readonly vote: Vote;
  readonly onVote: (yes: boolean) => void;
}) {
  const say = useTableSay();
  const list = useList();
  const { viewer } = context.table;
  const asked = vote.state === 'open' && viewer !== null && vote.open.includes(viewer);
  return (
    <div className={styles['vote']} role={asked ? 'alert' : 'status'}>
      <p className={styles['wish']}>{words(say, context, vote)}</p>
      <p className={styles['note']}>
        {vote.state !== 'open'
          ? say(`vote.${vote.state}`)
          : vote.open.length === 0
            ? say('vote.soon')
            : say('vote.waits', { names: list(vote.open.map((other) => context.names[other] ?? '')) })}
      </p>
      {asked ? (
        <div className={styles['buttons']}>
          <ActionButton kind="go" onPress={() => onVote(true)}>
            {say('vote.yes')}
          </ActionButton>
          <ActionButton onPress={() => onVote(false)}>{say('vote.no')}</ActionButton>
        </div>
      ) : null}
    </div>
  );
}
