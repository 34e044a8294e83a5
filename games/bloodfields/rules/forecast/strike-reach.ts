import type { Seat } from '@sanguine/kernel';
import { chargeRange, refuseCharging } from '../charge/legality.ts';
import type { Disc } from '../geometry/disc.ts';
import { reachOf } from '../geometry/reach.ts';
import { reachShape, type ReachShape } from '../geometry/reach-stars.ts';
import { fieldFor } from '../ground.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { refuseWalking } from '../turn/walk.ts';
import { bodiesFor, enemiesOf, hasToken, NOBODY, unitOf } from '../units.ts';
import { gaitOf } from '../ways.ts';
import { atTurnBegin, attackReach } from './answers.ts';
import { isToAct } from './standing.ts';

/**
 * The ground an enemy yet to act could strike in this round, ignoring sight and cover: everything within `far` of its base,
 * wherever it may walk first. A unit outside is safe from everything `answers.ts` considers.
 */
export interface StrikeReach {
  readonly unit: UnitId;
  readonly base: Disc;
  /** Where it could walk first; null: it strikes from where it stands. */
  readonly walk: ReachShape | null;
  /** From its rim, in mil. */
  readonly far: number;
}

/**
 * For all enemies of a seat that are yet to act. `lifted`: a unit about to be set down elsewhere, which blocks nobody and
 * holds nobody in combat.
 */
export function strikeReaches(state: State, seat: Seat, lifted: UnitId = NOBODY): StrikeReach[] {
  const without: State =
    lifted === NOBODY
      ? state
      : { ...state, units: state.units.with(lifted, { ...unitOf(state, lifted), state: 'reserve' }) };
  return enemiesOf(state, seat)
    .filter((id) => isToAct(state, id))
    .map((id) => strikeReach(without, id));
}

function strikeReach(state: State, id: UnitId): StrikeReach {
  const unit = atTurnBegin(unitOf(state, id));
  const then: State = { ...state, units: state.units.with(id, unit) };
  // §12: a stunned unit has lost one of its two actions.
  const walks = !hasToken(unit, 'stun') && refuseWalking(then, id) === null;
  const charges = refuseCharging(then, id, false) === null;
  const far = Math.max(attackReach(unit), charges ? farthestCharge(unit) : 0);
  return { unit: id, base: unit, walk: walks ? walkOf(then, unit, id) : null, far };
}

/** §6.1: its longest charge, whatever the target. */
const farthestCharge = (unit: Unit): number =>
  Math.max(chargeRange(unit, { dot: 0 }), chargeRange(unit, { dot: 1 }));

function walkOf(state: State, unit: Unit, id: UnitId): ReachShape {
  const bodies = bodiesFor(state, unit.owner, id);
  return reachShape(reachOf(unit, movementOf(unit), fieldFor(state), bodies, gaitOf(unit)));
}
