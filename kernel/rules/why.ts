import { KERNEL_REFUSALS, type Refusal, refusal } from './refusal.ts';
import type { AnySetup, Rules } from './rules.ts';
import { check } from './schema.ts';
import type { Seat } from './seat.ts';

/** A half-made move: the parts already chosen. */
export type Pattern<Move> = Move extends unknown ? Partial<Move> : never;

/**
 * Checks the offers that fit the pattern: null if one is legal, else the first refusal among them. A pattern that fits
 * no offer is refused as no move of this step, unless it is a whole move and the offers are only candidates: then
 * `refuse` decides. If nothing at all is offered for its verb, the rules say why.
 */
export function why<Setup extends AnySetup, State, Move, Event>(
  rules: Rules<Setup, State, Move, Event>,
  state: State,
  seat: Seat,
  pattern: Pattern<Move>,
): Refusal | null {
  const deciders = rules.deciders(state);
  if (deciders.length === 0) return refusal('', KERNEL_REFUSALS.over);
  if (!deciders.includes(seat) && rules.volunteers?.(state).includes(seat) !== true)
    return refusal('', KERNEL_REFUSALS.turn);
  const verb = verbOf(pattern);
  let first: Refusal | null = null;
  let offered = false;
  for (const move of rules.offers(state, seat)) {
    offered ||= verbOf(move) === verb;
    if (!fits(move, pattern)) continue;
    const refused = rules.refuse(state, seat, move);
    if (refused === null) return null;
    first ??= refused;
  }
  if (first !== null) return first;
  const whole = rules.exhaustive(state, seat) ? null : check(rules.schema.move, pattern);
  if (whole?.ok === true) return rules.refuse(state, seat, whole.value);
  if (!offered && verb !== undefined && rules.lacking !== undefined) return rules.lacking(state, verb);
  return refusal('', KERNEL_REFUSALS.shape, [], { problem: 'nothing like it can be done now' });
}

/** `march` of `{ do: 'march', … }`. */
export function verbOf(move: unknown): string | undefined {
  const verb: unknown = typeof move === 'object' && move !== null && 'do' in move ? move.do : undefined;
  return typeof verb === 'string' ? verb : undefined;
}

/** Whether each part of the pattern equals the move's; the order of lists does not matter. */
function fits(move: unknown, pattern: object): boolean {
  if (typeof move !== 'object' || move === null) return false;
  const parts = new Map<string, unknown>(Object.entries(move));
  return Object.entries(pattern).every(([key, wanted]) => sorted(parts.get(key)) === sorted(wanted));
}

function sorted(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map((part) => JSON.stringify(part)).toSorted() : value);
}
