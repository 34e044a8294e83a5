import type { PlayContext } from '@sanguine/kernel';
import { attackOf, refuseAttack } from '../attack/legality.ts';
import { refuseCharging, targetFault } from '../charge/legality.ts';
import { inCombat } from '../combat.ts';
import type { Effect } from '../../content/effects.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { tagOf } from '../names.ts';
import type { State, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { spendAction } from '../turn/limits.ts';
import { isAlive, NOBODY, put, unitOf, unitsWhere, without } from '../units.ts';

type Gained = Extract<Effect, { do: 'action' }>['action'];

/** §4.5, §4.6: a unit gains an action and may use it at once. A stunned one loses it (§12.3). */
export function startGained(
  state: State,
  id: UnitId,
  action: Gained,
  other: UnitId,
  context: PlayContext<Event>,
): void {
  const unit = unitOf(state, id);
  if (!isAlive(unit)) return;
  if (unit.tokens.includes('stun')) {
    put(state, id, { tokens: without(unit.tokens, 'stun') });
    spendAction(state, id, 'gained');
    context.emit({ e: 'action.lost', unit: tagOf(state, id) });
    return;
  }
  const frame = frameFor(id, action, other);
  if (canUse(state, frame)) state.frames.push(frame);
}

/** Whether such an action would do anything for the unit. A stunned unit would at least lose its Stun. */
export const isUsable = (state: State, id: UnitId, action: Gained, other: UnitId): boolean =>
  unitOf(state, id).tokens.includes('stun') || canUse(state, frameFor(id, action, other));

function frameFor(unit: UnitId, action: Gained, other: UnitId): FrameOf<'act'> {
  if (typeof action === 'string') return { step: 'act', unit, what: action, skill: '', target: NOBODY };
  return { step: 'act', unit, what: 'attack', skill: action.skill, target: other };
}

/** Ruling 27: a useless action is lost, and the player is not asked. */
function canUse(state: State, { unit: id, what, skill, target }: FrameOf<'act'>): boolean {
  const unit = unitOf(state, id);
  switch (what) {
    case 'move':
      return !inCombat(state, id) && unit.turn.bogged !== 'move' && movementOf(unit) > 0;
    case 'charge':
      return (
        refuseCharging(state, id, true) === null &&
        unitsWhere(state, (_other, enemy) => targetFault(state, id, enemy) === null).length > 0
      );
    case 'attack':
      return (
        attackOf(state, id, skill) !== undefined && refuseAttack(state, id, skill, target, true) === null
      );
    case 'any':
    case 'turn':
      return true;
  }
}
