import type { Locale, Viewer } from '@sanguine/kernel';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import type { Forecast } from '../../rules/forecast.ts';
import { factionName } from '../../text/words.ts';
import { assumption, likelyLine, sharesOf, wholeLine } from './chances.ts';
import { ownRole } from './open-battle.ts';
import styles from './battle-odds.module.css';
import { say } from './words.ts';

interface BattleOddsProps {
  readonly locale: Locale;
  readonly viewer: Viewer;
  readonly you: Viewer;
  readonly forecast: Forecast;
  /** The viewer has drawn and not swapped: these are the odds before that choice. */
  readonly asDrawn: boolean;
}

/** The odds as one bar, with their assumptions in words. */
export function BattleOdds({ locale, viewer, you, forecast, asDrawn }: BattleOddsProps) {
  const role = ownRole(forecast, viewer);
  const { seat, faction } = forecast.sides[role];
  const label =
    seat === you
      ? say(locale, asDrawn ? 'odds.keep' : 'odds.own')
      : say(locale, 'odds.of', { faction: factionName(locale, faction) });
  const likely = asDrawn ? null : likelyLine(locale, forecast, role, you);
  return (
    <div className={styles['odds']}>
      <div className={styles['head']}>
        <h3>{label}</h3>
        <span>{assumption(locale, forecast, viewer, you)}</span>
      </div>
      <OddsBar
        shares={sharesOf(locale, forecast, role, you)}
        label={label}
        note={wholeLine(locale, forecast, role)}
      />
      {likely === null ? null : <p>{likely}</p>}
    </div>
  );
}
