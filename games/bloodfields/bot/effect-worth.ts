import type { Condition, Effect } from '../content/effects.ts';
import { cardOf } from '../content/units/index.ts';
import type { Unit } from '../rules/state.ts';
import { cardFor, hasToken, hasTrait } from '../rules/units.ts';
import { unsavedOf } from './hit-table.ts';
import { costFor, fallWorth, healthWorth } from './unit-worth.ts';
import { ACTION, BURN, CONDITION, SHIELD, SHOVE, SILENCED_MAGE, SPARE_TOKEN, TOKEN } from './values.ts';

/** What an Inspire token is worth to a unit: little once it has acted. */
const tokenWorth = (unit: Unit): number => (unit.activated ? SPARE_TOKEN : TOKEN / (1 + 0.5 * unit.inspire));

/** What a condition costs the unit that gets it. */
function conditionCost(unit: Unit, token: Condition): number {
  if (token === 'dot') return BURN * healthWorth(unit);
  if (hasToken(unit, token)) return 0;
  const mage = hasTrait(unit, 'mage') || hasTrait(unit, 'archmage');
  const part = token === 'silence' && mage ? SILENCED_MAGE : CONDITION[token];
  // Spotted is removed at the end of the round; the others stay until the unit has acted with them.
  return part * costFor(unit) * (token === 'spotted' && unit.activated ? 0.5 : 1);
}

/** What hits cost the unit that takes them. */
function hitsCost(unit: Unit, hits: number): number {
  const hp = cardFor(unit).hp - unit.damage;
  const chances = unsavedOf(hits, cardFor(unit).ar, false);
  let cost = 0;
  for (const [unsaved, chance] of chances.entries()) {
    const dealt = Math.max(0, Math.min(hp, unsaved - unit.shields));
    cost += chance * (dealt * healthWorth(unit) + (dealt >= hp ? fallWorth(unit) : 0));
  }
  return cost;
}

/** What effects on a unit are worth to the side that causes them. */
export function effectsWorth(source: Unit, target: Unit, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(source, target, effect);
  return worth;
}

function effectWorth(source: Unit, unit: Unit, effect: Effect): number {
  const own = unit.owner === source.owner;
  const sign = own ? 1 : -1;
  switch (effect.do) {
    case 'inspire':
      return sign * effect.amount * tokenWorth(unit);
    case 'shield':
      return sign * effect.amount * SHIELD * healthWorth(unit);
    case 'restore':
      return sign * Math.min(effect.amount, unit.damage) * healthWorth(unit);
    case 'lose':
      return (
        -sign *
        (cardFor(unit).hp - unit.damage <= effect.amount
          ? costFor(unit) * 2
          : effect.amount * healthWorth(unit))
      );
    case 'hits':
      return -sign * hitsCost(unit, effect.amount);
    case 'apply':
      return -sign * conditionCost(unit, effect.token);
    case 'cleanse':
      return sign * burdenOf(unit);
    case 'boost':
      return sign * boostWorth(unit, effect.boost, effect.amount);
    case 'push':
      return own ? 0 : (SHOVE * effect.distance) / 1000;
    case 'drag':
      return own ? 0 : (SHOVE * effect.distance) / 1000;
    case 'fly':
    case 'jump':
    case 'blink':
      return 0;
    case 'action':
      return sign * ACTION * costFor(unit);
    case 'deploy':
      return 0.8 * cardOf(effect.kind).cost * Math.min(effect.upTo, 1);
    case 'morale':
      return 0.4 * effectsWorth(source, unit, effect.fail);
    case 'mute':
      return unit.inspire > 0 ? 0.5 : 0;
    case 'exhaust':
      return 0;
  }
}

/** What all conditions together cost a unit. */
export function burdenOf(unit: Unit): number {
  let cost = unit.dot * BURN * healthWorth(unit);
  const bare = { ...unit, tokens: [] };
  for (const token of [...unit.tokens, ...unit.lingering]) cost += conditionCost(bare, token);
  return cost;
}

function boostWorth(unit: Unit, boost: Extract<Effect, { do: 'boost' }>['boost'], amount: number): number {
  if (unit.boosts.some((one) => one.boost === boost)) return 0;
  const cost = costFor(unit);
  switch (boost) {
    case 'mv':
      return amount > 0 ? 0.5 : 0;
    case 'ar':
      return 0.06 * cost * amount;
    case 'meleeDice':
      return unit.activated ? 0 : 0.07 * cost * amount;
    case 'range':
      return 0.4;
    case 'critical':
      return 0.08 * cost;
    case 'cover':
      return 0.04 * cost;
    case 'secondChance':
      return 0.05 * cost + (unit.damage > 0 ? (0.2 * cost * unit.damage) / cardFor(unit).hp : 0);
  }
}
