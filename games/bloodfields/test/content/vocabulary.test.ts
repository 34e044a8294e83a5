import { describe, expect, it } from 'vitest';
import {
  BOOSTS,
  CONDITIONS,
  type DiceEffect,
  type Effect,
  ROLLS,
  type Selector,
  SPANS,
  type Trigger,
  TRIGGERS,
} from '../../content/effects.ts';
import { ITEMS, SCHOOLS } from '../../content/items.ts';
import { RACES, TRAITS } from '../../content/lines.ts';
import { RACE_PASSIVES } from '../../content/races.ts';
import { SCENARIOS, type Scoring } from '../../content/scenarios.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import type { AttackProfile, Skill, Standing, When } from '../../content/skills.ts';
import { UNITS } from '../../content/units/index.ts';

/** Everything written in the vocabulary. */
const SKILLS: readonly Skill[] = [
  ...UNITS.flatMap(({ skills }) => skills),
  ...SCHOOLS.flatMap(spellsOfSchool),
  ...Object.values(RACE_PASSIVES),
];
const all = [...SKILLS, ...ITEMS];

/** Every value of a key anywhere in the data. */
function valuesOf(key: string, data: unknown = all): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ]);
}
const said = (key: string): Set<unknown> => new Set(valuesOf(key).flat());

/** The type checker makes sure that the lists are complete and hold nothing else. */
const EFFECTS = {
  inspire: true,
  shield: true,
  restore: true,
  lose: true,
  hits: true,
  apply: true,
  cleanse: true,
  boost: true,
  push: true,
  fly: true,
  jump: true,
  blink: true,
  drag: true,
  action: true,
  deploy: true,
  morale: true,
  mute: true,
  exhaust: true,
} satisfies Record<Effect['do'], true>;
const SELECTORS = {
  self: true,
  target: true,
  choose: true,
  all: true,
  other: true,
} satisfies Record<Selector['who'], true>;
type SideOf<Who extends Selector['who']> = Extract<Selector, { who: Who; side: string }>['side'];
const SIDES = {
  ally: true,
  another: true,
  enemy: true,
  allies: true,
  enemies: true,
  others: true,
} satisfies Record<SideOf<'target' | 'choose' | 'all'>, true>;
type Named<T> = T extends string ? T : keyof T;
const WHENS = {
  always: true,
  halfRange: true,
  charging: true,
  targetBurns: true,
  sameTerrain: true,
  still: true,
  inForest: true,
  hurt: true,
  near: true,
  within: true,
} satisfies Record<Named<When>, true>;
const STANDINGS = {
  stat: true,
  attack: true,
  light: true,
  charge: true,
  rooted: true,
  slither: true,
  scatter: true,
  blur: true,
} satisfies Record<Standing['gives'], true>;
const PROFILE = {
  kind: true,
  dice: true,
  damage: true,
  range: true,
  reach: true,
  aoe: true,
  times: true,
  seeking: true,
  penetration: true,
  ignoreArmour: true,
  ignoreCover: true,
  lifesteal: true,
  magicWeapon: true,
  shot: true,
  ballistic: true,
  bonuses: true,
  before: true,
  after: true,
  onDamage: true,
} satisfies Record<keyof AttackProfile, true>;
const TRIGGER_KEYS = {
  on: true,
  skill: true,
  may: true,
  cost: true,
  once: true,
  when: true,
  within: true,
  select: true,
  effects: true,
  instead: true,
} satisfies Record<keyof Trigger, true>;
const DICE_KEYS = {
  rolls: true,
  side: true,
  change: true,
  cost: true,
  once: true,
} satisfies Record<keyof DiceEffect, true>;
const SOURCES = {
  kill: true,
  flag: true,
  cache: true,
  first: true,
  last: true,
  champion: true,
  slayer: true,
  presence: true,
  rite: true,
  exit: true,
  wagon: true,
  bloodbath: true,
} satisfies Record<Scoring['for'], true>;

/** The keys that occur in any of these records. */
const keysOf = (records: readonly unknown[]): Set<string> =>
  new Set(records.flatMap((record) => (typeof record === 'string' ? [record] : Object.keys(Object(record)))));

describe('nothing of the vocabulary is said by no card', () => {
  it.each([
    ['effects', said('do'), Object.keys(EFFECTS)],
    ['conditions', said('token'), CONDITIONS],
    ['boosts', said('boost'), BOOSTS],
    ['spans', said('until'), SPANS],
    ['triggers', said('on'), TRIGGERS],
    ['rolls', said('rolls'), ROLLS],
    ['selectors', said('who'), Object.keys(SELECTORS)],
    ['standings', said('gives'), Object.keys(STANDINGS)],
    ['races', new Set(UNITS.map(({ race }) => race)), RACES],
    ['traits', new Set(UNITS.flatMap(({ traits }) => traits)), TRAITS],
    ['shots', said('shot'), ['artillery', 'cannon', 'array', 'piercing']],
    ['replacements', said('instead'), ['interpose', 'cover', 'hold']],
    ['limits', said('once'), ['turn', 'round']],
  ])('%s', (_, found, wanted) => {
    expect(found).toEqual(new Set<unknown>(wanted));
  });

  it('selections: sides, distances, races, traits', () => {
    const selects = valuesOf('select') as Selector[];
    const sides = new Set(selects.flatMap((select) => ('side' in select ? [select.side] : [])));
    expect(sides).toEqual(new Set(Object.keys(SIDES)));
    const has = (who: Selector['who'], test: (select: Selector) => boolean): boolean =>
      selects.some((select) => select.who === who && test(select));
    for (const who of ['target', 'all'] as const)
      expect(has(who, (select) => 'within' in select && select.within === 'contact')).toBe(true);
    expect(has('target', (select) => 'race' in select)).toBe(true);
    expect(has('all', (select) => 'trait' in select)).toBe(true);
  });

  it('conditions of bonuses and of triggers', () => {
    const bonuses = [...valuesOf('bonuses').flat(), ...valuesOf('bonus')] as { readonly when: When }[];
    expect(keysOf(bonuses.map(({ when }) => when))).toEqual(new Set(Object.keys(WHENS)));
    const near = bonuses.flatMap(({ when }) =>
      typeof when === 'object' && 'near' in when ? [when.near] : [],
    );
    expect(keysOf(near)).toEqual(new Set(['kind', 'crew']));
    const triggers = valuesOf('trigger') as Trigger[];
    expect(keysOf(triggers)).toEqual(new Set(Object.keys(TRIGGER_KEYS)));
    expect(new Set(triggers.flatMap(({ when }) => when ?? []))).toEqual(new Set(['still', 'unshielded']));
  });

  it('keywords of attacks', () => {
    const profiles = SKILLS.flatMap((skill): AttackProfile[] => {
      if (skill.type === 'attack') return [skill.attack];
      return skill.type === 'spell' && 'attack' in skill.does ? [skill.does.attack] : [];
    });
    expect(keysOf(profiles)).toEqual(new Set(Object.keys(PROFILE)));
    expect(new Set(profiles.map(({ dice }) => dice)).has('d6')).toBe(true);
    expect(new Set(profiles.map(({ damage }) => damage)).has('d3')).toBe(true);
    const bonuses = profiles.flatMap((profile) => profile.bonuses ?? []);
    expect(keysOf(bonuses)).toEqual(new Set(['when', 'dice', 'damage', 'reroll']));
  });

  it('changes of dice', () => {
    const dice = valuesOf('dice').filter((value) => typeof value === 'object') as DiceEffect[];
    expect(keysOf(dice)).toEqual(new Set(Object.keys(DICE_KEYS)));
    expect(keysOf(dice.map(({ change }) => change))).toEqual(new Set(['reroll', 'to', 'add']));
    expect(keysOf(dice.map(({ side }) => side))).toEqual(new Set(['roller', 'enemyWithin']));
  });

  it('gained actions: any, a certain one, one by its name', () => {
    const actions = valuesOf('action').map((action) => (typeof action === 'object' ? 'named' : action));
    expect(new Set(actions)).toEqual(new Set(['any', 'move', 'charge', 'named']));
  });

  it('sources of points', () => {
    const sources = SCENARIOS.flatMap(({ scoring }) => scoring.map((block) => block.for));
    expect(new Set(sources)).toEqual(new Set(Object.keys(SOURCES)));
    expect(SCENARIOS.some(({ special }) => special.length > 0)).toBe(true);
  });
});
