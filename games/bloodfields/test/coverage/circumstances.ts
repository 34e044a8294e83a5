import { CONDITIONS, STATUSES } from '../../content/effects.ts';
import { inCombat } from '../../rules/combat.ts';
import { standsIn } from '../../rules/ground.ts';
import type { State, Token, UnitId } from '../../rules/state.ts';
import { suffers } from '../../rules/stats.ts';
import { hasToken, unitOf } from '../../rules/units.ts';

const GROUNDS = ['forest', 'swamp', 'ruins', 'high'] as const;
export type GroundKind = (typeof GROUNDS)[number];

/** What a unit may be in when a card is used: every condition, what it may hold, a fight, and the ground under it. */
export const CIRCUMSTANCES = [...CONDITIONS, 'shields', 'inspire', 'combat', ...GROUNDS] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

const isStatus = (one: string): one is (typeof STATUSES)[number] =>
  (STATUSES as readonly string[]).includes(one);
export const isGround = (one: string): one is GroundKind => (GROUNDS as readonly string[]).includes(one);
/** Condition tokens of which a unit has at most one. */
export const isToken = (one: Circumstance): one is Token =>
  one !== 'dot' && (CONDITIONS as readonly string[]).includes(one);

/** Whether the unit is in it now. A status counts as long as it has an effect. */
export function isIn(state: State, id: UnitId, one: Circumstance): boolean {
  const unit = unitOf(state, id);
  if (isStatus(one)) return suffers(unit, one);
  if (isGround(one)) return unit.state === 'board' && standsIn(state, unit, one);
  switch (one) {
    case 'spotted':
    case 'stun':
      return hasToken(unit, one);
    case 'combat':
      return inCombat(state, id);
    default:
      return unit[one] > 0;
  }
}
