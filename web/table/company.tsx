import { useState } from 'react';
import { levelsOf } from '@sanguine/bots';
import type { VoteWish, SeatInfo } from '@sanguine/protocol';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { usualLevel } from '../lobby/levels.ts';
import { levelName } from '../lobby/words.ts';
import type { Answered, TableLink } from '../link/link.ts';
import { useSay } from '../text/say.ts';
import { Clock } from './clock.tsx';
import styles from './company.module.css';
import { lastOwnRow } from './lines.ts';
import { VoteCard } from './vote-card.tsx';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';

interface CompanyProps {
  readonly context: TableContext;
  readonly link: TableLink;
  readonly where: 'local' | 'online';
}

/** Who is at the table, what is asked of it, and what the viewer may ask. */
export function Company({ context, link, where }: CompanyProps) {
  const say = useTableSay();
  const { table } = context;
  const lastClosed = table.votes.filter(({ state }) => state !== 'open').slice(-1);
  return (
    <div className={styles['panel']}>
      {[...table.votes.filter(({ state }) => state === 'open'), ...lastClosed].map((vote) => (
        <VoteCard
          key={vote.id}
          context={context}
          vote={vote}
          onVote={(yes) => void link.vote(vote.id, yes)}
        />
      ))}
      <h3 className={styles['head']}>{say('table.players')}</h3>
      <ul>
        {table.seats.map((seat) => (
          <PlayerRow key={seat.seat} context={context} seat={seat} />
        ))}
      </ul>
      {where === 'local' ? null : (
        <p className={styles['note']}>{say('table.watching', { count: table.watching })}</p>
      )}
      {table.viewer === null || table.outcome !== null ? null : (
        <Asks context={context} link={link} where={where} />
      )}
    </div>
  );
}

function PlayerRow({ context, seat }: { readonly context: TableContext; readonly seat: SeatInfo }) {
  const say = useTableSay();
  const saySeat = useSay();
  const { Emblem } = context.board;
  const { table, sides, names } = context;
  const clock = table.clocks[seat.seat];
  const notes = [
    seat.mine ? say('player.you') : null,
    seat.kind === 'person' && !seat.here ? say('player.away') : null,
    seat.kind === 'person' && seat.level !== null
      ? say('player.standIn', { level: levelName(saySeat, seat.level) })
      : null,
  ].filter((note) => note !== null);
  return (
    <li className={styles['player']} data-asked={table.deciders.includes(seat.seat) || undefined}>
      <Emblem side={sides[seat.seat] ?? null} size={32} />
      <span className={styles['name']}>
        {names[seat.seat]}
        {notes.length === 0 ? null : <span className={styles['note']}>{notes.join(' · ')}</span>}
      </span>
      {clock === undefined ? null : <Clock clock={clock} />}
    </li>
  );
}

function Asks({ context, link, where }: CompanyProps) {
  const say = useTableSay();
  const [problem, setProblem] = useState<Answered>(null);
  const { table, game, names } = context;
  const own = lastOwnRow(table.log, table.viewer);
  const level = usualLevel(levelsOf(game));
  const persons = table.seats.filter(({ kind }) => kind === 'person').length;
  const away = table.seats.filter(
    ({ kind, here, mine, level: standIn }) => kind === 'person' && !here && !mine && standIn === null,
  );
  const replaced = table.seats.some(({ mine, level: standIn }) => mine && standIn !== null);
  const ask = (wish: VoteWish): void => {
    void link.propose(wish).then(setProblem);
  };
  const note = where === 'online' ? 'note' : persons > 1 ? 'shared' : 'local';
  return (
    <>
      <h3 className={styles['head']}>{say('table.asks')}</h3>
      <div className={styles['asks']}>
        <ActionButton
          note={say(`table.takeBack.${note}`)}
          off={own === null ? say('table.takeBack.none') : undefined}
          onPress={() => ask({ kind: 'takeBack', to: (own ?? 1) - 1 })}
        >
          {say('table.takeBack')}
        </ActionButton>
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
      </div>
      <output className={styles['note']}>
        {problem === null ? '' : say(problem === 'rows' ? 'vote.problem.rows' : 'vote.problem')}
      </output>
    </>
  );
}
