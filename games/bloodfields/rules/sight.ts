import { BASES } from '../content/bases.ts';
import type { AttackProfile } from '../content/skills.ts';
import type { TerrainPiece } from '../content/terrain.ts';
import { inCombat } from './combat.ts';
import { coverOf, coverPiece } from './geometry/cover.ts';
import type { Disc } from './geometry/disc.ts';
import { sees } from './geometry/sight.ts';
import { fieldFor } from './ground.ts';
import { isLit } from './attack/bonuses.ts';
import type { State, Unit, UnitId } from './state.ts';
import { isBoosted } from './stats.ts';
import { cardFor, hasToken, isOn, NOBODY, unitOf, unitsWhere } from './units.ts';

/** §8.2 */
export const isVisible = (state: State, from: UnitId, to: UnitId): boolean =>
  from === to || sees(unitOf(state, from), unitOf(state, to), fieldFor(state));

/** §8.3: why a unit has cover. */
export type CoverReason =
  /** Every line to it crosses something: `pieces` and `units` lie on the line of sight. */
  | { readonly kind: 'across'; readonly pieces: readonly TerrainPiece[]; readonly units: readonly UnitId[] }
  | { readonly kind: 'in'; readonly piece: TerrainPiece }
  | { readonly kind: 'combat' }
  | { readonly kind: 'granted' };

const sizeOf = (unit: Unit): number => BASES.indexOf(cardFor(unit).base);

/** §8.3: allies of the target on larger bases, which may give it cover. */
function largerAllies(state: State, attacker: UnitId, target: UnitId): UnitId[] {
  const { owner } = unitOf(state, target);
  const size = sizeOf(unitOf(state, target));
  return unitsWhere(
    state,
    (unit, id) =>
      id !== target && id !== attacker && unit.owner === owner && isOn(unit) && sizeOf(unit) > size,
  );
}

/** §8.3: the cover a unit has as it stands against a ranged attack, before anything that ignores cover. */
export const coverAgainst = (state: State, attacker: UnitId, target: UnitId): CoverReason | null =>
  coverFrom(state, unitOf(state, attacker), target, attacker);

/** §8.3: the same for a shot from any place; `attacker`: the unit there. */
export function coverFrom(
  state: State,
  from: Disc,
  target: UnitId,
  attacker: UnitId = NOBODY,
): CoverReason | null {
  const unit = unitOf(state, target);
  if (isBoosted(unit, 'cover')) return { kind: 'granted' };
  if (inCombat(state, target)) return { kind: 'combat' };
  const field = fieldFor(state);
  const piece = coverPiece(unit, field);
  if (piece !== null) return { kind: 'in', piece };
  const allies = largerAllies(state, attacker, target);
  const discs = allies.map((id) => unitOf(state, id));
  // Ruling 59: cover needs a line of sight.
  const cover = coverOf(from, unit, field, discs);
  if (cover?.kind !== 'across') return null;
  return {
    kind: 'across',
    pieces: cover.pieces,
    units: allies.filter((_, at) => cover.discs.includes(at)),
  };
}

/** §7.8: whether this attack ignores the target's cover. */
export const ignoresCover = (
  state: State,
  attacker: UnitId,
  target: UnitId,
  { ignoreCover, shot }: AttackProfile,
): boolean =>
  ignoreCover === true ||
  shot === 'artillery' ||
  hasToken(unitOf(state, target), 'spotted') ||
  isLit(state, attacker, target);
