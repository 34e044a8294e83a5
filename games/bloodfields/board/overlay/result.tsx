import type { TableProps } from '@sanguine/ui';
import { ResultCover } from '@sanguine/ui/overlay/result-cover.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { pointsFrom, pointsOf, winnerOf } from '../../rules/round/points.ts';
import { SOURCES, type State } from '../../rules/state.ts';
import { say } from '../../text/phrases.ts';
import { playerName, sideOf } from '../../text/words.ts';
import { SideEmblem } from '../sides/emblem.tsx';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

/** Who has won, and where every point came from; it can be closed to look at the table. */
export function Result({ props }: { readonly props: TableProps<State, AnyMove, Event> }): ReactNode {
  const { view, viewer, players, settings } = props;
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const winner = winnerOf(view);
  const mine = viewer === null || winner === null ? null : viewer === winner ? 'won' : 'lost';
  const sources = SOURCES.filter((source) => [0, 1].some((seat) => pointsFrom(view, seat, source) !== 0));
  return (
    <ResultCover
      className={css['result']}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <h2>
        {winner === null ? null : <SideEmblem side={sideOf(view, winner)} size={54} />}
        {winner === null
          ? sayBoard(locale, 'result.drawn')
          : sayBoard(locale, 'result.winner', { name: playerName(locale, view, names, winner) })}
      </h2>
      {mine === null ? null : <p>{sayBoard(locale, `result.${mine}`)}</p>}
      <table className={css['ledger']}>
        <thead>
          <tr>
            <th scope="col">{sayBoard(locale, 'result.source')}</th>
            {[0, 1].map((seat) => (
              <th key={seat} scope="col">
                {playerName(locale, view, names, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{say(locale, `source.${source}`)}</th>
              {[0, 1].map((seat) => (
                <td key={seat}>{pointsFrom(view, seat, source)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sayBoard(locale, 'result.sum')}</th>
            {[0, 1].map((seat) => (
              <td key={seat}>{pointsOf(view, seat)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ResultCover>
  );
}
