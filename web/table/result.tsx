import { Link } from 'wouter';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { useList } from '../lobby/words.ts';
import { spokenTo } from '@sanguine/ui/you.ts';
import { closedWords } from './ending/closed.ts';
import { seated } from './seated.tsx';
import { HintCount, SeatHints } from './hint/hint-count.tsx';
import { useEndingSay } from './ending/say.ts';
import styles from './result.module.css';
import { invitedBy } from './rematch.ts';
import { useTableSay } from './say.ts';
import type { TableContext } from './table-context.ts';

type Ended = Pick<TableContext, 'board' | 'game' | 'locale' | 'names' | 'players' | 'sides' | 'table'>;

interface OverProps {
  readonly context: Ended;
  readonly replay: string;
  readonly analysis: string;
  readonly proof: string;
  /** Null for a spectator of an online table. */
  readonly onRematch: (() => void) | null;
  readonly onExport: () => void;
}

function placesOf({ table }: Ended) {
  return (table.outcome ?? [])
    .map((place, seat) => ({ ...place, seat }))
    .toSorted((one, other) => one.rank - other.rank);
}

/** The winners and what to do next; above the action bar, so that the final table stays visible. */
export function Over({ context, replay, analysis, proof, onRematch, onExport }: OverProps) {
  const say = useTableSay();
  const list = useList();
  const winners = placesOf(context)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => context.names[seat] ?? '');
  const invited = invitedBy(context.table);
  const closed = closedWords(
    context,
    spokenTo({ viewer: context.table.viewer, players: seated(context, false) }),
  );
  // If the players ended the game, the board says so.
  const conceded =
    closed === null ? context.table.ending.conceded.map((seat) => context.names[seat] ?? '') : [];
  return (
    <section className={styles['over']} aria-label={say('over.title')}>
      {/* Every board shows the result large; this is for screen readers. */}
      <output className="unseen">
        {closed === null
          ? say('over.won', { names: list(winners), count: winners.length })
          : `${closed.title}. ${closed.text}`}
      </output>
      {conceded.length === 0 ? null : (
        <p className={styles['conceded']}>
          {say('over.conceded', { names: list(conceded), count: conceded.length })}
        </p>
      )}
      <HintCount log={context.table.log} names={context.names} className={styles['conceded']} />
      <div className={styles['ways']}>
        {invited === null ? null : (
          <Link className={buttonClass({ kind: 'go' })} href={invited.path}>
            {say('over.rematch.join', { name: invited.line.name })}
          </Link>
        )}
        {onRematch === null || invited !== null ? null : (
          <ActionButton kind="go" note={say('over.rematch.note')} onPress={onRematch}>
            {say('over.rematch')}
          </ActionButton>
        )}
        <Link className={buttonClass({})} href={analysis}>
          {say('over.analysis')}
        </Link>
        <Link className={buttonClass({})} href={replay}>
          {say('over.replay')}
        </Link>
        <Link className={buttonClass({})} href={proof}>
          {say('over.proof')}
        </Link>
        <ActionButton onPress={onExport}>{say('over.export')}</ActionButton>
      </div>
    </section>
  );
}

/** Every player's rank and points. */
export function ResultTable({ context }: { readonly context: Ended }) {
  const say = useTableSay();
  const sayEnding = useEndingSay();
  const { Emblem } = context.board;
  return (
    <table className={styles['table']}>
      <caption className="unseen">{say('over.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('over.rank')}</th>
          <th scope="col">{say('over.player')}</th>
          <th scope="col">{say('over.score')}</th>
        </tr>
      </thead>
      <tbody>
        {placesOf(context).map(({ seat, rank, score }) => (
          <tr key={seat} data-own={seat === context.table.viewer || undefined}>
            <td className={styles['number']}>{rank}</td>
            <th scope="row">
              <span className={styles['who']}>
                <Emblem side={context.sides[seat] ?? null} size={32} />
                {context.names[seat]}
                {context.table.ending.conceded.includes(seat) ? ` · ${sayEnding('conceded')}` : null}
                <SeatHints log={context.table.log} seat={seat} />
              </span>
            </th>
            <td className={styles['number']}>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
