import { KERNEL_REFUSALS, type Refusal, refusal } from './refusal.ts';
import type { AnySetup, Rules } from './rules.ts';
import { check } from './schema.ts';
import type { Seat } from './seat.ts';

/** A half-made move: the parts already chosen. */
export type Pattern<Move> = Move extends unknown ? Partial<Move> : never;

/**
 * Looks at the offers that fit the pattern: one legal means fine (null), else the first refusal among them.
 * A pattern nothing fits is refused as no move of this step, unless it is a whole move and the offers are only
 * candidates: then it is judged like any other.
 */
export function why<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  state: State,
  seat: Seat,
  pattern: Pattern<Move>,
): Refusal | null {
  const deciders = rules.deciders(state);
  if (deciders.length === 0) return refusal('', KERNEL_REFUSALS.over);
  if (!deciders.includes(seat)) return refusal('', KERNEL_REFUSALS.turn);
  let first: Refusal | null = null;
  for (const move of rules.offers(state, seat)) {
    if (!fits(move, pattern)) continue;
    const refused = rules.refuse(state, seat, move);
    if (refused === null) return null;
    first ??= refused;
  }
  if (first !== null) return first;
  const whole = rules.exhaustive(state, seat) ? null : check(rules.schema.move, pattern);
  if (whole?.ok === true) return rules.refuse(state, seat, whole.value);
  return refusal('', KERNEL_REFUSALS.shape, [], { problem: 'nothing like it can be done now' });
}

/** Each part of the pattern equals the move's. Lists count as equal when they hold the same things. */
function fits(move: unknown, pattern: object): boolean {
  if (typeof move !== 'object' || move === null) return false;
  const parts = new Map<string, unknown>(Object.entries(move));
  return Object.entries(pattern).every(([key, wanted]) => sorted(parts.get(key)) === sorted(wanted));
}

function sorted(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map((part) => JSON.stringify(part)).toSorted() : value);
}
