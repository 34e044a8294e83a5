import { type Locale, percent } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { chargeForecast } from '../../rules/forecast.ts';
import type { TestQuery } from '../../rules/odds/test-query.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { charmNotes } from '../../text/charms.ts';
import { lengthText } from '../../text/measures.ts';
import { meanText } from '../../text/move-notes.ts';
import { join, say } from '../../text/phrases.ts';
import { skillName, unitName } from '../../text/words.ts';
import { sayField } from '../field/text/say.ts';
import { sayOverlay } from './text/say.ts';
import css from './handling.module.css';

const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** §6.3: the die that counts of two. */
const kept = ({ keep }: TestQuery, one: number, other: number): number =>
  keep === 'higher' ? Math.max(one, other) : Math.min(one, other);

/** §6: all 36 throws of a charge, those that arrive marked, and what its free attack would come to. */
export function ChargeForecast({
  locale,
  view,
  unit,
  target,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly unit: UnitId;
  readonly target: UnitId;
}): ReactNode {
  const forecast = chargeForecast(view, unit, target);
  const { kind, distance, query, test, strike } = forecast;
  const need = Math.max(query.need, query.fails + 1);
  const arrives = (one: number, other: number): boolean => kept(query, one, other) >= need;
  const count = SIDES.flatMap((one) => SIDES.filter((other) => arrives(one, other))).length;
  return (
    <article className={css['forecast']} data-guide="charge-forecast">
      <h3>{sayOverlay(locale, 'charge.title', { unit: unitName(locale, view, target) })}</h3>
      <div className={css['throws']}>
        <table aria-hidden="true">
          <tbody>
            {SIDES.map((one) => (
              <tr key={one}>
                {SIDES.map((other) => (
                  <td key={other} data-ok={arrives(one, other) || undefined}>
                    {kept(query, one, other)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          <b>{percent(locale, test.pass)}</b>
          <span>{join(locale, [sayField(locale, `charge.${kind}`), lengthText(locale, distance)])}</span>
          <span>{sayOverlay(locale, 'charge.throws', { count })}</span>
          <span>
            {need > 6
              ? sayOverlay(locale, 'charge.never')
              : sayOverlay(locale, query.keep === 'higher' ? 'charge.die.higher' : 'charge.die.lower', {
                  need,
                })}
          </span>
        </p>
      </div>
      {strike === null ? null : (
        <dl>
          <div>
            <dt>{sayOverlay(locale, 'charge.strike', { skill: skillName(locale, strike.skill) })}</dt>
            <dd>{say(locale, 'odds.mean', { mean: meanText(locale, strike.attack.mean) })}</dd>
          </div>
          <div>
            <dt>{sayOverlay(locale, 'charge.kill')}</dt>
            <dd>{percent(locale, strike.odds.kill)}</dd>
          </div>
        </dl>
      )}
      {charmNotes(locale, view, forecast).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </article>
  );
}
