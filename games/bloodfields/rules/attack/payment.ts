import type { Attack } from '../../content/skills.ts';
import type { State, UnitId } from '../state.ts';
import { markSkill } from '../turn/limits.ts';
import { put, unitOf } from '../units.ts';
import { attackOf } from './legality.ts';

/** §7.1: pays for an attack and marks a Unique one as used this turn, unless it was gained by name (§4.5). */
export function payAttack(state: State, id: UnitId, skill: string, gained: boolean): Attack {
  const attack = attackOf(state, id, skill);
  if (attack === undefined) throw new Error(`there is no attack ${skill}`);
  const { inspire } = unitOf(state, id);
  if (attack.cost > 0) put(state, id, { inspire: inspire - attack.cost });
  if (attack.unique === true && !gained) markSkill(state, id, skill);
  return attack;
}
