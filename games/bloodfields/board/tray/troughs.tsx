import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { ATTACK_FACES } from '../../content/dice.ts';
import css from './bench.module.css';
import { BenchDie, type Picking, placed } from './die-button.tsx';
import { diceOf } from './pairs.ts';
import { type ToldDice, totalOf } from './story.ts';
import { sayTray } from './text/say.ts';

interface TroughsProps {
  readonly locale: Locale;
  readonly dice: ToldDice;
  /** True if the roller has something to spend on Inspire icons. */
  readonly tokens: boolean;
  readonly critical: boolean;
  readonly fresh: boolean;
  readonly picking: Picking | null;
}

type Does = Parameters<typeof sayTray>[1] & `does.${string}`;

/** §7.4: what each face does in an attack roll at the moment. */
function doesIn(dice: ToldDice, tokens: boolean, critical: boolean): readonly Does[] {
  const mastery = totalOf(dice.modifiers, 'mastery');
  return [
    critical ? 'does.critical' : 'does.hits',
    mastery >= 5 ? 'does.hits' : mastery === 4 ? 'does.hits.one' : 'does.misses',
    dice.spent !== null ? 'does.spent' : tokens ? 'does.token' : 'does.noToken',
    'does.nothing',
  ];
}

/** Attack dice sorted by effect. */
export function Troughs({ locale, dice, tokens, critical, fresh, picking }: TroughsProps): ReactNode {
  const does = doesIn(dice, tokens, critical);
  const all = placed(diceOf(dice));
  return (
    <ul className={css['troughs']}>
      {ATTACK_FACES.map((face, at) => {
        const own = all.filter(({ die }) => die.face === at);
        const may = does[at] === 'does.token' && own.length > 0;
        return (
          <li
            key={face}
            className={css['trough']}
            data-may={may || undefined}
            data-empty={own.length === 0 || undefined}
            style={{ flexGrow: Math.max(1, own.length) }}
          >
            <span className={css['felt']}>
              {own.map(({ die, index }) => (
                <BenchDie
                  key={index}
                  {...{ locale, die, index, picking }}
                  fresh={fresh && (die.again || countAgain(dice) === 0)}
                  roll="attack"
                  size={66}
                  faces={ATTACK_FACES.length}
                />
              ))}
            </span>
            <b>{sayTray(locale, `face.${face}`)}</b>
            <small>{sayTray(locale, does[at] ?? 'does.nothing')}</small>
          </li>
        );
      })}
    </ul>
  );
}

const countAgain = ({ rerolled }: ToldDice): number => rerolled.reduce((sum, some) => sum + some, 0);
