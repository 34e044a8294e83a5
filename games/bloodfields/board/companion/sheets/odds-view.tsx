import { type Locale, percent } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { meanText } from '../../../text/move-notes.ts';
import { sayCompanion } from '../text/say.ts';
import css from './sheets.module.css';

/** What to expect of an attack: average damage, the chance to destroy, and how likely each amount of damage is. */
export function AttackOddsView({
  locale,
  mean,
  kill,
  damage,
}: {
  readonly locale: Locale;
  readonly mean: number;
  readonly kill: number;
  readonly damage?: readonly number[];
}): ReactNode {
  const most = Math.max(...(damage ?? [1]));
  return (
    <div className={css['odds']}>
      <p>
        <span>
          {sayCompanion(locale, 'odds.mean')} <b>{meanText(locale, mean)}</b>
        </span>
        <span>
          {sayCompanion(locale, 'odds.kill')} <b>{percent(locale, kill)}</b>
        </span>
      </p>
      {damage === undefined ? null : (
        <ol aria-label={sayCompanion(locale, 'odds.each')}>
          {damage.map((chance, points) => (
            <li key={points}>
              <i style={{ height: `${Math.max(2, (chance / most) * 100)}%` }} aria-hidden="true" />
              <b>{points}</b>
              <span className="unseen">{percent(locale, chance)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The chance of a test. */
export function PassView({ locale, pass }: { readonly locale: Locale; readonly pass: number }): ReactNode {
  return (
    <div className={css['odds']}>
      <p>
        <span>
          {sayCompanion(locale, 'odds.pass')} <b>{percent(locale, pass)}</b>
        </span>
      </p>
      <div className={css['gauge']} aria-hidden="true">
        <i style={{ width: `${pass * 100}%` }} />
      </div>
    </div>
  );
}
