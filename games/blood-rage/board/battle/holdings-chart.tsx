import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { say } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import type { Holdings } from './holdings.ts';
import css from './holdings.module.css';

/** What a rival may hold: a column for each bonus, as high as the chance of this bonus or more. */
export function HoldingsChart({
  locale,
  holdings: { bonuses, late },
}: {
  readonly locale: Locale;
  readonly holdings: Holdings;
}): ReactNode {
  const words = [
    ...bonuses.map(({ bonus, percent }) => say(locale, 'odds.chance', { bonus, chance: `${percent}%` })),
    ...(late === null ? [] : [say(locale, 'odds.late', { chance: `${late}%` })]),
  ];
  return (
    <div className={css['holdings']}>
      <b>{sayBoard(locale, 'battle.holdings')}</b>
      {bonuses.length === 0 ? (
        <span>{words.join(' ')}</span>
      ) : (
        <>
          <ul className="unseen">
            {words.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ol className={css['columns']} aria-hidden="true">
            {bonuses.map(({ bonus, percent }) => (
              <li key={bonus}>
                <small>{percent}%</small>
                <i style={{ height: `${percent}%` }} />
                <b>+{bonus}</b>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
