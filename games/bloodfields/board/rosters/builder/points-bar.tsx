import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { cardOf } from '../../../content/units/index.ts';
import { costOf, type Roster } from '../../../rules/roster/roster.ts';
import { kindName } from '../../../text/words.ts';
import { LIVERIES } from '../../look/livery.ts';
import { sayRosters } from '../text/say.ts';
import css from './points-bar.module.css';
import { rowsOf } from './edits.ts';

/** How far the bar goes beyond the limit, so that an excess can be seen. */
const BEYOND = 0.06;

/** How many of the points are used. */
export function PointsTotal({
  locale,
  roster,
  points,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly points: number | null;
}): ReactNode {
  const cost = costOf(roster);
  return (
    <p className={css['total']}>
      <b>{cost}</b>
      <span>
        {points === null ? sayRosters(locale, 'points.free') : sayRosters(locale, 'points.of', { points })}
        {points === null || cost === points ? null : (
          <em data-over={cost > points || undefined}>
            {cost > points
              ? sayRosters(locale, 'points.over', { count: cost - points })
              : sayRosters(locale, 'points.left', { count: points - cost })}
          </em>
        )}
      </span>
    </p>
  );
}

/** Each unit's share of the points, as wide as its cost; anything beyond the limit is hatched. */
export function PointsBar({
  locale,
  roster,
  points,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly points: number | null;
}): ReactNode {
  const cost = costOf(roster);
  const most = points ?? Math.max(cost, 1);
  const whole = Math.max(cost, most * (1 + BEYOND));
  const part = (share: number): string => `${((100 * share) / whole).toFixed(2)}%`;
  return (
    <div className={css['bar']} aria-hidden="true">
      {rowsOf(roster).map(({ unit, at, cost: own }) => (
        <span
          key={at}
          title={`${kindName(locale, unit.kind)}: ${own}`}
          style={{ width: part(own), background: LIVERIES[cardOf(unit.kind).line].colour }}
        >
          {own}
        </span>
      ))}
      {points !== null && cost > points ? (
        <i className={css['over']} style={{ left: part(points), width: part(cost - points) }} />
      ) : null}
      {points === null ? null : <i className={css['limit']} style={{ left: part(points) }} />}
    </div>
  );
}
