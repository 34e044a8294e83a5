import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import type { LinkSnapshot, TableLink } from '../link/link.ts';
import { AnswerLine } from './answer-line.tsx';
import { AbsentBanner } from './ending/absent-banner.tsx';
import type { WaitedFor } from './ending/use-kept-waiting.ts';
import { givenAnswer } from './given.ts';
import { VoteCard } from './vote-card.tsx';
import styles from './notice.module.css';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';

interface NoticeProps {
  readonly context: TableContext;
  readonly link: TableLink;
  readonly snapshot: LinkSnapshot;
  readonly waitedFor: WaitedFor;
}

/** Whether there is a notice to show above the action bar. */
export function hasNotice({ context, snapshot, waitedFor }: Omit<NoticeProps, 'link'>): boolean {
  if (snapshot.status === 'reconnecting' || snapshot.outage || snapshot.setback !== null) return true;
  if (waitedFor.absentee !== null || hasConceded(context)) return true;
  return openVote(context) !== undefined || givenAnswer(context) !== null;
}

/** The viewer has given up and watches a bot play. */
function hasConceded({ table: { viewer, ending } }: TableContext): boolean {
  return viewer !== null && ending.conceded.includes(viewer);
}

/** The vote the viewer is to answer, or the viewer's own offer to end the game. */
function openVote({ table: { votes, viewer } }: TableContext) {
  const open = votes.filter(({ state }) => state === 'open' && viewer !== null);
  return (
    open.find((vote) => vote.open.some((seat) => seat === viewer)) ??
    open.find(({ by, wish }) => by === viewer && (wish.kind === 'callOff' || wish.kind === 'abandon'))
  );
}

/** Unobtrusive notices above the action bar: the connection, a given answer, a vote. */
export function TableNotice({ context, link, snapshot, waitedFor: { absentee, putOff } }: NoticeProps) {
  const say = useTableSay();
  const open = openVote(context);
  // One thing at a time: the viewer's own offer does not matter while its addressee is away.
  const vote = absentee !== null && open?.by === context.table.viewer ? undefined : open;
  return (
    <div className={styles['notice']}>
      {snapshot.outage || snapshot.status === 'reconnecting' ? (
        <output className={styles['line']}>
          <Icon name="unplugged" size={18} />
          {say(snapshot.outage ? 'status.outage' : 'status.reconnecting')}
        </output>
      ) : null}
      {snapshot.setback === null ? null : (
        <p className={styles['line']} role="alert">
          {say(`status.${snapshot.setback}`)}
        </p>
      )}
      <AnswerLine context={context} />
      {hasConceded(context) ? <p className={styles['line']}>{say('status.conceded')}</p> : null}
      {absentee === null || link.kind === 'local' ? null : (
        <AbsentBanner {...{ context, link, absentee }} onWait={putOff} />
      )}
      {vote === undefined || link.kind === 'local' ? null : (
        <VoteCard context={context} vote={vote} onVote={(yes) => void link.vote(vote.id, yes)} />
      )}
    </div>
  );
}
