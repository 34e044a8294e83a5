import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { rollName } from '../../text/dice.ts';
import { ownedName } from '../../text/words.ts';
import { Dice } from '../tray/dice.tsx';
import type { Animation } from './animation.ts';
import css from './happening.module.css';

/** Rows of dice that are told at most: a volley may have many. */
const MOST = 4;

/** The dice of the last row, as they fell. */
export function ToldRolls({
  locale,
  scene,
  names,
}: {
  readonly locale: Locale;
  readonly scene: Animation | null;
  readonly names: readonly string[];
}): ReactNode {
  if (scene === null || scene.rolls.length === 0) return null;
  return (
    <div key={scene.row} className={css['told']} aria-hidden="true">
      <Rolls {...{ locale, names }} rolls={scene.rolls.slice(-MOST)} />
    </div>
  );
}

interface RollsProps {
  readonly locale: Locale;
  readonly rolls: Animation['rolls'];
  readonly names: readonly string[];
}

function Rolls({ locale, rolls, names }: RollsProps): ReactNode {
  return rolls.map(({ unit, roll, faces }, at) => (
    <p key={at} className={css['roll']}>
      <b>{`${ownedName(locale, unit, names)}: ${rollName(locale, roll)}`}</b>
      <Dice locale={locale} roll={roll} faces={faces} size={26} />
    </p>
  ));
}

/** The last dice of a turn on the bench, for whoever looks back or on. */
export function PastRolls(props: RollsProps): ReactNode {
  return (
    <div className={css['past']}>
      <Rolls {...props} />
    </div>
  );
}
