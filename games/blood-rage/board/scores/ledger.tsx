import { amountText } from '@sanguine/ui/amount.ts';
import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { AGES, type Age } from '../../content/cards.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import { GLORY_SOURCES, type State } from '../../rules/state.ts';
import { clanName, say } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { sayBoard } from '../text/say.ts';
import { Deeds, deedsIn } from './deeds.tsx';
import { gloryOf } from './glory.ts';
import css from './scores.module.css';

interface LedgerProps {
  readonly locale: Locale;
  readonly view: State;
  readonly seats: readonly Seat[];
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly age: Age;
  /** The events at its end. */
  readonly told: readonly Event[];
}

/** What an Age brought everybody: the deeds of its end as icons, then where every point of Glory came from. */
export function Ledger({ locale, view, seats, viewer, names, age, told }: LedgerProps): ReactNode {
  const ages = [age];
  const sources = GLORY_SOURCES.filter((source) =>
    seats.some((seat) => gloryOf(view, seat, source, ages) !== 0),
  );
  const own = (seat: Seat): true | undefined => seat === viewer || undefined;
  const total = (seat: Seat, of: readonly Age[]): number =>
    GLORY_SOURCES.reduce((sum, source) => sum + gloryOf(view, seat, source, of), 0);
  return (
    <table className={css['ledger']}>
      <caption className="unseen">{sayBoard(locale, 'ledger.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{sayBoard(locale, 'ledger.source')}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" data-own={own(seat)}>
              <ClanEmblem clan={clanOf(view, seat).name} size={30} />
              <span>{clanName(locale, clanOf(view, seat).name)}</span>
              <small>{names[seat]}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deedsIn(told).map((deed) => (
          <tr key={deed}>
            <th scope="row">{sayBoard(locale, `deeds.${deed}`)}</th>
            {seats.map((seat) => (
              <td key={seat} data-own={own(seat)}>
                <Deeds {...{ deed, locale, view, seat, told }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{say(locale, `source.${source}`)}</th>
            {seats.map((seat) => {
              const glory = gloryOf(view, seat, source, ages);
              return (
                <td key={seat} data-own={own(seat)} data-none={glory === 0 || undefined}>
                  {amountText(glory)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sayBoard(locale, 'ledger.age', { age })}</th>
          {seats.map((seat) => (
            <td key={seat} data-own={own(seat)}>
              {total(seat, ages)}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{sayBoard(locale, 'ledger.total')}</th>
          {seats.map((seat) => (
            <td key={seat} data-own={own(seat)}>
              {total(seat, AGES.slice(0, age))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
