import type { DiceEffect, Effect, Selector, Trigger } from '../../content/effects.ts';
import type { Passive, Standing, When } from '../../content/skills.ts';

const words = (...all: readonly (string | false | undefined)[]): string =>
  all.filter((word) => word !== false && word !== undefined && word !== '').join(' ');
const sign = (amount: number): string => (amount > 0 ? 'up' : 'down');
const once = (limit: 'turn' | 'round' | undefined): string => (limit === undefined ? '' : `once a ${limit}`);

/** What a passive does in a few words, without its numbers. */
export const gistOf = ({ standing, trigger, dice }: Passive): string =>
  words(
    standing !== undefined && standingGist(standing),
    trigger !== undefined && triggerGist(trigger),
    dice !== undefined && diceGist(dice),
  );

function standingGist(standing: Standing): string {
  switch (standing.gives) {
    case 'stat': {
      const { stat, amount, to, within, race, kind, together } = standing;
      const where = within === 'contact' ? 'contact' : 'near';
      return words('stat', stat, sign(amount), to, where, race, kind, together !== undefined && 'together');
    }
    case 'attack': {
      const { kind, skill, bonus } = standing;
      const gain = words(
        bonus.dice !== undefined && 'dice',
        bonus.damage !== undefined && 'damage',
        bonus.reroll !== undefined && 'reroll',
      );
      return words(skill ?? kind ?? 'any', gain, 'if', whenGist(bonus.when));
    }
    case 'scatter':
      return words('scatter if', standing.when, sign(standing.amount));
    default:
      return standing.gives;
  }
}

function whenGist(when: When): string {
  if (typeof when === 'string') return when;
  if ('hurt' in when) return 'hurt';
  return 'kind' in when.near ? `near ${when.near.kind}` : `near crew ${when.near.crew}`;
}

export const triggerGist = (trigger: Trigger): string =>
  words(
    `${words(trigger.on, trigger.skill)}:`,
    trigger.may === true && 'may',
    trigger.cost !== undefined && 'paid',
    trigger.within !== undefined && 'near',
    once(trigger.once),
    trigger.when,
    selectGist(trigger.select),
    ...trigger.effects.map(effectGist),
    trigger.instead !== undefined && `instead ${trigger.instead}`,
  );

const selectGist = (select: Selector): string => words(select.who, 'side' in select && select.side);

function effectGist(effect: Effect): string {
  switch (effect.do) {
    case 'apply':
      return words('apply', effect.token);
    case 'boost':
      return words('boost', effect.boost);
    case 'drag':
      return words('drag', effect.straight && 'straight');
    case 'action':
      return words('action', typeof effect.action === 'string' ? effect.action : effect.action.skill);
    case 'deploy':
      return words('deploy', effect.kind, effect.within === 'adjacent' && 'adjacent');
    case 'morale':
      return words('morale', ...effect.fail.map(effectGist));
    default:
      return effect.do;
  }
}

export const diceGist = ({ rolls, side, change, cost, once: limit }: DiceEffect): string =>
  words(
    `${rolls.join(' ')}:`,
    side === 'roller' ? 'roller' : 'enemy near',
    'reroll' in change && words('reroll', change.reroll === 'all' && 'all'),
    'to' in change && 'to',
    'add' in change && 'add',
    cost !== undefined && 'paid',
    once(limit),
  );
