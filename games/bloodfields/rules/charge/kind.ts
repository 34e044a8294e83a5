import { factsOf } from '../../content/terrain.ts';
import { chargedAcross, hasEasyPlace } from '../geometry/easy-charge.ts';
import { hardPlaces } from '../geometry/hard-charge.ts';
import { discIn } from '../geometry/polygon.ts';
import { fieldFor, standsIn } from '../ground.ts';
import type { State, UnitId } from '../state.ts';
import { bodiesFor, unitOf } from '../units.ts';

/** §6.2: from the easiest to the hardest. */
export const CHARGE_KINDS = ['easy', 'hard', 'veryHard'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

const harder = (one: ChargeKind, other: ChargeKind): ChargeKind =>
  CHARGE_KINDS.indexOf(one) >= CHARGE_KINDS.indexOf(other) ? one : other;

/** §6.2: the hardest kind that applies; a unit may not choose a harder one. */
export function chargeKind(state: State, id: UnitId, target: UnitId): ChargeKind {
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  const field = fieldFor(state);
  let kind: ChargeKind = 'easy';
  if (unit.turn.leapt === 'flown') return 'veryHard';
  if (unit.turn.leapt === 'jumped') kind = 'hard';
  for (const polygon of field.pieces) {
    const { chargeOnTarget } = factsOf(polygon.piece.kind);
    if (chargeOnTarget !== null && discIn(other, polygon)) kind = harder(kind, chargeOnTarget);
  }
  // Ruling 136: a unit that charges out of ruins crosses them.
  if (standsIn(state, unit, 'ruins')) kind = 'veryHard';
  const others = bodiesFor(state, unit.owner, id, target);
  if (hasEasyPlace(unit, other, field, others)) return kind;
  const [place] = hardPlaces(unit, other, field, others);
  kind = harder(kind, 'hard');
  if (place === undefined) return kind;
  for (const piece of chargedAcross(unit, place, field.chargeBlock)) {
    const { chargeAcross } = factsOf(piece.kind);
    if (chargeAcross !== null) kind = harder(kind, chargeAcross);
  }
  return kind;
}
