import type { Locale, Seat } from '@sanguine/kernel';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import type { BattleProspect } from '../../rules/prospects.ts';
import { keepingLine } from '../../text/odds.ts';
import { factionName, signed } from '../../text/words.ts';
import { Emblem } from '../pieces/emblem.tsx';
import { assumption, chanceOf, likelyLine, percentOf, sharesOf } from './chances.ts';
import styles from './prospects.module.css';
import { say } from './words.ts';

interface ProspectsProps {
  readonly locale: Locale;
  readonly seat: Seat;
  readonly prospects: readonly BattleProspect[];
}

/** What a step would lead to: for each enemy there the odds, who may withdraw, and the stakes. */
export function Prospects({ locale, seat, prospects }: ProspectsProps) {
  return prospects.map((prospect) => (
    <Prospect key={prospect.forecast.defender} locale={locale} seat={seat} {...prospect} />
  ));
}

interface ProspectProps extends BattleProspect {
  readonly locale: Locale;
  readonly seat: Seat;
}

function Prospect({ locale, seat, forecast, keeping }: ProspectProps) {
  const { sides, odds, withdrawal } = forecast;
  const { attacker, defender } = sides;
  const faction = factionName(locale, defender.faction);
  const likely = likelyLine(locale, forecast, 'attacker', seat);
  const lines = [
    say(locale, withdrawal?.barred === null ? 'prospect.withdraw' : 'prospect.barred'),
    attacker.trapped ? say(locale, 'prospect.trapped') : '',
    likely ?? '',
  ].filter((line) => line !== '');
  return (
    <section className={styles['prospect']}>
      <header className={styles['head']}>
        <Emblem faction={defender.faction} size={22} />
        <h3>{say(locale, 'prospect', { faction })}</h3>
        <b>{percentOf(chanceOf(odds, 'attacker'))}</b>
      </header>
      <OddsBar
        shares={sharesOf(locale, forecast, 'attacker', seat)}
        label={say(locale, 'odds.own')}
        size="small"
      />
      {keeping === null ? null : <p className={styles['keeping']}>{keepingLine(locale, keeping)}</p>}
      <p>
        {say(locale, 'prospect.strength', {
          own: signed(attacker.strength),
          enemy: signed(defender.strength),
          draws: attacker.draws,
          enemyDraws: defender.draws,
        })}
      </p>
      <p>{say(locale, 'prospect.points', { win: attacker.prize, lose: defender.prize })}</p>
      <p>{lines.join(say(locale, 'prospect.between'))}</p>
      <p className={styles['assume']}>{assumption(locale, forecast, seat)}</p>
    </section>
  );
}
