import type { SeatInfo } from '@sanguine/protocol';
import { useBotNote } from '../lobby/bots/bot-note.ts';
import { BotFace } from '../lobby/faces/bot-face.tsx';
import { levelName } from '../lobby/words.ts';
import type { OnlineLink, TableLink } from '../link/link.ts';
import { useSay } from '../text/say.ts';
import { OnlineAsks } from './asks.tsx';
import { Clock } from './clock.tsx';
import styles from './company.module.css';
import { useEndingSay } from './ending/say.ts';
import { VoteCard } from './vote-card.tsx';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';
import { lastReason } from './why/last-reason.ts';
import { SeatWhy } from './why/seat-why.tsx';

interface CompanyProps<Link = TableLink> {
  readonly context: TableContext;
  readonly link: Link;
}

/** The players, the open votes, and what the viewer may ask for. */
export function Company({ context, link }: CompanyProps) {
  const say = useTableSay();
  const { table } = context;
  return (
    <div className={styles['panel']}>
      {link.kind === 'online' ? <Votes context={context} link={link} /> : null}
      <h3 className={styles['head']}>{say('table.players')}</h3>
      <ul>
        {table.seats.map((seat) => (
          <PlayerRow key={seat.seat} context={context} seat={seat} />
        ))}
      </ul>
      {link.kind === 'online' ? (
        <p className={styles['note']}>{say('table.watching', { count: table.watching })}</p>
      ) : null}
      {table.viewer === null || table.outcome !== null || link.kind === 'local' ? null : (
        <OnlineAsks context={context} link={link} />
      )}
    </div>
  );
}

/** The open votes and the last closed one. */
function Votes({ context, link }: CompanyProps<OnlineLink>) {
  const { votes } = context.table;
  const open = votes.filter(({ state }) => state === 'open');
  const lastClosed = votes.filter(({ state }) => state !== 'open').slice(-1);
  return [...open, ...lastClosed].map((vote) => (
    <VoteCard key={vote.id} context={context} vote={vote} onVote={(yes) => void link.vote(vote.id, yes)} />
  ));
}

function PlayerRow({ context, seat }: { readonly context: TableContext; readonly seat: SeatInfo }) {
  const say = useTableSay();
  const saySeat = useSay();
  const sayEnding = useEndingSay();
  const { Emblem } = context.board;
  const { table, game, locale, sides, names } = context;
  const botNote = useBotNote(game);
  const reason = seat.level === null ? null : lastReason(table.log, seat.seat);
  const clock = table.clocks[seat.seat];
  const notes = [
    seat.mine ? say('player.you') : null,
    table.ending.conceded.includes(seat.seat) ? sayEnding('conceded') : null,
    seat.kind === 'person' && !seat.here ? say('player.away') : null,
    seat.kind === 'bot' ? botNote(seat.level) : null,
    seat.kind === 'person' && seat.level !== null
      ? say('player.standIn', { level: levelName(saySeat, seat.level) })
      : null,
  ].filter((note) => note !== null);
  return (
    <li className={styles['player']} data-asked={table.deciders.includes(seat.seat) || undefined}>
      <Emblem side={sides[seat.seat] ?? null} size={32} />
      {seat.kind === 'bot' ? <BotFace bot={seat.level ?? ''} seat={seat.seat} size={32} /> : null}
      <span className={styles['name']}>
        {names[seat.seat]}
        {notes.length === 0 ? null : <span className={styles['note']}>{notes.join(' · ')}</span>}
      </span>
      {reason === null ? null : (
        <SeatWhy {...{ game, locale, reason }} name={names[seat.seat] ?? ''} view={table.view} />
      )}
      {clock === undefined ? null : <Clock clock={clock} />}
    </li>
  );
}
