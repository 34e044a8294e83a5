import { type Refusal, refusal } from '@sanguine/kernel';
import type { Spell } from '../../content/skills.ts';
import { spellOf as schoolSpell } from '../../content/schools.ts';
import { refuseAttackTarget } from '../attack/legality.ts';
import { targetsOf } from '../attack/targets.ts';
import { inCombat } from '../combat.ts';
import { finds } from '../effects/select.ts';
import { summonable } from '../effects/summon.ts';
import { nameOf } from '../names.ts';
import { spellOf, spellsOf } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { suffers } from '../stats.ts';
import { hasTrait, NOBODY, unitOf } from '../units.ts';

/** §9.1: how many spells a magic action allows. */
export const spellLimit = (unit: Unit): number =>
  hasTrait(unit, 'archmage') ? 3 : hasTrait(unit, 'mage') ? 2 : 0;

/** §9.5: whether it is a school's spell, which each player may try only once a round. */
export const isOfSchool = (spell: string): boolean => schoolSpell(spell) !== undefined;

/** §9.1: why the unit may not take a magic action now. */
export function refuseMagic(state: State, id: UnitId): Refusal | null {
  const unit = unitOf(state, id);
  if (spellLimit(unit) === 0) return refusal('9.1', 'magic.noMage', [nameOf(state, id)]);
  if (unit.turn.once.includes('magic')) return refusal('4.2', 'magic.once', [nameOf(state, id)]);
  if (suffers(unit, 'silence')) return refusal('12.2', 'magic.silenced', [nameOf(state, id)]);
  return spellsOf(unit).some((spell) => refuseSpell(state, id, spell.id, []) === null)
    ? null
    : refusal('9.1', 'magic.none', [nameOf(state, id)]);
}

/** §9.1: why this spell cannot be tried. Ruling 137: it needs a possible target. */
export function refuseSpell(state: State, id: UnitId, by: string, tried: readonly string[]): Refusal | null {
  const unit = unitOf(state, id);
  const spell = spellOf(unit, by);
  if (spell === undefined) return refusal('9.1', 'cast.unknown', [nameOf(state, id)], { by });
  if (tried.includes(by)) return refusal('9.1', 'cast.twice', [nameOf(state, id)], { by });
  if (isOfSchool(by) && (state.players[unit.owner]?.spells.includes(by) ?? false)) {
    return refusal('9.5', 'cast.round', [nameOf(state, id)], { by });
  }
  return refuseUse(state, id, spell);
}

function refuseUse(state: State, id: UnitId, { id: by, does }: Spell): Refusal | null {
  if ('attack' in does) {
    if (does.attack.kind === 'ranged' && inCombat(state, id))
      return refusal('5.2', 'cast.combat', [nameOf(state, id)], { by });
    const targets = targetsOf(state, id, does.attack);
    return targets.some((target) => refuseAttackTarget(state, id, by, does.attack, target) === null)
      ? null
      : refusal('9.4', 'cast.nobody', [nameOf(state, id)], { by });
  }
  if (!finds(state, id, does.select, NOBODY))
    return refusal('8.1', 'cast.nobody', [nameOf(state, id)], { by });
  const [first] = does.effects;
  if (first?.do === 'deploy' && summonable(state, id, first.kind, first.within) === null) {
    return refusal('13.4', 'cast.noRoom', [nameOf(state, id)], { by });
  }
  return null;
}
