import { amountText } from '@sanguine/ui/amount.ts';
import type { Locale, Seat } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { AGES } from '../../content/cards.ts';
import { clanOf } from '../../rules/clans.ts';
import { GLORY_SOURCES, type State } from '../../rules/state.ts';
import { say } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import css from './scores.module.css';

/** Where one clan's Glory came from, Age by Age. */
export function ClanLedger({
  locale,
  view,
  seat,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly seat: Seat;
}): ReactNode {
  const { ledger, glory } = clanOf(view, seat);
  const ages = AGES.filter((age) => age <= view.age);
  const sources = GLORY_SOURCES.filter((source) => ledger.some((page) => page[source] !== 0));
  if (sources.length === 0) return <p>{sayBoard(locale, 'ledger.none')}</p>;
  return (
    <table className={css['ledger']}>
      <caption className="unseen">{sayBoard(locale, 'ledger.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{sayBoard(locale, 'ledger.source')}</span>
          </th>
          {ages.map((age) => (
            <th key={age} scope="col">
              {sayBoard(locale, 'age', { age })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{say(locale, `source.${source}`)}</th>
            {ages.map((age) => {
              const amount = ledger[age - 1]?.[source] ?? 0;
              return (
                <td key={age} data-none={amount === 0 || undefined}>
                  {amountText(amount)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sayBoard(locale, 'ledger.total')}</th>
          <td colSpan={ages.length}>{glory}</td>
        </tr>
      </tfoot>
    </table>
  );
}
