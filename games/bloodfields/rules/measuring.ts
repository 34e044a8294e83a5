import type { AttackProfile, Band } from '../content/skills.ts';
import { bandAt } from './attack/bands.ts';
import { rangeOf } from './attack/bonuses.ts';
import { chargeRange } from './charge/legality.ts';
import { ARRAY_LENGTH } from './geometry/array-template.ts';
import { type Disc, distance, gap, within } from './geometry/disc.ts';
import { skillSet, spellsOf } from './skills.ts';
import type { Unit } from './state.ts';
import { hasTrait } from './units.ts';

/** §1.1: what a weapon can do at a distance, ignoring sight, combat and costs. */
export interface WeaponReach {
  readonly skill: string;
  /** In mil; null for a shot with bands. */
  readonly range: number | null;
  readonly reaches: boolean;
  /** §7.8: within half of its range, if that matters. */
  readonly half: boolean;
  /** §14.1: the band of the distance. */
  readonly band: Band | null;
}

/** Every attack and spell of a unit that needs no contact, and whether it reaches that far. */
export function weaponReaches(unit: Unit, to: Disc): WeaponReach[] {
  const attacks = skillSet(unit.kind).attacks.map(({ id, attack }) => ({ skill: id, profile: attack }));
  const spells = spellsOf(unit).flatMap(({ id, does }) =>
    'attack' in does ? [{ skill: id, profile: does.attack }] : [],
  );
  return [...attacks, ...spells].flatMap(({ skill, profile }) => weaponReach(unit, to, skill, profile) ?? []);
}

/** §7.2, §7.3, §14: null for attacks in contact only. */
function weaponReach(unit: Unit, to: Disc, skill: string, profile: AttackProfile): WeaponReach | null {
  const { kind, reach, aoe, shot, ballistic, bonuses = [] } = profile;
  if (ballistic !== undefined) {
    const band = bandAt(ballistic, distance(unit, to)) ?? null;
    return { skill, range: null, reaches: band !== null, half: false, band };
  }
  if (shot === 'array')
    return { skill, range: ARRAY_LENGTH, reaches: gap(unit, to) < ARRAY_LENGTH, half: false, band: null };
  const range = kind === 'ranged' ? rangeOf(unit, profile) : (reach ?? aoe ?? 0);
  if (range === 0) return null;
  const matters = bonuses.some(({ when }) => when === 'halfRange');
  return {
    skill,
    range,
    reaches: within(unit, to, range),
    half: matters && within(unit, to, range / 2),
    band: null,
  };
}

/** §6.1: how far a charge goes at best, and whether that is enough; null for units that never charge. */
export function chargeReach(
  unit: Unit,
  to: Disc,
  target?: Unit,
): { readonly range: number; readonly reaches: boolean } | null {
  if (hasTrait(unit, 'warmachine')) return null;
  const range = chargeRange(unit, target);
  return { range, reaches: within(unit, to, range) };
}
