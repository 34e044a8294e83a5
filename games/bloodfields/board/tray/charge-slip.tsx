import { type Locale, percent } from '@sanguine/kernel';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import { type ReactNode, useMemo } from 'react';
import { chargeForecast } from '../../rules/forecast.ts';
import type { UnitId } from '../../rules/state.ts';
import { healthOf, unitOf } from '../../rules/units.ts';
import { lengthText } from '../../text/measures.ts';
import { meanText } from '../../text/move-notes.ts';
import { chargeName, skillName, unitName } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import css from './bench.module.css';
import { sayTray } from './text/say.ts';
import { ThrowGrid } from './throw-grid.tsx';

/** What a charge that is thought of would come to: every throw of its test, and the free attack after it. */
export function ChargeSlip({
  locale,
  view,
  unit,
  target,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly unit: UnitId;
  readonly target: UnitId;
}): ReactNode {
  const { kind, distance, test, query, strike } = useMemo(
    () => chargeForecast(view, unit, target),
    [view, unit, target],
  );
  const name = unitName(locale, view, target);
  return (
    <Slip className={css['forecast']}>
      <h3>
        {sayTray(locale, 'forecast.charge')}
        <em>{`${chargeName(locale, kind)}, ${lengthText(locale, distance)}`}</em>
      </h3>
      <ThrowGrid {...{ locale }} test={query} />
      <dl>
        <div>
          <dt>{sayTray(locale, 'forecast.reaches')}</dt>
          <dd>{percent(locale, test.pass)}</dd>
        </div>
        {strike === null ? null : (
          <>
            <div>
              <dt>{sayTray(locale, 'forecast.then', { skill: skillName(locale, strike.skill) })}</dt>
              <dd>{sayTray(locale, 'chance.mean', { mean: meanText(locale, strike.attack.mean) })}</dd>
            </div>
            <div>
              <dt>
                {sayTray(locale, 'forecast.falls', { unit: name, health: healthOf(unitOf(view, target)) })}
              </dt>
              <dd>{percent(locale, strike.odds.kill)}</dd>
            </div>
          </>
        )}
      </dl>
    </Slip>
  );
}
