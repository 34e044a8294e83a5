import type { Locale } from '@sanguine/kernel';
import type { Boost, Effect, Selector, Span } from '../content/effects.ts';
import type { AttackEffect } from '../content/skills.ts';
import { inchesText, lengthText } from './measures.ts';
import { join, say } from './phrases.ts';
import { kindName, raceName, skillName, tokenName, traitName } from './words.ts';

/** `+2`, `−1` */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A temporary change in words. */
function changeText(locale: Locale, boost: Boost, amount: number): string {
  const inMil = boost === 'mv' || boost === 'range';
  const told = inMil ? `${amount < 0 ? '−' : '+'}${inchesText(Math.abs(amount))}` : signed(amount);
  return say(locale, `effect.boost.${boost}`, { amount: told });
}

/** A temporary change and how long it lasts. */
export const boostText = (locale: Locale, boost: Boost, amount: number, until: Span): string =>
  say(locale, 'effect.until', {
    effect: changeText(locale, boost, amount),
    until: say(locale, `until.${until}`),
  });

/** The same as a list item. */
export const boostNote = (locale: Locale, boost: Boost, amount: number, until: Span): string =>
  say(locale, 'board.boost', {
    effect: changeText(locale, boost, amount),
    until: say(locale, `until.${until}`),
  });

type Action = Extract<Effect, { do: 'action' }>['action'];

const actionText = (locale: Locale, action: Action): string =>
  typeof action === 'string'
    ? say(locale, `effect.action.${action}`)
    : say(locale, 'effect.action.skill', { skill: skillName(locale, action.skill) });

function deployText(locale: Locale, { kind, upTo, within }: Extract<Effect, { do: 'deploy' }>): string {
  const words = { unit: kindName(locale, kind), count: upTo };
  return within === 'adjacent'
    ? say(locale, 'effect.deploy.adjacent', words)
    : say(locale, 'effect.deploy', { ...words, range: lengthText(locale, within) });
}

function plainText(locale: Locale, effect: Effect): string {
  switch (effect.do) {
    case 'inspire':
    case 'shield':
    case 'restore':
    case 'lose':
    case 'hits':
      return say(locale, `effect.${effect.do}`, { count: effect.amount });
    case 'apply':
      return say(locale, 'effect.apply', { token: tokenName(locale, effect.token) });
    case 'boost':
      return boostText(locale, effect.boost, effect.amount, effect.until);
    case 'push':
    case 'fly':
    case 'jump':
    case 'blink':
      return say(locale, `effect.${effect.do}`, { range: lengthText(locale, effect.distance) });
    case 'drag':
      return say(locale, effect.straight ? 'effect.drag.straight' : 'effect.drag', {
        range: lengthText(locale, effect.distance),
      });
    case 'action':
      return actionText(locale, effect.action);
    case 'deploy':
      return deployText(locale, effect);
    case 'morale':
      return say(locale, 'effect.morale', {
        difficulty: effect.difficulty,
        effects: effectsText(locale, effect.fail),
      });
    case 'cleanse':
    case 'mute':
    case 'exhaust':
      return say(locale, `effect.${effect.do}`);
  }
}

/** All effects in order; those on the attacker itself say so. */
export const effectsText = (locale: Locale, effects: readonly AttackEffect[]): string =>
  join(
    locale,
    effects.map((effect) => {
      const text = plainText(locale, effect);
      const told = effect.ifDone === true ? say(locale, 'effect.then', { effect: text }) : text;
      return effect.self === true
        ? say(locale, 'whom.does', { whom: say(locale, 'whom.attacker'), effects: told })
        : told;
    }),
  );

/** Which units a skill affects; null for the unit itself. */
function whomText(locale: Locale, selector: Selector): string | null {
  switch (selector.who) {
    case 'self':
      return null;
    case 'other':
      return say(locale, 'whom.other');
    case 'choose':
      return say(locale, 'whom.choose', { range: lengthText(locale, selector.within) });
    case 'target':
      return targetText(locale, selector);
    case 'all':
      return allText(locale, selector);
  }
}

function targetText(locale: Locale, { side, within, race }: Extract<Selector, { who: 'target' }>): string {
  if (within === 'contact') return say(locale, 'whom.target.enemy.contact');
  const range = lengthText(locale, within);
  if (side === 'another' && race !== undefined)
    return say(locale, 'whom.target.another.race', { race: raceName(locale, race), range });
  return say(locale, `whom.target.${side}`, { range });
}

function allText(locale: Locale, { side, within, trait }: Extract<Selector, { who: 'all' }>): string {
  if (within === 'contact') return say(locale, 'whom.all.enemies.contact');
  const range = lengthText(locale, within);
  if (side === 'allies' && trait !== undefined)
    return say(locale, 'whom.all.allies.only', { trait: traitName(locale, trait), range });
  return say(locale, `whom.all.${side}`, { range });
}

/** `Target enemy within 10 inches: Apply Blind` */
export function doesText(locale: Locale, selector: Selector, effects: readonly Effect[]): string {
  const whom = whomText(locale, selector);
  const told = effectsText(locale, effects);
  return whom === null ? told : say(locale, 'whom.does', { whom, effects: told });
}
