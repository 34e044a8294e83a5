import type { TableProps } from '@sanguine/ui';
import { ResultCover } from '@sanguine/ui/overlay/result-cover.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { winnerOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { playerName } from '../../text/words.ts';
import { Ledger } from '../sides/ledger.tsx';
import { sayBoard } from '../text/say.ts';
import css from '../panels/panels.module.css';

/** The result and where every point came from; it can be closed to look at the table. */
export function Result({ props }: { readonly props: TableProps<State, AnyMove, Event> }): ReactNode {
  const { view, players, settings } = props;
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const winner = winnerOf(view);
  return (
    <ResultCover
      className={css['result']}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <h2>
        {winner === null
          ? sayBoard(locale, 'result.draw')
          : sayBoard(locale, 'result.winner', { winner: playerName(locale, view, names, winner) })}
      </h2>
      <Ledger locale={locale} view={view} names={names} />
    </ResultCover>
  );
}
