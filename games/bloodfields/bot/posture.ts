import { UNIT_KINDS } from '../content/units/index.ts';
import type { Unit } from '../rules/state.ts';

/**
 * Everything about a unit that decides what it could do to another and what could be done to it, wherever the two stand: most
 * changes to a unit are moves, and after them what was worked out before still holds.
 */
const numbers = new Map<string | number, number>();
const MOST_NUMBERS = 50_000;
const known = new WeakMap<Unit, number>();
/** Numbers begin anew after so many: what was kept for the first ones is long forgotten then. */
const POSTURES = 2 ** 24;
let next = 0;

/** A number that units share which are alike but for their places. */
function postureOf(unit: Unit): number {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const key = isBare(unit) ? packed(unit) : textOf(unit);
  let number = numbers.get(key);
  if (number === undefined) {
    if (numbers.size >= MOST_NUMBERS) numbers.clear();
    number = next;
    next = (next + 1) % POSTURES;
    numbers.set(key, number);
  }
  known.set(unit, number);
  return number;
}

/** Has nothing but its numbers: most units at most times, and numbers are quicker to look up than words. */
const isBare = ({ items, tokens, lingering, boosts, turn }: Unit): boolean =>
  items.length === 0 &&
  tokens.length === 0 &&
  lingering.length === 0 &&
  boosts.length === 0 &&
  turn.skills.length === 0 &&
  turn.once.length === 0;

const KIND = new Map(UNIT_KINDS.map((kind, at) => [kind, at]));
/** None of the numbers of a unit gets as far as this. */
const MOST = 64;

function packed({ kind, damage, inspire, shields, dot, embers, activated }: Unit): number {
  let key = 2 * (KIND.get(kind) ?? 0) + (activated ? 1 : 0);
  for (const number of [damage, inspire, shields, dot, embers]) key = key * MOST + Math.min(number, MOST - 1);
  return key;
}

function textOf(unit: Unit): string {
  const { kind, damage, inspire, shields, dot, embers, activated, turn } = unit;
  let text = `${kind} ${damage} ${inspire} ${shields} ${dot} ${embers}`;
  text += activated ? ' y' : ' n';
  if (turn.once.includes('magic')) text += ' magic';
  if (unit.items.length > 0) text += ` i ${unit.items.join(' ')}`;
  if (unit.tokens.length > 0) text += ` t ${unit.tokens.join(' ')}`;
  if (unit.lingering.length > 0) text += ` l ${unit.lingering.join(' ')}`;
  if (turn.skills.length > 0) text += ` s ${turn.skills.join(' ')}`;
  for (const { boost, amount } of unit.boosts) text += ` ${boost} ${amount}`;
  return text;
}

/** A number for one unit facing another, which pairs share that are alike. */
export const pairOf = (unit: Unit, other: Unit): number => postureOf(unit) * POSTURES + postureOf(other);
