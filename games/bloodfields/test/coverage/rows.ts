import type { Effect, Selector, Trigger } from '../../content/effects.ts';
import { type ItemCard, ITEMS, itemOf, SCHOOLS } from '../../content/items.ts';
import { LOYALTIES, TRAITS } from '../../content/lines.ts';
import { RACE_PASSIVES } from '../../content/races.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import type { Skill } from '../../content/skills.ts';
import { BASIC, UNITS } from '../../content/units/index.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import { TERRAIN, TERRAIN_KINDS } from '../../content/terrain.ts';
import { isItem, skillSet } from '../../rules/skills.ts';
import type { Unit } from '../../rules/state.ts';
import { cardFor } from '../../rules/units.ts';

/** One piece of content that has to be met in play. */
export interface Row {
  readonly name: string;
  /** The skill or spell, or what a charm does; null for potions and for rules without a card. */
  readonly skill: Skill | null;
  /** Its name in notation. */
  readonly by: string;
  /** Units that can have it; empty for rules without a card. */
  readonly bearers: readonly UnitKind[];
  /** Its player may decline it. */
  readonly optional: boolean;
  /** It has to be met in every circumstance of its bearer. */
  readonly crossed: boolean;
  /** And in every circumstance of its target. */
  readonly aimed: boolean;
}

/** Whether anyone but the unit itself may be affected. */
const isAimed = (select: Selector): boolean => select.who !== 'self';

const mayDecline = ({ may, effects }: Trigger): boolean =>
  may === true || effects.some((effect: Effect) => effect.do === 'action' || isOfSeveral(effect));

const isOfSeveral = (effect: Effect): boolean => effect.do === 'deploy' && effect.upTo > 1;

function isOptional(skill: Skill): boolean {
  if (skill.type !== 'passive') return true;
  const { trigger, dice, standing } = skill;
  if (standing?.gives === 'attack') return standing.bonus.reroll !== undefined;
  return dice !== undefined || (trigger !== undefined && mayDecline(trigger));
}

/** What passives give if they affect others. */
const OF_OTHERS = ['stat', 'attack', 'light', 'charge', 'slither'];

function hasTarget(skill: Skill): boolean {
  switch (skill.type) {
    case 'attack':
      return true;
    case 'ability':
      return isAimed(skill.select);
    case 'spell':
      return 'attack' in skill.does || isAimed(skill.does.select);
    case 'passive': {
      const { trigger, dice, standing } = skill;
      if (trigger !== undefined) return isAimed(trigger.select);
      if (dice !== undefined) return dice.side !== 'roller';
      return OF_OTHERS.includes(standing?.gives ?? '');
    }
  }
}

const cardRow = (name: string, skill: Skill, bearers: readonly UnitKind[]): Row => ({
  name,
  skill,
  by: skill.id,
  bearers,
  optional: isOptional(skill),
  crossed: true,
  aimed: hasTarget(skill),
});

const kindsWith = (test: (traits: readonly string[]) => boolean): UnitKind[] =>
  UNITS.filter(({ traits }) => test(traits)).map(({ kind }) => kind);
const MAGES = kindsWith((traits) => traits.includes('mage') || traits.includes('archmage'));
const CARRIERS = kindsWith((traits) => !traits.includes('support') && !traits.includes('warmachine'));

const cards: readonly Row[] = [
  cardRow(
    BASIC.id,
    BASIC,
    UNITS.map(({ kind }) => kind),
  ),
  ...UNITS.flatMap(({ kind, skills }) =>
    skills.map((skill) => cardRow(`${kind}: ${skill.id}`, skill, [kind])),
  ),
  ...SCHOOLS.flatMap((school) =>
    spellsOfSchool(school).map((spell) => cardRow(`${school}: ${spell.id}`, spell, MAGES)),
  ),
  ...Object.entries(RACE_PASSIVES).map(([race, passive]) =>
    cardRow(
      `race: ${race}`,
      passive,
      UNITS.filter((card) => card.race === race).map(({ kind }) => kind),
    ),
  ),
];

/** Charms that only a mage has a use for. */
const ARCANE = ['mana-shard'];

/** A charm answers a moment or changes dice like a passive. */
const charmSkill = ({ item, trigger, dice }: Extract<ItemCard, { type: 'charm' }>): Skill => ({
  type: 'passive',
  id: item,
  ...(trigger !== undefined && { trigger }),
  ...(dice !== undefined && { dice }),
});

const items: readonly Row[] = ITEMS.filter(({ type }) => type !== 'school').map((item) => {
  const skill = item.type === 'charm' ? charmSkill(item) : null;
  return {
    name: item.item,
    skill,
    by: item.item,
    bearers: ARCANE.includes(item.item) ? MAGES : CARRIERS,
    optional: true,
    crossed: true,
    aimed: skill !== null && hasTarget(skill),
  };
});

const plainRow = (name: string, optional = false): Row => ({
  name,
  skill: null,
  by: '',
  bearers: [],
  optional,
  crossed: false,
  aimed: false,
});

/** Stands for a rule about walking. */
export const WALK = 'walk';

/** Races, traits, loyalties: rules that no card shows. */
const others: readonly Row[] = [
  ...['mossfolk', 'husk', 'choirborn'].map((race) => plainRow(`race: ${race}`)),
  { ...plainRow('race: spirit'), by: WALK, bearers: ['caul'] },
  ...TRAITS.map((trait) => plainRow(`trait: ${trait}`)),
  ...Object.values(LOYALTIES).map((loyalty) => plainRow(loyalty)),
  ...SCENARIOS.flatMap(({ id, scoring, special, extraOn }) => [
    ...scoring.map((block) => plainRow(`scenario: ${id}, ${block.for}`, block.for === 'exit')),
    ...special.map((rule) => plainRow(`scenario: ${id}, ${rule.special}`)),
    ...(extraOn === null
      ? []
      : ['one round more', 'no round more'].map((what) => plainRow(`scenario: ${id}, ${what}`))),
  ]),
  ...TERRAIN_KINDS.flatMap((kind) => {
    const { badLuck, coverIn, coverAcross, chargeOnTarget, stopsPush, blocksSight } = TERRAIN[kind];
    return [
      ...(badLuck === null ? [] : ['good luck', 'bad luck']),
      ...(coverIn ? ['cover in it'] : []),
      ...(coverAcross ? ['cover across it'] : []),
      ...(chargeOnTarget === null ? [] : ['charge into it']),
      ...(stopsPush ? ['push stopped'] : []),
      ...(blocksSight ? ['out of sight'] : []),
    ].map((what) => plainRow(`terrain: ${kind}, ${what}`));
  }),
  plainRow('terrain: high, shot', true),
  plainRow('terrain: high, charge', true),
];

export const ROWS: readonly Row[] = [...cards, ...items, ...others];
export const CROSSED: readonly Row[] = ROWS.filter(({ crossed }) => crossed);

const SCHOOL_OF = new Map(
  SCHOOLS.flatMap((school) => spellsOfSchool(school).map((spell) => [spell.id, school] as const)),
);

/** The row of a unit's skill, spell or item. */
export function rowOf(unit: Unit, by: string): string {
  if (by === BASIC.id || (isItem(unit, by) && itemOf(by).type !== 'school')) return by;
  const { race, skills } = cardFor(unit);
  if (skills.some(({ id }) => id === by)) return `${unit.kind}: ${by}`;
  if (skillSet(unit.kind).byId.has(by) || by === 'home-soil') return `race: ${race}`;
  return `${SCHOOL_OF.get(by) ?? 'nobody'}: ${by}`;
}
