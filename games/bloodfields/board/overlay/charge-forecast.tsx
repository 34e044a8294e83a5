import { type Locale, percent } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import type { ReactNode } from 'react';
import { chargeForecast } from '../../rules/forecast.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { charmNotes } from '../../text/charms.ts';
import { lengthText } from '../../text/measures.ts';
import { meanText } from '../../text/move-notes.ts';
import { join, say } from '../../text/phrases.ts';
import { skillName, unitName } from '../../text/words.ts';
import { sayField } from '../field/text/say.ts';
import { ThrowGrid } from '../tray/throw-grid.tsx';
import { sayOverlay } from './text/say.ts';
import css from './handling.module.css';

/** The section about the test of a charge. */
const RULE = '6.3';

/** §6: all 36 throws of a charge, with those that arrive marked, and what to expect of its free attack. */
export function ChargeForecast({
  locale,
  view,
  unit,
  target,
  openRules,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly openRules: (section: string) => void;
}): ReactNode {
  const forecast = chargeForecast(view, unit, target);
  const { kind, distance, query, test, strike } = forecast;
  return (
    <article className={css['forecast']} data-guide="charge-forecast">
      <h3>{sayOverlay(locale, 'charge.title', { unit: unitName(locale, view, target) })}</h3>
      <p className={css['chance']}>
        <b>{percent(locale, test.pass)}</b>
        <span>{join(locale, [sayField(locale, `charge.${kind}`), lengthText(locale, distance)])}</span>
      </p>
      <ThrowGrid locale={locale} test={query} />
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
      <LinkButton
        onPress={() => {
          openRules(RULE);
        }}
      >
        {sayOverlay(locale, 'rule', { rule: RULE })}
      </LinkButton>
    </article>
  );
}
