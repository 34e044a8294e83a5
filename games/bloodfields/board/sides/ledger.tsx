import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { pointsFrom, pointsOf } from '../../rules/round/points.ts';
import { SOURCES, type State } from '../../rules/state.ts';
import { say } from '../../text/phrases.ts';
import { sayBoard } from '../text/say.ts';
import css from './sides.module.css';

/** Where the Victory Points of both sides came from. */
export function Ledger({
  locale,
  view,
  names,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly names: readonly string[];
}): ReactNode {
  const seats = [0, 1] as const;
  const rows = SOURCES.filter((source) => seats.some((seat) => pointsFrom(view, seat, source) !== 0));
  return (
    <table className={css['ledger']}>
      <caption>{sayBoard(locale, 'ledger.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{sayBoard(locale, 'ledger.source')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((source) => (
          <tr key={source}>
            <th scope="row">{say(locale, `source.${source}`)}</th>
            {seats.map((seat) => (
              <td key={seat}>{`${pointsFrom(view, seat, source)}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sayBoard(locale, 'ledger.total')}</th>
          {seats.map((seat) => (
            <td key={seat}>{`${pointsOf(view, seat)}`}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
