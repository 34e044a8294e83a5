import { ITEM_IDS, itemOf, SCHOOLS } from '@sanguine/bloodfields/content/items.ts';
import { RACE_PASSIVES } from '@sanguine/bloodfields/content/races.ts';
import { spellsOfSchool } from '@sanguine/bloodfields/content/schools.ts';
import type { Skill } from '@sanguine/bloodfields/content/skills.ts';
import { BASIC, cardOf, skillOf, UNITS, type UnitKind } from '@sanguine/bloodfields/content/units/index.ts';

/** Kinds of things that can be used, in the order of the tables. */
export const GROUPS = ['action', 'token', 'attack', 'ability', 'spell', 'passive', 'item'] as const;
export type Group = (typeof GROUPS)[number];

export interface Card {
  readonly group: Group;
  readonly name: string;
}

/** A card as a key: `attack orlen: judgement`. */
export const keyOf = ({ group, name }: Card): string => `${group} ${name}`;

const SCHOOL_OF: ReadonlyMap<string, string> = new Map(
  SCHOOLS.flatMap((school) => spellsOfSchool(school).map(({ id }) => [id, school] as const)),
);

/** A skill, spell or item by its bearer and its name in notation. */
export function cardNamed(kind: UnitKind, by: string): Card {
  if ((ITEM_IDS as readonly string[]).includes(by)) return { group: 'item', name: by };
  const school = SCHOOL_OF.get(by);
  if (school !== undefined) return { group: 'spell', name: `${school}: ${by}` };
  if (by === BASIC.id) return { group: 'attack', name: BASIC.id };
  const skill = skillOf(kind, by);
  return skill === undefined
    ? { group: 'passive', name: `${cardOf(kind).race}: ${by}` }
    : { group: skill.type, name: `${kind}: ${by}` };
}

/** Whether a skill shows only in what the enemy does not do. */
export const isUnseen = (skill: Skill): boolean =>
  skill.type === 'passive' && skill.standing?.gives === 'rooted';

/**
 * Everything whose use is counted, even if it never happened: a dead card must not be missing from the tables. A school is used
 * through its spells.
 */
export const CARDS: readonly Card[] = [
  ...UNITS.flatMap(({ kind, race, skills }) => {
    const inborn = RACE_PASSIVES[race];
    return [...skills, ...(inborn === undefined ? [] : [inborn])]
      .filter((skill) => !isUnseen(skill))
      .map(({ id }) => cardNamed(kind, id));
  }),
  ...SCHOOLS.flatMap((school) =>
    spellsOfSchool(school).map(({ id }): Card => ({ group: 'spell', name: `${school}: ${id}` })),
  ),
  ...ITEM_IDS.filter((item) => itemOf(item).type !== 'school').map((item): Card => ({
    group: 'item',
    name: item,
  })),
];
