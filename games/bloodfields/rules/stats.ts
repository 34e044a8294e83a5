import { HELD_BACK } from '../content/bases.ts';
import type { Boost, Status } from '../content/effects.ts';
import type { Standing } from '../content/skills.ts';
import { standingsOf } from './skills.ts';
import { within } from './geometry/disc.ts';
import { inContact } from './combat.ts';
import type { State, Unit, UnitId } from './state.ts';
import { cardFor, isAlive, unitOf } from './units.ts';

/** §12.2: a status counts while its token is on the unit, and until the end of the turn in which the token left. */
export const suffers = (unit: Unit, status: Status): boolean =>
  unit.tokens.includes(status) || unit.lingering.includes(status);

/** The sum of all temporary changes of one kind. */
export function boostOf(unit: Unit, boost: Boost): number {
  let sum = 0;
  if (unit.boosts.length > 0) for (const one of unit.boosts) if (one.boost === boost) sum += one.amount;
  return sum;
}

export const isBoosted = (unit: Unit, boost: Boost): boolean =>
  unit.boosts.some((one) => one.boost === boost);

/** §12.2: how much Weakness takes from each mastery. */
export const WEAKENED = 2;

/** §1.3: the mastery that turns Mastery icons into hits. */
export function masteryOf(unit: Unit, mastery: 'mm' | 'rm' | 'am'): number {
  return cardFor(unit)[mastery] - (suffers(unit, 'weakness') ? WEAKENED : 0);
}

/** §1.3: how far it may move, in mil; Immobilize reduces it. */
export function movementOf(unit: Unit): number {
  return Math.max(0, cardFor(unit).mv + boostOf(unit, 'mv') - movementLost(unit));
}

/** §12.2: how much Immobilize takes from a move. */
export const movementLost = (unit: Unit): number =>
  suffers(unit, 'immobilize') ? HELD_BACK[cardFor(unit).base] : 0;

/** §13.1: a Husk passes every morale test; where a number is needed, it is this. */
export const moraleOf = (state: State, id: UnitId): number =>
  cardFor(unitOf(state, id)).mo + given(state, id, 'mo');

/** §7.5 */
export const armourOf = (state: State, id: UnitId): number => {
  const unit = unitOf(state, id);
  return Math.max(0, cardFor(unit).ar + boostOf(unit, 'ar') + given(state, id, 'ar'));
};

/** What other units' passives add to a statistic. */
function given(state: State, id: UnitId, stat: 'mo' | 'ar'): number {
  let sum = 0;
  eachGift(state, id, stat, (_, { amount }) => {
    sum += amount;
  });
  return sum;
}

/** Every passive of other units that changes a unit's statistic; one that needs several units counts once, at the last needed. */
export function eachGift(
  state: State,
  id: UnitId,
  stat: 'mo' | 'ar',
  give: (giver: UnitId, standing: StatStanding) => void,
): void {
  const unit = unitOf(state, id);
  let together = 0;
  for (let giver = 0; giver < state.units.length; giver++) {
    const other = unitOf(state, giver);
    if (other.state !== 'board' || giver === id) continue;
    for (const standing of standingsOf(other.kind)) {
      if (standing.gives !== 'stat' || standing.stat !== stat || !reaches(standing, other, unit)) continue;
      if (standing.together !== undefined) together += 1;
      if (standing.together === undefined || together === standing.together) give(giver, standing);
    }
  }
}

type StatStanding = Extract<Standing, { gives: 'stat' }>;

function reaches(standing: StatStanding, giver: Unit, unit: Unit): boolean {
  if ((giver.owner === unit.owner) !== (standing.to === 'allies')) return false;
  if (standing.race !== undefined && cardFor(unit).race !== standing.race) return false;
  if (standing.kind !== undefined && unit.kind !== standing.kind) return false;
  if (!isAlive(giver)) return false;
  return standing.within === 'contact' ? inContact(giver, unit) : within(giver, unit, standing.within);
}
