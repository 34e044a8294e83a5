import type { Locale, Outcome, Seat, Viewer } from '@sanguine/kernel';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Closed, TableProps } from '../contract.ts';
import { ActionButton } from '../controls/action-button.tsx';
import { spokenTo } from '../you.ts';
import cover from '../overlay/cover.module.css';
import { Arms, Rays } from './arms.tsx';
import css from './result.module.css';
import type { SideLook } from './side-look.ts';
import { Standings } from './standings.tsx';
import { say } from './words.ts';

type Table = Pick<
  TableProps<unknown, unknown, unknown>,
  'events' | 'news' | 'viewer' | 'players' | 'settings' | 'closed'
>;

interface ResultPageProps {
  readonly table: Table;
  readonly outcome: Outcome;
  readonly looks: readonly SideLook[];
  /** How it was won, in one line. Default: the margin in points. */
  readonly how?: string | null;
  /** Where the game was played, and how long. */
  readonly facts: string;
  /** A seat's number in the standings; if omitted, its points. */
  readonly score?: (seat: Seat) => ReactNode;
  readonly note?: (seat: Seat) => string | null;
  /** The words of the buttons that hide and show it, if the game has better ones. */
  readonly words?: { readonly close: string; readonly open: string };
  /** The parts below the plate, one column each. */
  readonly children: ReactNode;
}

/** The end of a game over the whole table: the winner's arms, then the game's own parts. It can be hidden to see the board. */
export function ResultPage(props: ResultPageProps): ReactNode {
  const { table, outcome, looks, facts, score, note, children } = props;
  const { events, news, settings } = table;
  const you = spokenTo(table);
  const { locale } = settings;
  const end = events.length - 1;
  const [wish, setWish] = useState<boolean | null>(null);
  // A game ended by its players leaves no event that could be new.
  const open = wish ?? (table.closed !== null || news.isNew(end));
  const winners = outcome.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const winner = winners.length === 1 ? looks[winners[0] ?? 0] : undefined;
  const words = props.words ?? { close: say(locale, 'close'), open: say(locale, 'open') };
  const toggle = (
    <ActionButton
      guide={open ? 'result:close' : 'result:open'}
      className={css['toggle']}
      onPress={() => {
        setWish(!open);
        if (open) news.putAway(end);
      }}
    >
      {open ? words.close : words.open}
    </ActionButton>
  );
  if (!open) return <div className={cover['folded']}>{toggle}</div>;
  // With two players the loser knows the place.
  const place = you === null || outcome.length < 3 ? null : outcome[you]?.rank;
  return (
    <div className={css['page']} data-covers="table">
      <header
        className={css['plate']}
        data-drawn={winner === undefined || undefined}
        style={winner === undefined ? undefined : ({ '--field': winner.colour } as CSSProperties)}
      >
        <Rays />
        <div className={css['achievement']}>
          {winner === undefined ? (
            <div className={css['many']}>
              {winners.map((seat) => (
                <span key={seat}>{looks[seat]?.badge(84)}</span>
              ))}
            </div>
          ) : (
            <Arms look={winner} />
          )}
        </div>
        <div className={css['told']}>
          <h2>{headline(locale, table.closed, you, winners, looks, outcome)}</h2>
          <p className={css['how']}>{table.closed?.text ?? props.how ?? margin(locale, outcome, winners)}</p>
          <p>{facts}</p>
          {place == null || winners.includes(you ?? -1) ? null : (
            <p className={css['own']}>{say(locale, 'place', { place, count: outcome.length })}</p>
          )}
          {toggle}
        </div>
        <Standings
          {...{ locale, outcome, you, looks }}
          score={score ?? ((seat) => outcome[seat]?.score)}
          {...(note === undefined ? {} : { note })}
        />
      </header>
      <div className={css['columns']}>{children}</div>
    </div>
  );
}

/** The winner, named once. If the players ended the game, the shell has words for it. */
function headline(
  locale: Locale,
  closed: Closed | null,
  you: Viewer,
  winners: readonly Seat[],
  looks: readonly SideLook[],
  outcome: Outcome,
): string {
  if (closed !== null) return closed.title;
  const [winner] = winners;
  if (winner === undefined || winners.length === outcome.length) return say(locale, 'draw');
  if (winners.length > 1) {
    const names = winners.map((seat) => looks[seat]?.name ?? '');
    return say(locale, 'shared', { names: new Intl.ListFormat(locale).format(names) });
  }
  return winner === you ? say(locale, 'wins.you') : say(locale, 'wins', { name: looks[winner]?.name ?? '' });
}

function margin(locale: Locale, outcome: Outcome, winners: readonly Seat[]): string | null {
  const best = outcome[winners[0] ?? 0]?.score ?? 0;
  const others = outcome.filter(({ rank }) => rank > 1).map(({ score }) => score);
  const points = best - Math.max(...others);
  return others.length === 0 || points <= 0 ? null : say(locale, 'by', { points });
}
