import type { Vote } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useList } from '../lobby/words.ts';
import { type SayEnding, useEndingSay } from './ending/say.ts';
import { type SayTable, useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import styles from './company.module.css';

function words(
  say: SayTable,
  sayEnding: SayEnding,
  { names, table }: TableContext,
  { by, wish, state }: Vote,
): string {
  const name = names[by] ?? '';
  switch (wish.kind) {
    case 'takeBack':
      if (state !== 'open') return say('vote.takeBack.closed', { name });
      return say('vote.takeBack', { name, count: Math.max(1, table.number - wish.to) });
    case 'replace':
      return say('vote.replace', { name, other: names[wish.seat] ?? '' });
    case 'return':
      return say('vote.return', { name });
    case 'callOff':
      return sayEnding(`vote.callOff.${table.seats.length === 2 ? 'duel' : 'many'}`, { name });
    case 'abandon':
    case 'claim':
      return sayEnding(`vote.${wish.kind}`, { name, other: names[wish.seat] ?? '' });
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
  const sayEnding = useEndingSay();
  const list = useList();
  const { viewer } = context.table;
  const asked = vote.state === 'open' && viewer !== null && vote.open.includes(viewer);
  return (
    <div className={styles['vote']} role={asked ? 'alert' : 'status'}>
      <p className={styles['wish']}>{words(say, sayEnding, context, vote)}</p>
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
      ) : vote.state === 'open' && vote.by === viewer ? (
        <div className={styles['buttons']}>
          <ActionButton onPress={() => onVote(false)}>{say('vote.withdraw')}</ActionButton>
        </div>
      ) : null}
    </div>
  );
}
