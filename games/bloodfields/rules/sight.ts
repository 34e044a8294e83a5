import { BASES } from '../content/bases.ts';
import type { AttackProfile } from '../content/skills.ts';
import type { TerrainPiece } from '../content/terrain.ts';
import { inCombat } from './combat.ts';
import { type Cover, coverOf, coverPiece } from './geometry/cover.ts';
import type { Disc } from './geometry/disc.ts';
import { sees } from './geometry/sight.ts';
import { fieldFor } from './ground.ts';
import { isLit } from './attack/bonuses.ts';
import type { State, Unit, UnitId } from './state.ts';
import { isBoosted } from './stats.ts';
import { cardFor, hasToken, isOn, unitOf } from './units.ts';

/** §8.2 */
export const isVisible = (state: State, from: UnitId, to: UnitId): boolean =>
  from === to || sees(unitOf(state, from), unitOf(state, to), fieldFor(state));

/** §8.3: why a unit has cover. */
export type CoverReason =
  | Exclude<Cover, { kind: 'clean' | 'in' }>
  | { readonly kind: 'in'; readonly piece: TerrainPiece }
  | { readonly kind: 'combat' }
  | { readonly kind: 'granted' };

const sizeOf = (unit: Unit): number => BASES.indexOf(cardFor(unit).base);

/** §8.3: allies of the target with larger bases may hide it. */
function largerAllies(state: State, attacker: UnitId, target: UnitId): Disc[] {
  const { owner } = unitOf(state, target);
  const size = sizeOf(unitOf(state, target));
  return state.units.filter(
    (unit, id) =>
      id !== target && id !== attacker && unit.owner === owner && isOn(unit) && sizeOf(unit) > size,
  );
}

/** §8.3: the cover a unit has against a ranged attack as it stands, before anything that ignores cover. */
export function coverAgainst(state: State, attacker: UnitId, target: UnitId): CoverReason | null {
  const unit = unitOf(state, target);
  if (isBoosted(unit, 'cover')) return { kind: 'granted' };
  if (inCombat(state, target)) return { kind: 'combat' };
  const field = fieldFor(state);
  const shooter = unitOf(state, attacker);
  const piece = coverPiece(unit, field);
  if (piece !== null) return { kind: 'in', piece };
  // Ruling 59: without a line of sight there is no line to be covered.
  const cover = coverOf(shooter, unit, field, largerAllies(state, attacker, target));
  return cover?.kind === 'across' ? cover : null;
}

/** §7.8: does this attack ignore the cover of this target? */
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
