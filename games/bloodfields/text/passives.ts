import type { Locale } from '@sanguine/kernel';
import { type DiceEffect, ROLLS, type Trigger } from '../content/effects.ts';
import type { Passive, Standing } from '../content/skills.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import { gainText, whenText } from './attacks.ts';
import { doesText, signed } from './effects.ts';
import { lengthText } from './measures.ts';
import { join, say } from './phrases.ts';
import { kindName, raceName, skillName } from './words.ts';

type StatStanding = Extract<Standing, { gives: 'stat' }>;

/** Whose statistic an aura changes. */
function auraText(
  locale: Locale,
  { to, within, race, kind, together }: StatStanding,
  bearer: UnitKind,
): string {
  if (within === 'contact') {
    return together === undefined
      ? say(locale, 'standing.enemies.contact')
      : say(locale, 'standing.enemies.together', { count: together, kind: kindName(locale, bearer) });
  }
  const range = lengthText(locale, within);
  if (to === 'enemies') return say(locale, 'standing.enemies', { range });
  const what =
    kind !== undefined ? kindName(locale, kind) : race !== undefined ? raceName(locale, race) : null;
  return what === null
    ? say(locale, 'standing.allies', { range })
    : say(locale, 'standing.allies.only', { what, range });
}

type AttackStanding = Extract<Standing, { gives: 'attack' }>;

/** Which of its unit's attacks a passive improves. */
const scopeText = (locale: Locale, { kind, skill }: AttackStanding): string =>
  skill === undefined
    ? say(locale, `standing.attack.${kind ?? 'any'}`)
    : say(locale, 'card.quoted', { name: skillName(locale, skill) });

function bonusForText(locale: Locale, standing: AttackStanding): string {
  const scope = scopeText(locale, standing);
  const bonus = gainText(locale, standing.bonus);
  const when = whenText(locale, standing.bonus.when);
  return when === null
    ? say(locale, 'standing.attack', { scope, bonus })
    : say(locale, 'standing.attack.when', { scope, bonus, when });
}

/** What holds as long as the unit stands. */
function standingText(locale: Locale, standing: Standing, bearer: UnitKind): string {
  switch (standing.gives) {
    case 'stat':
      return say(locale, 'standing.stat', {
        whom: auraText(locale, standing, bearer),
        stat: say(locale, `stat.${standing.stat}`),
        amount: signed(standing.amount),
      });
    case 'attack':
      return bonusForText(locale, standing);
    case 'light':
      return say(locale, 'standing.light', { range: lengthText(locale, standing.within) });
    case 'charge':
      return standing.amount === standing.burning
        ? say(locale, 'standing.charge', { amount: standing.amount })
        : say(locale, 'standing.charge.burning', { amount: standing.amount, burning: standing.burning });
    case 'scatter':
      return say(locale, 'standing.scatter', { amount: signed(standing.amount) });
    case 'blur':
      return say(locale, 'standing.blur', { range: lengthText(locale, standing.moved) });
    case 'rooted':
    case 'slither':
      return say(locale, `standing.${standing.gives}`);
  }
}

/** When a passive or a charm acts. */
function momentText(locale: Locale, { on, skill = '', within = 0 }: Trigger): string {
  return say(locale, `moment.${on}`, {
    skill: skillName(locale, skill),
    range: lengthText(locale, within),
  });
}

/** Conditions, limits and cost of an answer. `charm`: any charm may be declined, so the text does not say it. */
function limitTexts(locale: Locale, { when, once, cost, may }: Trigger, charm: boolean): string[] {
  return [
    ...(when === undefined ? [] : [say(locale, `moment.${when}`)]),
    ...(once === undefined ? [] : [say(locale, `moment.once.${once}`)]),
    ...(cost === undefined ? [] : [say(locale, 'moment.cost', { cost })]),
    ...(may === true && !charm ? [say(locale, 'moment.may')] : []),
  ];
}

export function triggerText(locale: Locale, trigger: Trigger, charm: boolean): string {
  const effects =
    trigger.instead === undefined
      ? doesText(locale, trigger.select, trigger.effects)
      : say(locale, `instead.${trigger.instead}`);
  const moment = momentText(locale, trigger);
  const notes = join(locale, limitTexts(locale, trigger, charm));
  return notes === ''
    ? say(locale, 'moment.does', { moment, effects })
    : say(locale, 'moment.noted', { moment, notes, effects });
}

/** Which rolls it changes, and whose. */
function rollsText(locale: Locale, { rolls, side }: DiceEffect): string {
  const any = ROLLS.every((roll) => rolls.includes(roll));
  const roll = join(
    locale,
    rolls.map((one) => say(locale, `roll.${one}`)),
  );
  if (side === 'roller') return any ? say(locale, 'dice.any') : say(locale, 'dice.own', { roll });
  const range = lengthText(locale, side.enemyWithin);
  return any ? say(locale, 'dice.enemy.any', { range }) : say(locale, 'dice.enemy', { roll, range });
}

function changeText(locale: Locale, change: DiceEffect['change']): string {
  if ('to' in change) return say(locale, 'dice.to', { number: change.to });
  if ('add' in change) return say(locale, 'dice.add', { number: change.add });
  return change.reroll === 'all'
    ? say(locale, 'dice.reroll.all')
    : say(locale, 'dice.reroll', { count: change.reroll });
}

/** §7.10: an optional change to dice. */
export function diceText(locale: Locale, effect: DiceEffect, charm: boolean): string {
  const { once, cost } = effect;
  const moment = rollsText(locale, effect);
  const effects = changeText(locale, effect.change);
  const notes = join(locale, [
    ...(once === undefined ? [] : [say(locale, `moment.once.${once}`)]),
    ...(cost === undefined ? [] : [say(locale, 'moment.cost', { cost })]),
    ...(charm ? [] : [say(locale, 'moment.may')]),
  ]);
  return notes === ''
    ? say(locale, 'moment.does', { moment, effects })
    : say(locale, 'moment.noted', { moment, notes, effects });
}

/** A passive of this unit in words. */
export const passiveText = (locale: Locale, { standing, trigger, dice }: Passive, bearer: UnitKind): string =>
  join(
    locale,
    [
      ...(standing === undefined ? [] : [standingText(locale, standing, bearer)]),
      ...(trigger === undefined ? [] : [triggerText(locale, trigger, false)]),
      ...(dice === undefined ? [] : [diceText(locale, dice, false)]),
    ],
    'list.notes',
  );
