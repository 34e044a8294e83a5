import { frozen } from '../frozen.ts';
import type { Attack, Skill } from '../skills.ts';
import type { UnitCard } from '../unit-card.ts';
import { CHOIR } from './choir.ts';
import { DROWNED } from './drowned.ts';
import { UNIT_KINDS, type UnitKind } from './kinds.ts';
import { MERCENARIES } from './mercenaries.ts';
import { MOSSBACK } from './mossback.ts';
import { WARDENS } from './wardens.ts';

export { UNIT_KINDS, type UnitKind };

/** Every card, in the order of `UNIT_KINDS`. */
export const UNITS: readonly UnitCard[] = frozen([
  ...WARDENS,
  ...MOSSBACK,
  ...DROWNED,
  ...CHOIR,
  ...MERCENARIES,
]);

/** §7.1: every unit has it, though no card shows it. */
export const BASIC: Attack = frozen({
  type: 'attack',
  id: 'basic',
  cost: 0,
  attack: { kind: 'melee', dice: 2, damage: 1, range: 0 },
});

/** The most frequent lookup of all, and a map is faster than an object with so many keys. */
const CARDS: ReadonlyMap<string, UnitCard> = new Map(UNITS.map((card) => [card.kind, card]));

const SKILLS: ReadonlyMap<string, ReadonlyMap<string, Skill>> = new Map(
  UNITS.map(({ kind, skills }) => [kind, new Map([...skills, BASIC].map((skill) => [skill.id, skill]))]),
);

export function cardOf(kind: UnitKind): UnitCard {
  const card = CARDS.get(kind);
  if (card === undefined) throw new Error(`there is no unit ${kind}`);
  return card;
}

export const isSupport = (kind: UnitKind): boolean => cardOf(kind).traits.includes('support');

/** A skill of the unit by its name in notation; the basic attack counts as one. */
export const skillOf = (kind: UnitKind, id: string): Skill | undefined => SKILLS.get(kind)?.get(id);
