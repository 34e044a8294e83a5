import type { Effect } from '../../content/effects.ts';
import { itemOf } from '../../content/items.ts';
import { inches } from '../../content/inches.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import type { AttackProfile, Skill } from '../../content/skills.ts';
import { cardOf } from '../../content/units/index.ts';
import { cardSkills } from '../skills.ts';
import { inspireOf, type Mustered, type Roster } from './roster.ts';

/** What a roster may lack on the table. None of it is against the rules. */
const LACKS = ['ranged', 'spells', 'piercing', 'speed', 'healing', 'holders'] as const;
export type Lack = (typeof LACKS)[number];

/** §16.2: the flags of the default scenario. */
const FLAGS = 3;
/** A unit that moves this far in one move, or that leaps or flies, gets anywhere in time. */
const FAST = inches(6);

/** Everything this roster's cards and items do not offer, judged by the content alone. */
export function lacksOf(roster: Roster): Lack[] {
  if (roster.length === 0) return [];
  const skills = roster.flatMap(skillsOf);
  const attacks = skills.flatMap(profilesIn);
  const effects = [...skills.flatMap(effectsIn), ...roster.flatMap(itemEffects)];
  const has: Readonly<Record<Lack, boolean>> = {
    ranged: attacks.some(({ kind }) => kind === 'ranged'),
    spells: skills.some(({ type }) => type === 'spell'),
    piercing: attacks.some(isPiercing),
    speed:
      roster.some(({ kind }) => cardOf(kind).mv >= FAST) ||
      effects.some((effect) => effect.do === 'fly' || effect.do === 'jump' || effect.do === 'blink'),
    healing:
      attacks.some(({ lifesteal }) => lifesteal === true) ||
      effects.some((effect) => effect.do === 'restore'),
    holders: holdersOf(roster) >= FLAGS,
  };
  return LACKS.filter((lack) => !has[lack]);
}

/** §16.1: how many places it can hold at once: all supports count as one. */
export const holdersOf = (roster: Roster): number => inspireOf(roster, false);

/** Its own skills, except the attack everybody has, and the spells of its schools. */
const skillsOf = ({ kind, items }: Mustered): readonly Skill[] => [
  ...cardSkills(cardOf(kind)).filter(({ id }) => id !== 'basic'),
  ...items.flatMap((id) => {
    const item = itemOf(id);
    return item.type === 'school' ? spellsOfSchool(item.school) : [];
  }),
];

function profilesIn(skill: Skill): AttackProfile[] {
  if (skill.type === 'attack') return [skill.attack];
  return skill.type === 'spell' && 'attack' in skill.does ? [skill.does.attack] : [];
}

/** Armour does little against it, or each unsaved hit counts for more. */
const isPiercing = ({ penetration, ignoreArmour = 0, shot, damage }: AttackProfile): boolean =>
  penetration === true || ignoreArmour > 0 || shot === 'cannon' || shot === 'artillery' || damage !== 1;

function effectsIn(skill: Skill): readonly Effect[] {
  switch (skill.type) {
    case 'attack':
      return [
        ...(skill.attack.before ?? []),
        ...(skill.attack.after ?? []),
        ...(skill.attack.onDamage ?? []),
      ];
    case 'ability':
      return skill.effects;
    case 'spell':
      return 'attack' in skill.does ? [] : skill.does.effects;
    case 'passive':
      return skill.trigger?.effects ?? [];
  }
}

const itemEffects = ({ items }: Mustered): readonly Effect[] =>
  items.flatMap((id) => {
    const item = itemOf(id);
    return item.type === 'potion' ? item.effects : [];
  });
