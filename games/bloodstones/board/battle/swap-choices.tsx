import type { Locale, Seat } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/index.ts';
import { OddsBar } from '@sanguine/ui/odds/odds-bar.tsx';
import { useId } from 'react';
import type { Faction } from '../../content/factions.ts';
import { kindName } from '../../text/words.ts';
import { Domino } from '../pieces/domino.tsx';
import { chanceOf, percentOf, sharesOf } from './chances.ts';
import type { SwapChoice } from './choices.ts';
import { ownRole } from './open-battle.ts';
import styles from './swap-choices.module.css';
import { say } from './words.ts';

/** Domino widths by how many share a line. */
const WIDTHS: Readonly<Record<number, number>> = { 1: 72, 2: 58 };

interface SwapChoicesProps {
  readonly locale: Locale;
  readonly seat: Seat;
  readonly faction: Faction | 'none';
  readonly tiles: readonly number[];
  readonly choices: readonly SwapChoice[];
  readonly picked: string;
  /** The choice with the best chance. */
  readonly best: string | null;
  readonly onPick: (key: string) => void;
}

/** Keep, or swap in a tile of the hand; tiles with the same outcome share a line. */
export function SwapChoices({
  locale,
  seat,
  faction,
  tiles,
  choices,
  picked,
  best,
  onPick,
}: SwapChoicesProps) {
  const name = useId();
  // All tiles that gain nothing share one line, because they lead to the same result as keeping.
  const lines = [...Map.groupBy(choices, ({ gain, pips }) => (gain > 0 ? pips : pips > 0 ? -1 : 0)).values()];
  return (
    <fieldset className={styles['choices']}>
      <legend>{say(locale, 'choose.swap', { lowest: tiles.at(-1) ?? 0 })}</legend>
      {lines.map((line) => (
        <Line
          key={line[0]?.key}
          {...{ locale, seat, faction, name, line, picked, best, onPick }}
          kept={tiles.slice(0, 3).join(' ')}
        />
      ))}
    </fieldset>
  );
}

interface LineProps extends Omit<SwapChoicesProps, 'choices' | 'tiles'> {
  readonly name: string;
  readonly line: readonly SwapChoice[];
  readonly kept: string;
}

function Line({ locale, seat, faction, name, line, kept, picked, best, onPick }: LineProps) {
  const chosen = line.find(({ key }) => key === picked);
  const [first] = line;
  const told = chosen ?? first;
  if (told === undefined) return null;
  const { forecast, total, pips, tile, gain } = told;
  const role = ownRole(forecast, seat);
  const { strength } = forecast.sides[role];
  const idle = tile !== null && gain === 0;
  return (
    <div className={classes(styles['line'], chosen !== undefined && styles['on'], idle && styles['idle'])}>
      <div className={styles['tiles']}>
        {line.map((choice) => (
          <label key={choice.key} className={styles['tile']} data-guide={`battle:${choice.key}`}>
            <input
              type="radio"
              className={styles['radio']}
              name={name}
              checked={choice.key === picked}
              onChange={() => onPick(choice.key)}
            />
            {choice.tile === null ? (
              <span className={styles['kept']} aria-hidden="true">
                {kept}
              </span>
            ) : (
              <Domino kind={choice.tile} faction={faction} width={WIDTHS[line.length] ?? 44} />
            )}
            <span className="unseen">
              {titleOf(locale, choice, kept)} {choice.key === best ? say(locale, 'choice.best') : null}
            </span>
          </label>
        ))}
      </div>
      <div className={styles['words']} aria-hidden="true">
        <b>
          {line.length === 1 || chosen !== undefined
            ? titleOf(locale, told, kept)
            : say(locale, idle ? 'choice.idle' : 'choice.any', { pips })}
        </b>
        {line.some(({ key }) => key === best) ? <em>{say(locale, 'choice.best')}</em> : null}
        <span>
          {idle
            ? say(locale, 'choice.noGain')
            : say(locale, 'choice.total', { tiles: total, strength, total: total + strength })}
        </span>
      </div>
      <div className={styles['bar']}>
        <OddsBar
          shares={sharesOf(locale, forecast, role, seat)}
          label={say(locale, 'odds.own')}
          size="small"
        />
      </div>
      <b className={styles['chance']}>{percentOf(chanceOf(forecast.odds, role))}</b>
    </div>
  );
}

function titleOf(locale: Locale, { tile, pips }: SwapChoice, kept: string): string {
  if (tile === null) return say(locale, 'choice.keep', { tiles: kept });
  return say(locale, 'choice.use', { tile: kindName(locale, tile), pips });
}
