import type { Effect, Trigger } from '../../content/effects.ts';
import { isRooted } from '../effects/drag.ts';
import { isUsable } from '../effects/gained.ts';
import { coverAgainst, ignoresCover } from '../sight.ts';
import { profileOf } from '../skills.ts';
import type { State, UnitId } from '../state.ts';
import { unitOf } from '../units.ts';

/** Ruling 145: a player is not asked about an effect that would change nothing now. `other`: the unit that caused the moment. */
export function isFutile(state: State, id: UnitId, { instead, effects }: Trigger, other: UnitId): boolean {
  if (instead === 'hold') return isRooted(state, id);
  if (instead === 'cover') return coverIsFutile(state);
  return effects.length > 0 && effects.every((effect) => comesToNothing(state, id, effect, other));
}

function comesToNothing(state: State, id: UnitId, effect: Effect, other: UnitId): boolean {
  if (effect.do === 'drag') return isRooted(state, other);
  return effect.do === 'action' && !isUsable(state, id, effect.action, other);
}

/** Whether the target already has cover, or the attack ignores it. */
function coverIsFutile(state: State): boolean {
  const attack = state.frames.findLast(({ step }) => step === 'attack');
  if (attack?.step !== 'attack') return false;
  const { attacker, target, skill } = attack;
  const profile = profileOf(unitOf(state, attacker), skill);
  return ignoresCover(state, attacker, target, profile) || coverAgainst(state, attacker, target) !== null;
}
