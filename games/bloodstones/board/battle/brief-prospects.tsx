import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { BattleProspect } from '../../rules/prospects.ts';
import { factionName } from '../../text/words.ts';
import { Emblem } from '../pieces/emblem.tsx';
import styles from './brief-prospects.module.css';
import { briefAssumption, chanceOf, percentOf } from './chances.ts';
import { say } from './words.ts';

interface BriefProps {
  readonly locale: Locale;
  readonly prospects: readonly BattleProspect[];
}

/** The chance against each enemy, in a line. */
export function BriefOdds({ locale, prospects }: BriefProps): ReactNode {
  return prospects.map(({ forecast }) => (
    <p key={forecast.defender} className={styles['odds']}>
      <Emblem faction={forecast.sides.defender.faction} size={20} />
      {factionName(locale, forecast.sides.defender.faction)}
      <b>{percentOf(chanceOf(forecast.odds, 'attacker'))}</b>
      <small>{briefAssumption(locale, forecast)}</small>
    </p>
  ));
}

/** What a victory and a defeat would bring, in a line. */
export function briefStakes({ locale, prospects }: BriefProps): string[] {
  return prospects.map(({ forecast: { sides } }) =>
    say(locale, 'prospect.points', { win: sides.attacker.prize, lose: sides.defender.prize }),
  );
}
