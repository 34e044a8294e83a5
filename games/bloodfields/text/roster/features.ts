import type { Condition, Effect } from '../../content/effects.ts';
import { type ItemId, itemOf, type School } from '../../content/items.ts';
import type { Race, Trait } from '../../content/lines.ts';
import type { AttackProfile, Passive, Skill } from '../../content/skills.ts';
import type { UnitCard } from '../../content/unit-card.ts';
import { cardOf } from '../../content/units/index.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import { type LoyalLine, loyaltyOf, type Roster } from '../../rules/roster/roster.ts';
import { cardSkills } from '../../rules/skills.ts';

/** Keywords of an attack, by their names in its profile. */
const PLAIN = [
  'reach',
  'aoe',
  'times',
  'seeking',
  'penetration',
  'ignoreArmour',
  'ignoreCover',
  'lifesteal',
  'magicWeapon',
  'ballistic',
] as const;
const MOMENTS = ['before', 'after', 'onDamage'] as const;

type Shot = NonNullable<AttackProfile['shot']>;

/** Something on the cards of a roster that has a rule to look up. */
export type Feature =
  | `race.${Race}`
  | `trait.${Trait}`
  | `loyal.${LoyalLine}`
  | `token.${Condition}`
  | `effect.${Effect['do']}`
  | `shot.${Shot}`
  | `item.${'potion' | 'charm' | 'school'}`
  | `school.${School}`
  | (typeof PLAIN)[number]
  | (typeof MOMENTS)[number]
  | 'critical'
  | 'halfRange'
  | 'reroll'
  | 'unique'
  | 'effortless';

/** Everything on the cards and items of a roster that has its own rule, each once. */
export function featuresOf(roster: Roster): ReadonlySet<Feature> {
  const loyal = loyaltyOf(roster);
  return new Set<Feature>([
    ...(loyal === null
      ? []
      : ([`loyal.${loyal}`, ...(loyal === 'choir' ? (['token.dot'] as const) : [])] as const)),
    ...roster.flatMap(({ kind, items }) => [...cardFeatures(cardOf(kind)), ...items.flatMap(itemFeatures)]),
  ]);
}

/** The parts of an item that have a rule. */
export function itemFeatures(id: ItemId): Feature[] {
  const item = itemOf(id);
  switch (item.type) {
    case 'potion':
      return ['item.potion', ...item.effects.flatMap(effectFeatures)];
    case 'charm':
      return ['item.charm', ...(item.trigger?.effects ?? []).flatMap(effectFeatures)];
    case 'school':
      return ['item.school', `school.${item.school}`, ...spellsOfSchool(item.school).flatMap(skillFeatures)];
  }
}

function cardFeatures(card: UnitCard): Feature[] {
  return [
    `race.${card.race}`,
    ...raceFeatures(card.race),
    ...card.traits.map((trait): Feature => `trait.${trait}`),
    ...cardSkills(card).flatMap(skillFeatures),
  ];
}

/** §13.1: tokens that the rules of a race mention. */
function raceFeatures(race: Race): Feature[] {
  if (race === 'mossfolk') return ['token.immobilize'];
  return race === 'choirborn' ? ['token.dot'] : [];
}

/** The parts of a skill that have a rule. */
export function skillFeatures(skill: Skill): Feature[] {
  return [
    ...(skill.unique === true ? (['unique'] as const) : []),
    ...(skill.type === 'ability' && skill.effortless === true ? (['effortless'] as const) : []),
    ...doneBy(skill),
  ];
}

function doneBy(skill: Skill): Feature[] {
  switch (skill.type) {
    case 'attack':
      return profileFeatures(skill.attack);
    case 'ability':
      return skill.effects.flatMap(effectFeatures);
    case 'spell':
      return 'attack' in skill.does
        ? profileFeatures(skill.does.attack)
        : skill.does.effects.flatMap(effectFeatures);
    case 'passive':
      return passiveFeatures(skill);
  }
}

function passiveFeatures({ standing, trigger, dice }: Passive): Feature[] {
  const holds: Feature[] =
    standing?.gives === 'light'
      ? ['ignoreCover']
      : standing?.gives === 'charge' && standing.burning !== standing.amount
        ? ['token.dot']
        : standing?.gives === 'attack'
          ? bonusFeatures([standing.bonus])
          : [];
  const rerolls: Feature[] = dice !== undefined && 'reroll' in dice.change ? ['reroll'] : [];
  return [...holds, ...rerolls, ...(trigger?.effects ?? []).flatMap(effectFeatures)];
}

const bonusFeatures = (bonuses: NonNullable<AttackProfile['bonuses']>): Feature[] =>
  bonuses.flatMap(({ when, reroll }): Feature[] => [
    ...(when === 'halfRange' ? (['halfRange'] as const) : []),
    ...(when === 'targetBurns' ? (['token.dot'] as const) : []),
    ...(reroll === undefined ? [] : (['reroll'] as const)),
  ]);

function profileFeatures(profile: AttackProfile): Feature[] {
  return [
    ...PLAIN.filter((keyword) => profile[keyword] !== undefined),
    ...(profile.shot === undefined ? [] : [`shot.${profile.shot}` as const]),
    ...bonusFeatures(profile.bonuses ?? []),
    ...MOMENTS.flatMap((moment): Feature[] => {
      const effects = profile[moment] ?? [];
      return effects.length === 0 ? [] : [moment, ...effects.flatMap(effectFeatures)];
    }),
  ];
}

function effectFeatures(effect: Effect): Feature[] {
  const named: Feature = `effect.${effect.do}`;
  switch (effect.do) {
    case 'apply':
      return [named, `token.${effect.token}`];
    case 'push':
      // §5.7: a unit that runs into something is stunned.
      return [named, 'token.stun'];
    case 'boost':
      return effect.boost === 'critical' ? [named, 'critical'] : [named];
    case 'morale':
      return [named, ...effect.fail.flatMap(effectFeatures)];
    default:
      return [named];
  }
}
