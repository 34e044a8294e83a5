import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { loyaltyName, scenarioName } from '../../../text/words.ts';
import type { PrintOrder } from '../address.ts';
import { sayPrint } from '../text/say.ts';
import type { RosterFacts } from './roster-facts.ts';
import css from './sheet.module.css';

/** Name, points and the facts about the whole roster; then the table of points and lines to fill in. */
export function SheetHead({
  locale,
  order,
  facts,
  code,
}: {
  readonly locale: Locale;
  readonly order: PrintOrder;
  readonly facts: RosterFacts;
  readonly code: ReactNode;
}): ReactNode {
  const { cost, points, loyal, lines, faults } = facts;
  return (
    <div data-part="head">
      <header className={css['head']}>
        <div>
          <h2>{order.name ?? sayPrint(locale, 'roster')}</h2>
          <p>
            {lines}
            {loyal === null ? null : (
              <>
                {' '}
                {sayPrint(locale, 'loyalty')}
                <b>{loyaltyName(locale, loyal)}</b>
                {sayPrint(locale, 'loyalty.end')}
              </>
            )}
          </p>
        </div>
        <p className={css['points']}>
          <b>{cost}</b>
          <span>
            {sayPrint(locale, 'of', { points })}
            <br />
            {sayPrint(locale, faults.length === 0 ? 'legal' : 'illegal')}
            {locale === 'ja' ? '、' : ', '}
            {sayPrint(locale, loyal === null ? 'mixed' : 'loyal')}
          </span>
        </p>
        {code === null ? null : <div className={css['code']}>{code}</div>}
      </header>
      {faults.length === 0 ? null : (
        <div className={css['faults']}>
          <b>{sayPrint(locale, 'faults')}</b>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={css['score']}>
        <ScoreTable locale={locale} facts={facts} />
        <dl>
          {(['player', 'opponent', 'scenario', 'date'] as const).map((line) => (
            <div key={line}>
              <dt>{sayPrint(locale, line)}</dt>
              <dd>
                {line === 'scenario' && order.scenario !== undefined
                  ? scenarioName(locale, order.scenario)
                  : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** A cell to write in. */
const BLANK = '\u00A0';
const ROWS = ['score.kill', 'score.goals', 'score.opponent'] as const;

/** §16.1: points by round, to write in. */
function ScoreTable({
  locale,
  facts: { rounds, lastByDie },
}: {
  readonly locale: Locale;
  readonly facts: RosterFacts;
}): ReactNode {
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1);
  return (
    <table aria-label={sayPrint(locale, 'score')}>
      <thead>
        <tr>
          <th scope="col">{sayPrint(locale, 'round')}</th>
          {numbers.map((number) => (
            <th key={number} scope="col">
              {lastByDie && number === rounds ? `(${number})` : number}
            </th>
          ))}
          <th scope="col">{sayPrint(locale, 'total')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{sayPrint(locale, row)}</th>
            {[...numbers, 0].map((number) => (
              <td key={number}>{BLANK}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
