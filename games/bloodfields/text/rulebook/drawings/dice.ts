import type { DrawnDice, DrawnDie, Locale } from '@sanguine/kernel';
import type { ATTACK_FACES, DEFENCE_FACES } from '../../../content/dice.ts';
import { hitsOf, savesOf } from '../../../rules/dice/convert.ts';
import { say } from '../../phrases.ts';
import { chargeName, kindName } from '../../words.ts';
import type { DiceExample } from './example.ts';

type Face = (typeof ATTACK_FACES)[number] | (typeof DEFENCE_FACES)[number];
type Row = DrawnDice['rows'][number];

/** A number of dice with one face, some of which count. */
const dice = (locale: Locale, face: Face, count: number, counted: number): DrawnDie[] =>
  Array.from({ length: count }, (_, at) => ({ face: say(locale, `die.${face}`), counts: at < counted }));

/** §7.4: one skull, three mastery, two Inspire. */
const ATTACK_ROLL = [1, 3, 2, 0] as const;
/** §7.5: one deflect, three armour, two Inspire. */
const DEFENCE_ROLL = [1, 3, 2, 0] as const;

function attackRow(locale: Locale, mastery: number, token: boolean): Row {
  const [skulls, masteries, inspires] = ATTACK_ROLL;
  const hits = hitsOf(ATTACK_ROLL, mastery, token);
  const others = hits - skulls - (token ? inspires : 0);
  return {
    name: say(locale, token ? 'die.mastery.token' : 'die.mastery.value', { mastery }),
    dice: [
      ...dice(locale, 'skull', skulls, skulls),
      ...dice(locale, 'mastery', masteries, others),
      ...dice(locale, 'inspire', inspires, token ? inspires : 0),
    ],
    result: say(locale, 'die.hits', { count: hits }),
  };
}

function defenceRow(locale: Locale, armour: number, token: boolean): Row {
  const [deflects, armours, inspires] = DEFENCE_ROLL;
  const saves = savesOf(DEFENCE_ROLL, armour, token);
  return {
    name: say(locale, token ? 'die.armour.token' : 'die.armour.value', { armour }),
    dice: [
      ...dice(locale, 'deflect', deflects, deflects),
      ...dice(locale, 'armour', armours, Math.min(armour, armours)),
      ...dice(locale, 'inspire', inspires, token ? inspires : 0),
    ],
    result: say(locale, 'die.saves', { count: saves }),
  };
}

/** §6.3: the dice of a charge; the next line is the number it needs. */
export const CHARGE_DICE = [1, 5] as const;
export const CHARGE_NEEDS = 4;

const chargeRow = (locale: Locale, kind: 'easy' | 'hard', kept: number, passed: boolean): Row => ({
  name: chargeName(locale, kind),
  dice: CHARGE_DICE.map((number) => ({ face: String(number), counts: number === kept })),
  result: say(locale, passed ? 'die.passed' : 'die.failed'),
});

/** §14.4: 2D6; the sum and one die for each of three enemies are split among them. */
export const ARRAY_DICE = [3, 4] as const;
export const ARRAY_SPLIT = [6, 3, 1] as const;

/** §6.3, §7, §14.4: complete rolls with their results. */
export const DICE: readonly DiceExample[] = [
  {
    id: 'chargeDice',
    section: '6.3',
    show: (locale) => ({
      dice: {
        kind: 'dice',
        rows: [
          chargeRow(locale, 'easy', Math.max(...CHARGE_DICE), true),
          chargeRow(locale, 'hard', Math.min(...CHARGE_DICE), false),
        ],
      },
      counts: { needs: CHARGE_NEEDS },
    }),
  },
  {
    id: 'attackDice',
    section: '7.4',
    show: (locale) => ({
      dice: {
        kind: 'dice',
        rows: [attackRow(locale, 3, false), attackRow(locale, 4, false), attackRow(locale, 5, true)],
      },
      counts: {},
    }),
  },
  {
    id: 'defenceDice',
    section: '7.5',
    show: (locale) => ({
      dice: { kind: 'dice', rows: [defenceRow(locale, 1, false), defenceRow(locale, 1, true)] },
      counts: {},
    }),
  },
  {
    id: 'friendlyFire',
    section: '7.7',
    show: (locale) => ({
      dice: {
        kind: 'dice',
        rows: [
          {
            name: say(locale, 'roll.attack'),
            dice: [...dice(locale, 'skull', 1, 0), ...dice(locale, 'blank', 2, 2)],
            result: say(locale, 'attack.damage', { count: 2 }),
          },
        ],
      },
      counts: {},
    }),
  },
  {
    id: 'arraySplit',
    section: '14.4',
    show: (locale) => ({
      dice: {
        kind: 'dice',
        rows: [
          {
            name: say(locale, 'attack.dice.array'),
            dice: ARRAY_DICE.map((number) => ({ face: String(number), counts: true })),
            result: say(locale, 'attack.dice', { count: ARRAY_SPLIT.reduce((sum, part) => sum + part, 0) }),
          },
          {
            name: say(locale, 'die.split'),
            dice: ARRAY_SPLIT.map((part) => ({ face: String(part), counts: true })),
            result: [kindName(locale, 'cray'), kindName(locale, 'husk'), kindName(locale, 'husk')].join(
              ' / ',
            ),
          },
        ],
      },
      counts: { dice: ARRAY_SPLIT.reduce((sum, part) => sum + part, 0) },
    }),
  },
];
