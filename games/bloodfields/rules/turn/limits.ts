import type { State, OnceATurn, UnitId } from '../state.ts';
import { note, unitOf, withOne } from '../units.ts';
import { turnOf } from './turn-frame.ts';

/** What kind of action is spent: one of the turn's two, or a gained one. */
export type Spending = 'turn' | 'gained';

/** §4.2: a unit begins an action. Even a gained one in its own turn counts as its first, so it is then too late to flee. */
export function spendAction(state: State, id: UnitId, how: Spending): void {
  const turn = turnOf(state);
  if (turn?.unit !== id) return;
  if (how === 'turn') turn.actions -= 1;
  turn.acted = true;
}

/** §4.2: marks an action as used this turn. A gained action of that kind does not count (§4.5). */
export function markOnce(state: State, id: UnitId, action: OnceATurn): void {
  note(state, id, { once: withOne(unitOf(state, id).turn.once, action) });
}

export function markSkill(state: State, id: UnitId, skill: string): void {
  note(state, id, { skills: withOne(unitOf(state, id).turn.skills, skill) });
}
