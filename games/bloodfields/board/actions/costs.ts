import { abilityCost, abilityOf } from '../../rules/abilities.ts';
import { skillSet } from '../../rules/skills.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Unit } from '../../rules/state.ts';

/** Inspire tokens a skill costs its unit. */
export function attackCost(unit: Unit, move: AnyMove): number {
  if (move.do === 'attack') return skillSet(unit.kind).attacks.find(({ id }) => id === move.skill)?.cost ?? 0;
  const ability = move.do === 'use' ? abilityOf(unit, move.by) : undefined;
  return ability === undefined ? 0 : abilityCost(unit, ability);
}
