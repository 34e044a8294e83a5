import type { PlayContext } from '@sanguine/kernel';
import { type Condition, STATUSES, type Status } from '../content/effects.ts';
import type { Event } from './events.ts';
import { tagOf } from './names.ts';
import type { State, UnitId } from './state.ts';
import { EMPTY, freeze, isAlive, put, unitOf, withOne } from './units.ts';

/** §12.2: puts a condition token on a unit. Only DOT may be there more than once. */
export function applyToken(state: State, id: UnitId, token: Condition, context: PlayContext<Event>): boolean {
  const unit = unitOf(state, id);
  if (!isAlive(unit)) return false;
  if (token === 'dot') put(state, id, { dot: unit.dot + 1 });
  else if (unit.tokens.includes(token)) return false;
  else put(state, id, { tokens: withOne(unit.tokens, token) });
  context.emit({ e: 'condition.applied', unit: tagOf(state, id), token });
  return true;
}

/** Ruling 123: removes all condition tokens and all lingering statuses. */
export function cleanse(state: State, id: UnitId, context: PlayContext<Event>): void {
  put(state, id, { tokens: EMPTY, lingering: EMPTY, dot: 0 });
  context.emit({ e: 'conditions.removed', unit: tagOf(state, id) });
}

const isStatus = (token: string): token is Status => (STATUSES as readonly string[]).includes(token);

/** §12.2: when a unit's turn begins, its status tokens leave it; their effects last until the turn ends. */
export function letLinger(state: State, id: UnitId): void {
  const { tokens } = unitOf(state, id);
  const leaving = tokens.filter(isStatus);
  if (leaving.length === 0) return;
  put(state, id, { tokens: freeze(tokens.filter((token) => !isStatus(token))), lingering: freeze(leaving) });
}

export function gainInspire(state: State, id: UnitId, amount: number, context: PlayContext<Event>): void {
  put(state, id, { inspire: unitOf(state, id).inspire + amount });
  context.emit({ e: 'inspire.gained', unit: tagOf(state, id), amount });
}

export function gainShield(state: State, id: UnitId, amount: number, context: PlayContext<Event>): void {
  put(state, id, { shields: unitOf(state, id).shields + amount });
  context.emit({ e: 'shield.gained', unit: tagOf(state, id), amount });
}
