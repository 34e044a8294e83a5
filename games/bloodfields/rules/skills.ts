import type { DiceEffect, Trigger } from '../content/effects.ts';
import { type ItemCard, itemOf } from '../content/items.ts';
import type { ItemId } from '../content/item-ids.ts';
import { RACE_PASSIVES } from '../content/races.ts';
import { spellsOfSchool } from '../content/schools.ts';
import type { Ability, Attack, AttackProfile, Passive, Skill, Spell, Standing } from '../content/skills.ts';
import type { UnitCard } from '../content/unit-card.ts';
import { BASIC, UNITS } from '../content/units/index.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import type { Unit } from './state.ts';

/** A card's skills by use, sorted once. */
interface SkillSet {
  /** The basic attack comes last. */
  readonly attacks: readonly Attack[];
  readonly abilities: readonly Ability[];
  readonly spells: readonly Spell[];
  readonly passives: readonly Passive[];
  /** Those of the passives that have a trigger. */
  readonly reactive: readonly Passive[];
  readonly standings: readonly Standing[];
  /** What its passives may do to dice. */
  readonly dice: readonly OwnDiceEffect[];
  readonly byId: ReadonlyMap<string, Skill>;
}

/** An effect on dice, and the passive or charm it comes from. */
interface OwnDiceEffect {
  readonly by: string;
  readonly effect: DiceEffect;
}

function sortOut(card: UnitCard): SkillSet {
  const all = cardSkills(card);
  const passives = all.filter((skill) => skill.type === 'passive');
  return {
    attacks: all.filter((skill) => skill.type === 'attack'),
    abilities: all.filter((skill) => skill.type === 'ability'),
    spells: all.filter((skill) => skill.type === 'spell'),
    passives,
    reactive: passives.filter(({ trigger }) => trigger !== undefined),
    dice: passives.flatMap(({ id, dice }) => (dice === undefined ? [] : [{ by: id, effect: dice }])),
    standings: passives.flatMap(({ standing }) => (standing === undefined ? [] : [standing])),
    byId: new Map(all.map((skill) => [skill.id, skill])),
  };
}

/** All skills in the order of the card: its own, then that of its race, then the attack everybody has. */
export function cardSkills({ skills, race }: UnitCard): readonly Skill[] {
  const inborn = RACE_PASSIVES[race];
  return [...skills, ...(inborn === undefined ? [] : [inborn]), BASIC];
}

const SETS = new Map(UNITS.map((card) => [card.kind, sortOut(card)]));

export function skillSet(kind: UnitKind): SkillSet {
  const set = SETS.get(kind);
  if (set === undefined) throw new Error(`there is no unit ${kind}`);
  return set;
}

export const standingsOf = (kind: UnitKind): readonly Standing[] => skillSet(kind).standings;

/** §9.1: the spells on its card and those of its schools. */
export function spellsOf(unit: Unit): readonly Spell[] {
  const { spells } = skillSet(unit.kind);
  if (spells.length === 0 && unit.items.length === 0) return spells;
  const learned = unit.items.flatMap((id) => {
    const item = itemOf(id);
    return item.type === 'school' ? spellsOfSchool(item.school) : [];
  });
  return learned.length === 0 ? spells : [...spells, ...learned];
}

export const spellOf = (unit: Unit, id: string): Spell | undefined =>
  spellsOf(unit).find((spell) => spell.id === id);

/** The profile of an attack, whether a skill or a spell. */
export function profileOf(unit: Unit, id: string): AttackProfile {
  const skill = skillSet(unit.kind).byId.get(id) ?? spellOf(unit, id);
  if (skill?.type === 'attack') return skill.attack;
  if (skill?.type === 'spell' && 'attack' in skill.does) return skill.does.attack;
  throw new Error(`${unit.kind} has no attack ${id}`);
}

export const isSpell = (unit: Unit, id: string): boolean => spellOf(unit, id) !== undefined;

/** Charms not yet used. */
export function charmsOf(unit: Unit): readonly Charm[] {
  let charms = NO_CHARMS;
  for (const id of unit.items) {
    const item = itemOf(id);
    if (item.type === 'charm' && !unit.spent.includes(id)) charms = [...charms, item];
  }
  return charms;
}

type Charm = Extract<ItemCard, { type: 'charm' }>;
const NO_CHARMS: readonly Charm[] = [];

/** The trigger of a passive or charm by its name. */
export function triggerOf(unit: Unit, by: string): Trigger | undefined {
  const skill = skillSet(unit.kind).byId.get(by);
  if (skill?.type === 'passive') return skill.trigger;
  return charmsOf(unit).find(({ item }) => item === by)?.trigger;
}

export const isItem = (unit: Unit, by: string): by is ItemId =>
  (unit.items as readonly string[]).includes(by);

/** What the unit's passives and charms may do to dice. */
export function diceEffectsOf(unit: Unit): readonly OwnDiceEffect[] {
  const { dice: own } = skillSet(unit.kind);
  if (unit.items.length === 0) return own;
  const carried = charmsOf(unit).flatMap(({ item, dice }) =>
    dice === undefined ? [] : [{ by: item, effect: dice }],
  );
  return carried.length === 0 ? own : [...own, ...carried];
}
