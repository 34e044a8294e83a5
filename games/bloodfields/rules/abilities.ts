import { type PlayContext, type Refusal, refusal } from '@sanguine/kernel';
import { type ItemId, itemOf } from '../content/items.ts';
import type { Ability } from '../content/skills.ts';
import { leapHindrance } from './effects/leap.ts';
import { finds } from './effects/select.ts';
import { summonable } from './effects/summon.ts';
import type { Event } from './events.ts';
import { nameOf, tagOf } from './names.ts';
import { skillSet } from './skills.ts';
import type { State, Unit, UnitId } from './state.ts';
import { suffers } from './stats.ts';
import { markSkill } from './turn/limits.ts';
import { NOBODY, note, put, unitOf, withOne } from './units.ts';
import { startEffects, startSelected } from './effects/pending.ts';

/** §12.2: a silenced unit pays one more. */
export const abilityCost = (unit: Unit, { cost }: Ability): number =>
  cost + (suffers(unit, 'silence') ? 1 : 0);

export function abilityOf(unit: Unit, id: string): Ability | undefined {
  return skillSet(unit.kind).abilities.find((ability) => ability.id === id);
}

/** §1.5: why an ability cannot be used now. `gained`: the unit was given this very ability. */
export function refuseAbility(state: State, id: UnitId, by: string, gained = false): Refusal | null {
  const unit = unitOf(state, id);
  const ability = abilityOf(unit, by);
  if (ability === undefined) return refusal('1.5', 'use.unknown', [nameOf(state, id)], { by });
  if (!gained && ability.unique === true && unit.turn.skills.includes(by)) {
    return refusal('1.5', 'use.unique', [nameOf(state, id)], { by });
  }
  const needs = abilityCost(unit, ability);
  if (needs > unit.inspire)
    return refusal('1.5', 'use.cost', [nameOf(state, id)], { by, needs, has: unit.inspire });
  if (!finds(state, id, ability.select, NOBODY))
    return refusal('8.1', 'use.nobody', [nameOf(state, id)], { by });
  return refuseFirst(state, id, ability);
}

/** §1.6: an ability whose first effect could not even begin cannot be used. */
function refuseFirst(state: State, id: UnitId, { id: by, effects: [first] }: Ability): Refusal | null {
  if (first?.do === 'fly' || first?.do === 'jump' || first?.do === 'blink') {
    const hindrance = leapHindrance(state, first.do, id);
    return hindrance === null ? null : refusal('5.3', `use.${hindrance}`, [nameOf(state, id)], { by });
  }
  if (first?.do === 'deploy' && summonable(state, id, first.kind, first.within) === null) {
    return refusal('13.4', 'use.noRoom', [nameOf(state, id)], { by });
  }
  return null;
}

/** §1.5: pays for an ability and starts its effects. */
export function useAbility(state: State, id: UnitId, by: string, context: PlayContext<Event>): void {
  const unit = unitOf(state, id);
  const ability = abilityOf(unit, by);
  if (ability === undefined) throw new Error(`${unit.kind} has no ${by}`);
  const cost = abilityCost(unit, ability);
  if (cost > 0) put(state, id, { inspire: unit.inspire - cost });
  if (ability.unique === true) markSkill(state, id, by);
  context.emit({ e: 'skill.used', unit: tagOf(state, id), by });
  startSelected(state, ability.select, { source: id, by, part: 'effects', other: NOBODY });
}

/** §15.1: why a potion cannot be drunk now. */
export function refusePotion(state: State, id: UnitId, item: ItemId): Refusal | null {
  const unit = unitOf(state, id);
  if (!unit.items.includes(item) || itemOf(item).type !== 'potion')
    return refusal('15.1', 'drink.none', [nameOf(state, id)], { item });
  if (unit.spent.includes(item)) return refusal('15.1', 'drink.empty', [nameOf(state, id)], { item });
  return unit.turn.potion ? refusal('15.1', 'drink.once', [nameOf(state, id)], { item }) : null;
}

export function drinkPotion(state: State, id: UnitId, item: ItemId, context: PlayContext<Event>): void {
  put(state, id, { spent: withOne(unitOf(state, id).spent, item) });
  note(state, id, { potion: true });
  context.emit({ e: 'potion.drunk', unit: tagOf(state, id), item });
  startEffects(state, { source: id, by: item, part: 'effects', targets: [id], other: NOBODY });
}
