import type { Feature } from './features.ts';
import type { Passage } from './passages.ts';

/** The parts of a sheet that explain rules. */
export const GROUPS = ['traits', 'conditions', 'keywords', 'magic', 'items'] as const;
export type Group = (typeof GROUPS)[number];

interface Need extends Passage {
  readonly group: Group;
  /** Any of these brings the rule onto the sheet. */
  readonly for: readonly Feature[];
}

const need = (group: Group, passage: Passage, ...features: Feature[]): Need => ({
  ...passage,
  group,
  for: features,
});
const trait = (feature: Feature, passage: Passage): Need => need('traits', passage, feature);
const condition = (feature: Feature, row: string, more?: string): Need =>
  need('conditions', { section: '12.2', row, ...(more === undefined ? {} : { more }) }, feature);
const keyword = (feature: Feature, row: string): Need => need('keywords', { section: '7.8', row }, feature);
const section = (group: Group, id: string, ...features: Feature[]): Need =>
  need(group, { section: id }, ...features);

/** The rulebook passage for each feature found on cards, in the order of the sheet. Features without a rule are not listed. */
export const NEEDS: readonly Need[] = [
  trait('race.warden', { section: '13.1', row: 'Warden' }),
  trait('race.mossfolk', { section: '13.1', row: 'Mossfolk' }),
  trait('race.spirit', { section: '13.1', row: 'Spirit', more: '13.1' }),
  trait('race.drowned', { section: '13.1', row: 'Drowned' }),
  trait('race.husk', { section: '13.1', row: 'Husk' }),
  trait('race.choirborn', { section: '13.1', row: 'Choirborn', more: '12.5' }),
  need('traits', { section: '13.3', item: 'Mage, Archmage' }, 'trait.mage', 'trait.archmage'),
  trait('trait.warmachine', { section: '13.3', item: 'Warmachine' }),
  trait('trait.beast', { section: '13.3', item: 'Beast' }),
  need('traits', { section: '13.4' }, 'trait.support', 'effect.deploy', 'loyal.drowned'),
  trait('loyal.wardens', { section: '13.2', row: 'Lantern Wardens' }),
  trait('loyal.mossback', { section: '13.2', row: 'Mossback Clans' }),
  trait('loyal.drowned', { section: '13.2', row: 'Drowned Legion' }),
  trait('loyal.choir', { section: '13.2', row: 'Cinder Choir' }),
  condition('token.blind', 'Blind'),
  condition('token.immobilize', 'Immobilize'),
  condition('token.silence', 'Silence'),
  condition('token.weakness', 'Weakness'),
  condition('token.spotted', 'Spotted'),
  condition('token.stun', 'Stun', '12.3'),
  condition('token.dot', 'DOT', '12.4'),
  section('keywords', '1.5', 'unique'),
  section('keywords', '4.3', 'effortless'),
  keyword('critical', 'Critical Strike'),
  keyword('penetration', 'Armour Penetration'),
  keyword('ignoreArmour', 'Ignore X Armour'),
  keyword('effect.apply', 'Apply Blind, Stun …'),
  keyword('lifesteal', 'Lifesteal'),
  keyword('ignoreCover', 'Ignore Cover'),
  keyword('times', 'Attack Twice'),
  keyword('seeking', 'Seeking Attack'),
  keyword('before', 'Before attack'),
  keyword('after', 'After attack'),
  keyword('onDamage', 'On damage'),
  keyword('halfRange', 'At half range'),
  keyword('reach', 'Reach X'),
  keyword('aoe', 'AoE X'),
  keyword('magicWeapon', 'Magic weapon'),
  keyword('reroll', 'Reroll n'),
  section('keywords', '5.3', 'effect.drag'),
  section('keywords', '5.4', 'effect.fly'),
  section('keywords', '5.5', 'effect.jump'),
  section('keywords', '5.6', 'effect.blink'),
  section('keywords', '5.7', 'effect.push'),
  section('keywords', '4.5', 'effect.action'),
  section('keywords', '7.9', 'effect.hits'),
  section('keywords', '10.2', 'effect.morale'),
  section('keywords', '12.1', 'effect.shield', 'race.warden'),
  section('keywords', '14.1', 'ballistic'),
  section('keywords', '14.2', 'shot.artillery'),
  section('keywords', '14.3', 'shot.cannon'),
  section('keywords', '14.4', 'shot.array'),
  section('keywords', '14.5', 'shot.piercing'),
  ...['9.1', '9.2', '9.3'].map((id) => section('magic', id, 'trait.mage', 'trait.archmage')),
  section('magic', '9.5', 'item.school'),
  section('items', '15.1', 'item.potion'),
  section('items', '15.2', 'item.charm'),
];

/** The passages of a group that these features need, each once. */
export const neededIn = (group: Group, features: ReadonlySet<Feature>): readonly Need[] =>
  NEEDS.filter((one) => one.group === group && one.for.some((feature) => features.has(feature)));
