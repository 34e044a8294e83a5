import type { Effect } from '../../content/effects.ts';
import { itemOf } from '../../content/items.ts';
import type { AttackEffect } from '../../content/skills.ts';
import type { Part } from '../frames.ts';
import { isItem, skillSet, spellOf } from '../skills.ts';
import type { Unit } from '../state.ts';

const NONE: readonly AttackEffect[] = [];

/** The effects of a unit's skill, spell or item at one moment. */
export function listEffects(unit: Unit, by: string, part: Part): readonly AttackEffect[] {
  if (part === 'fail') return failuresOf(unit, by);
  const skill = skillSet(unit.kind).byId.get(by) ?? spellOf(unit, by);
  if (skill === undefined) return itemEffects(unit, by, part);
  switch (skill.type) {
    case 'attack':
      return attackPart(skill.attack, part);
    case 'ability':
      return part === 'effects' ? skill.effects : NONE;
    case 'passive':
      return part === 'trigger' ? (skill.trigger?.effects ?? NONE) : NONE;
    case 'spell':
      if ('attack' in skill.does) return attackPart(skill.does.attack, part);
      return part === 'effects' ? skill.does.effects : NONE;
  }
}

function attackPart(
  profile: {
    readonly before?: readonly AttackEffect[];
    readonly after?: readonly AttackEffect[];
    readonly onDamage?: readonly AttackEffect[];
  },
  part: Part,
): readonly AttackEffect[] {
  return part === 'before' || part === 'after' || part === 'onDamage' ? (profile[part] ?? NONE) : NONE;
}

function itemEffects(unit: Unit, by: string, part: Part): readonly Effect[] {
  if (!isItem(unit, by)) throw new Error(`${unit.kind} has no ${by}`);
  const item = itemOf(by);
  if (item.type === 'potion') return part === 'effects' ? item.effects : NONE;
  return item.type === 'charm' && part === 'trigger' ? (item.trigger?.effects ?? NONE) : NONE;
}

const PARTS_WITH_TESTS = ['effects', 'before', 'trigger'] as const;

/** The effects if a morale test of this skill fails. */
function failuresOf(unit: Unit, by: string): readonly Effect[] {
  for (const part of PARTS_WITH_TESTS) {
    for (const effect of listEffects(unit, by, part)) if (effect.do === 'morale') return effect.fail;
  }
  return NONE;
}
