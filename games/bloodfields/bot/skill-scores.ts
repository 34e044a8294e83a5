import type { Effect, Selector } from '../content/effects.ts';
import type { ItemId } from '../content/item-ids.ts';
import { itemOf } from '../content/items.ts';
import type { Ability, Spell } from '../content/skills.ts';
import { abilityCost } from '../rules/abilities.ts';
import { targetsOf } from '../rules/attack/targets.ts';
import { inCombat } from '../rules/combat.ts';
import { select } from '../rules/effects/select.ts';
import { SIXTEEN, UNIT } from '../rules/geometry/directions.ts';
import { refuseSpell, spellLimit } from '../rules/magic/legality.ts';
import { spellsOf } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { NOBODY, unitOf } from '../rules/units.ts';
import { rollWorth } from './attack-scores.ts';
import { burdenOf, effectsWorth } from './effect-worth.ts';
import { spellChance } from './spell-chance.ts';
import type { Stand } from './stand.ts';
import { healthWorth } from './unit-worth.ts';
import { TOKEN } from './values.ts';

/** Whom a skill would affect, and what that is worth. */
function selectedWorth(state: State, id: UnitId, selector: Selector, effects: readonly Effect[]): number {
  const source = unitOf(state, id);
  const selection = select(state, id, selector, NOBODY);
  if (selection.how === 'all') {
    return selection.units.reduce((sum, unit) => sum + effectsWorth(source, unitOf(state, unit), effects), 0);
  }
  let best = -Infinity;
  for (const unit of selection.choices)
    best = Math.max(best, effectsWorth(source, unitOf(state, unit), effects));
  return best === -Infinity ? 0 : best;
}

/** What an ability is worth now. */
export function abilityScore(
  state: State,
  id: UnitId,
  ability: Ability,
  stand: Stand,
  actions: number,
): number {
  const unit = unitOf(state, id);
  const price = TOKEN * abilityCost(unit, ability);
  const [first] = ability.effects;
  if (first?.do === 'fly' || first?.do === 'jump' || first?.do === 'blink') {
    const rest = ability.effects
      .slice(1)
      .reduce((sum, effect) => sum + effectsWorth(unit, unit, [effect]), 0);
    const acts = ability.effortless === true ? actions : actions - 1;
    return leapWorth(unit, first.distance, stand, acts) + rest - price;
  }
  if (first?.do === 'action' && ability.select.who === 'self')
    return 0.8 * stand.deeds(unit.x, unit.y) - price;
  // A sure hit is worth nothing without a shot to follow.
  if (first?.do === 'boost' && first.boost === 'critical')
    return actions > 1 ? 0.25 * stand.deeds(unit.x, unit.y) : 0;
  const drive = ability.select.who === 'self' && unit.inspire === 0 ? tokensOf(ability.effects) : 0;
  return (
    selectedWorth(state, id, ability.select, ability.effects) +
    DRIVE * Math.min(drive, actions) * stand.deeds(unit.x, unit.y) -
    price
  );
}

/** The share of a unit's deeds that a token adds if it had none. */
const DRIVE = 0.2;

const tokensOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'inspire' ? effect.amount : 0), 0);

/** What flying or jumping so far may gain. */
function leapWorth(unit: Unit, distance: number, stand: Stand, actions: number): number {
  const share = actions > 0 ? 0.8 : 0.15;
  const now = stand.at(unit.x, unit.y) + share * stand.deeds(unit.x, unit.y);
  let best = 0;
  for (const { x, y } of SIXTEEN) {
    const at = { x: unit.x + (x / UNIT) * distance, y: unit.y + (y / UNIT) * distance };
    if (at.x < unit.r || at.y < unit.r) continue;
    best = Math.max(best, stand.at(at.x, at.y) + share * stand.deeds(at.x, at.y) - now);
  }
  return best;
}

/** What trying a spell is worth. */
export function spellScore(state: State, id: UnitId, spell: Spell): number {
  const unit = unitOf(state, id);
  const chance = spellChance(unit, spell.difficulty);
  const { does } = spell;
  let worth = 0;
  if ('attack' in does) {
    for (const target of targetsOf(state, id, does.attack)) {
      worth = Math.max(
        worth,
        rollWorth(state, id, target, { id: spell.id, cost: 0, attack: does.attack }).worth,
      );
    }
  } else if (does.effects[0]?.do === 'blink') {
    worth = inCombat(state, id) ? 2 : 0.5;
  } else worth = selectedWorth(state, id, does.select, does.effects);
  return chance * worth - healthWorth(unit) / 36;
}

/** What a magic action is worth: the sum of its best spells. */
export function magicScore(state: State, id: UnitId): number {
  const unit = unitOf(state, id);
  const worths = spellsOf(unit)
    .filter((spell) => refuseSpell(state, id, spell.id, []) === null)
    .map((spell) => spellScore(state, id, spell))
    .filter((worth) => worth > 0)
    .toSorted((one, other) => other - one)
    .slice(0, spellLimit(unit));
  return worths.reduce((sum, worth) => sum + worth, 0);
}

/** What a potion is worth now; it can be drunk only once a game. */
export function potionScore(unit: Unit, item: ItemId, stand: Stand, actions: number): number {
  const card = itemOf(item);
  const effect = card.type === 'potion' ? card.effects[0] : undefined;
  const deeds = actions > 0 ? stand.deeds(unit.x, unit.y) : 0;
  switch (effect?.do) {
    case 'restore':
      return unit.damage >= effect.amount ? effect.amount * healthWorth(unit) : -1;
    case 'cleanse':
      return burdenOf(unit) - 2;
    case 'inspire':
      return deeds > 3 && unit.inspire === 0 ? TOKEN : -1;
    case 'boost':
      switch (effect.boost) {
        case 'meleeDice':
          return deeds > 3 && stand.prospects.isClose(unit.x, unit.y) ? 0.2 * deeds : -1;
        case 'ar':
          return stand.prospects.nearest(unit.x, unit.y) < 3000 ? 1 : -1;
        case 'mv':
          return deeds < 2 && stand.prospects.nearest(unit.x, unit.y) < 13_000 ? 0.6 : -1;
        case 'range':
          return deeds < 1 && stand.prospects.nearest(unit.x, unit.y) < stand.prospects.reach + 4000 ? 1 : -1;
        default:
          return -1;
      }
    default:
      return -1;
  }
}
