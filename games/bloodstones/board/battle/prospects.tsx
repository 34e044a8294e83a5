import type { Locale, Masked, Seat } from '@sanguine/kernel';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import { useMemo } from 'react';
import type { March, Shamble } from '../../rules/moves.ts';
import { type BattleProspect as ProspectOf, prospectsOf } from '../../rules/prospects.ts';
import type { State } from '../../rules/state.ts';
import { keepingLine } from '../../text/odds.ts';
import { factionName, signed } from '../../text/words.ts';
import { Emblem } from '../pieces/emblem.tsx';
import { assumption, chanceOf, likelyLine, percentOf, sharesOf } from './chances.ts';
import styles from './prospects.module.css';
import { say } from './words.ts';

interface ProspectsProps {
  readonly locale: Locale;
  readonly view: Masked<State>;
  readonly seat: Seat;
  /** The step under consideration. */
  readonly move: March | Shamble;
}

/**
 * What a step would lead to: for each enemy there the odds, who may withdraw, and the stakes. Renders nothing if it
 * meets nobody.
 */
export function Prospects({ locale, view, seat, move }: ProspectsProps) {
  const prospects = useMemo(() => prospectsOf(view, seat, move), [view, seat, move]);
  return prospects.map((prospect) => (
    <Prospect key={prospect.forecast.defender} locale={locale} seat={seat} {...prospect} />
  ));
}

interface ProspectProps extends ProspectOf {
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
