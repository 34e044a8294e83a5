import { type Locale, percent } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import type { ReactNode } from 'react';
import { fleeForecast } from '../../rules/forecast.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { ThrowGrid } from '../tray/throw-grid.tsx';
import { sayOverlay } from './text/say.ts';
import css from './handling.module.css';

/** The section about fleeing. */
const RULE = '10.1';

/** §10.1: the throws with which a unit gets away from its opponents; null if it fights nobody. */
export function FleeForecast({
  locale,
  view,
  unit,
  openRules,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly unit: UnitId;
  readonly openRules: (section: string) => void;
}): ReactNode {
  const forecast = fleeForecast(view, unit);
  if (forecast === null) return null;
  const { pass, difficulty, query } = forecast;
  return (
    <article className={css['forecast']} data-guide="flee-forecast">
      <h3>{sayOverlay(locale, 'flee.title')}</h3>
      <p className={css['chance']}>
        <b>{percent(locale, pass)}</b>
        <span>{sayOverlay(locale, query === null ? 'flee.sure' : 'flee.test', { difficulty })}</span>
      </p>
      {query === null ? null : <ThrowGrid locale={locale} test={query} />}
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
