import type { Selector } from '../../content/effects.ts';
import type { AttackProfile, Standing } from '../../content/skills.ts';
import type { Row } from './rows.ts';

/** Groups of rows that some rule treats alike. */
const CLASSES = {
  /** Happens only in a magic action. */
  magic: ({ skill }: Row) => isMagic(skill),
  /** Takes an action, or follows from one at once. */
  action: ({ skill }: Row) =>
    skill?.type === 'attack' ||
    (skill?.type === 'ability' && skill.effortless !== true) ||
    isMagic(skill) ||
    rollsOnly(skill, 'charge') ||
    rollsOnly(skill, 'scatter') ||
    gives(skill, ['attack', 'charge', 'slither', 'scatter']) ||
    isOn(skill, ['flown', 'immobilized', 'attacked']),
  ranged: ({ skill }: Row) =>
    profileOf(skill)?.kind === 'ranged' ||
    (skill?.type === 'passive' && skill.standing?.gives === 'attack' && skill.standing.kind === 'ranged') ||
    rollsOnly(skill, 'scatter') ||
    gives(skill, ['scatter']) ||
    isOn(skill, ['immobilized', 'attacked']),
  /** A fly or jump of its own. */
  leap: ({ skill }: Row) => leaps(skill, ['fly', 'jump']),
  fly: ({ skill }: Row) => leaps(skill, ['fly']),
  landing: ({ skill }: Row) => isOn(skill, ['flown']),
  charge: ({ skill }: Row) => gives(skill, ['charge']) || rollsOnly(skill, 'charge'),
  /** A charge by a unit that may not charge while in combat. */
  plainCharge: ({ skill }: Row) => gives(skill, ['charge']),
  slither: ({ skill }: Row) => gives(skill, ['slither']),
  /** Damage has got through. */
  wounded: ({ skill }: Row) => isOn(skill, ['meleeHarmed', 'destroyedInMelee']),
  /** It answers the blow or the charge of its target. */
  answer: ({ skill }: Row) =>
    isOn(skill, ['meleeHarmed', 'destroyedInMelee', 'charged']) &&
    skill?.type === 'passive' &&
    skill.trigger?.select.who === 'other',
  /** Its attack has hurt its target. */
  hooked: ({ skill }: Row) => isOn(skill, ['immobilized']),
  woodland: ({ skill }: Row) =>
    skill?.type === 'passive' &&
    skill.standing?.gives === 'attack' &&
    skill.standing.bonus.when === 'inForest',
  kill: ({ skill }: Row) => isOn(skill, ['kill']),
  charged: ({ skill }: Row) => isOn(skill, ['charged']),
  blur: ({ skill }: Row) => gives(skill, ['blur']),
  /** It is for the bearer’s friends. */
  forAllies: ({ skill }: Row) => {
    if (skill?.type === 'passive' && skill.standing?.gives === 'stat') return skill.standing.to === 'allies';
    const select = selectorOf(skill);
    return select !== null && 'side' in select && FRIENDLY.includes(select.side);
  },
  mirror: ({ by }: Row) => by === 'cracked-mirror',
  unshielded: ({ skill }: Row) => skill?.type === 'passive' && skill.trigger?.when === 'unshielded',
  /** It gives cover for one attack. */
  cover: ({ skill }: Row) => skill?.type === 'passive' && skill.trigger?.instead === 'cover',
} as const satisfies Record<string, (row: Row) => boolean>;

const FRIENDLY: readonly string[] = ['ally', 'another', 'allies'];

export type RowClass = keyof typeof CLASSES;

export const isOf = (row: Row, name: RowClass): boolean => CLASSES[name](row);

type Skilled = Row['skill'];

const isMagic = (skill: Skilled): boolean =>
  skill?.type === 'spell' || rollsOnly(skill, 'magic') || isOn(skill, ['manaBurn']);

const profileOf = (skill: Skilled): AttackProfile | null => {
  if (skill?.type === 'attack') return skill.attack;
  return skill?.type === 'spell' && 'attack' in skill.does ? skill.does.attack : null;
};

const selectorOf = (skill: Skilled): Selector | null => {
  if (skill?.type === 'ability') return skill.select;
  return skill?.type === 'spell' && 'select' in skill.does ? skill.does.select : null;
};

/** A dice effect of the roller for one kind of roll. */
const rollsOnly = (skill: Skilled, roll: string): boolean =>
  skill?.type === 'passive' &&
  skill.dice?.side === 'roller' &&
  skill.dice.rolls.length === 1 &&
  skill.dice.rolls[0] === roll;

const isOn = (skill: Skilled, moments: readonly string[]): boolean =>
  skill?.type === 'passive' && moments.includes(skill.trigger?.on ?? '');

const gives = (skill: Skilled, what: readonly Standing['gives'][]): boolean =>
  skill?.type === 'passive' && skill.standing !== undefined && what.includes(skill.standing.gives);

const leaps = (skill: Skilled, ways: readonly string[]): boolean =>
  skill?.type === 'ability' && skill.effects.some((effect) => ways.includes(effect.do));
