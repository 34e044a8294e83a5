import type { Locale } from '@sanguine/kernel';
import { type ItemId, itemOf, SCHOOLS, type School } from '../../content/items.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import type { Skill } from '../../content/skills.ts';
import type { UnitCard } from '../../content/unit-card.ts';
import { cardOf } from '../../content/units/index.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import { type Mustered, type Roster, unitCost } from '../../rules/roster/roster.ts';
import { inchesText } from '../measures.ts';
import { ANY_CASTER, itemText, skillText } from '../skills.ts';
import { itemName, skillName } from '../words.ts';
import { sayPaper } from './say.ts';

/** §1.3: the statistics in the order of a card. */
export const STATS = ['mm', 'rm', 'am', 'mv', 'mo', 'ar', 'hp'] as const;
export type Stat = (typeof STATS)[number];

/** A skill in one line; its text leaves out what signs show. */
export interface ShortSkill {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Its cost in Inspire. */
  readonly cost: number;
  readonly unique: boolean;
  readonly effortless: boolean;
  /** Null if it is no spell. */
  readonly difficulty: number | null;
}

interface ShortItem {
  readonly id: ItemId;
  readonly name: string;
  readonly text: string;
}

/** Units of one kind with the same items, as a block of a sheet or a card. */
export interface UnitBlock {
  readonly kind: UnitKind;
  readonly items: readonly ShortItem[];
  readonly count: number;
  /** The cost of one of them, and of all. */
  readonly points: number;
  readonly allPoints: number;
  readonly stats: readonly { readonly stat: Stat; readonly value: string }[];
  /** The card's own skills; those of every unit or of a race are explained once for all. */
  readonly skills: readonly ShortSkill[];
}

/** Equal units share a block, so that nothing is printed twice. */
export function unitBlocks(locale: Locale, roster: Roster): UnitBlock[] {
  const alike = Map.groupBy(roster, ({ kind, items }) => `${kind} ${items.join()}`);
  return [...alike.values()].flatMap((units) => {
    const [first] = units;
    return first === undefined ? [] : [unitBlock(locale, first, units.length)];
  });
}

function unitBlock(locale: Locale, unit: Mustered, count: number): UnitBlock {
  const card = cardOf(unit.kind);
  const points = unitCost(unit);
  return {
    kind: unit.kind,
    items: unit.items.map((id) => ({ id, name: itemName(locale, id), text: short(itemText(locale, id)) })),
    count,
    points,
    allPoints: points * count,
    stats: STATS.map((stat) => ({ stat, value: statText(card, stat) })),
    skills: card.skills.map((skill) => shortSkill(locale, skill, unit.kind)),
  };
}

/** A statistic as on a card: movement in inches. */
export const statText = (card: UnitCard, stat: Stat): string =>
  stat === 'mv' ? inchesText(card.mv) : String(card[stat]);

export function shortSkill(locale: Locale, skill: Skill, bearer: UnitKind): ShortSkill {
  const text = skillText(locale, skill, bearer);
  const isMelee = skill.type === 'attack' && skill.attack.kind === 'melee';
  return {
    id: skill.id,
    name: skillName(locale, skill.id),
    text: short(isMelee ? sayPaper(locale, 'short.melee', { text }) : text),
    cost: 'cost' in skill ? skill.cost : 0,
    unique: skill.unique === true,
    effortless: skill.type === 'ability' && skill.effortless === true,
    difficulty: skill.type === 'spell' ? skill.difficulty : null,
  };
}

/** §17.7: a school that a unit has learned from, with its spells in brief. */
export interface SchoolBlock {
  readonly school: School;
  readonly name: string;
  readonly spells: readonly ShortSkill[];
}

export const schoolBlocks = (locale: Locale, roster: Roster): SchoolBlock[] =>
  SCHOOLS.filter((school) =>
    roster.some(({ items }) =>
      items.some((id) => {
        const item = itemOf(id);
        return item.type === 'school' && item.school === school;
      }),
    ),
  ).map((school) => ({
    school,
    name: itemName(locale, school),
    spells: spellsOfSchool(school).map((spell) => shortSkill(locale, spell, ANY_CASTER)),
  }));

/** Shortens a text: lengths as signs, `6″`; statistics by their column heads; a capital at the start. */
export function short(text: string): string {
  const told = text
    .replace(/(\d) ?(?:inches|inch|インチ)/g, '$1″')
    .replace(CODES, (code) => statName('en', STATS.find((stat) => stat === code.toLowerCase()) ?? 'hp'));
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** Only English uses letters for them. */
const CODES = /\b(?:MM|RM|AM|MV|MO|AR)\b/g;

/** §1.3: a statistic by the word at the head of its column. */
export const statName = (locale: Locale, stat: Stat): string => sayPaper(locale, `stat.${stat}`);
