import type { Locale } from '@sanguine/kernel';
import { isSupport } from '../../../content/units/index.ts';
import type { ReactNode } from 'react';
import { holdersOf, lacksOf } from '../../../rules/roster/lacks.ts';
import { inspireOf, loyaltyOf, type Roster } from '../../../rules/roster/roster.ts';
import type { Feature } from '../../../text/roster/features.ts';
import { neededIn } from '../../../text/roster/needs.ts';
import { passageEntry } from '../../../text/roster/passages.ts';
import { loyaltyName } from '../../../text/words.ts';
import { Mark } from '../../look/mark.tsx';
import { sayRosters } from '../text/say.ts';
import css from './gains.module.css';

/** §3.3, §13.2: what the roster has for the whole battle, loyalty and Inspire; and what it may lack. */
export function Gains({ locale, roster }: { readonly locale: Locale; readonly roster: Roster }): ReactNode {
  if (roster.length === 0) return null;
  const loyal = loyaltyOf(roster);
  const inspire = inspireOf(roster, loyal !== null);
  const alone = roster.filter(({ kind }) => !isSupport(kind)).length;
  const lacks = lacksOf(roster);
  return (
    <section className={css['gains']} aria-label={sayRosters(locale, 'gains')}>
      <div className={css['gain']}>
        <Picture name="lantern-flame" />
        <p>
          <b>
            {loyal === null
              ? sayRosters(locale, 'loyal.none')
              : sayRosters(locale, 'loyal', { loyalty: loyaltyName(locale, loyal) })}
          </b>
          {loyal === null ? sayRosters(locale, 'loyal.none.text') : loyaltyText(locale, loyal)}
        </p>
      </div>
      <div className={css['gain']}>
        <span className={css['suns']} aria-hidden="true">
          {Array.from({ length: inspire }, (_, at) => (
            <Picture key={at} name="sun" small />
          ))}
        </span>
        <p>
          <b>{sayRosters(locale, 'inspire', { count: inspire })}</b>
          {sayRosters(locale, 'inspire.from', {
            units: alone,
            supports: roster.length > alone ? 1 : 0,
            loyal: loyal === null ? 0 : 1,
          })}
        </p>
      </div>
      {lacks.length === 0 ? null : (
        <div className={css['lacks']}>
          <b>{sayRosters(locale, 'lacks')}</b>
          <ul>
            {lacks.map((lack) => (
              <li key={lack}>{sayRosters(locale, `lack.${lack}`, { count: holdersOf(roster) })}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** What loyalty gives, in the words of the rulebook, without its name. */
function loyaltyText(locale: Locale, loyal: NonNullable<ReturnType<typeof loyaltyOf>>): string {
  const [passage] = neededIn('traits', new Set<Feature>([`loyal.${loyal}`]));
  if (passage === undefined) return '';
  const text = passageEntry(locale, passage)
    .lines.map((line) => line.text)
    .join(' ');
  return text.replace(/^[^:：]+[:：]\s*/, '');
}

function Picture({
  name,
  small = false,
}: {
  readonly name: 'lantern-flame' | 'sun';
  readonly small?: boolean;
}): ReactNode {
  const size = small ? 18 : 32;
  return (
    <svg width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
      <Mark name={name} size={16} />
    </svg>
  );
}
