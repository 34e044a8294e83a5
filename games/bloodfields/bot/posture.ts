import type { Unit } from '../rules/state.ts';

/**
 * Everything about a unit that decides what it could do to another and what could be done to it, wherever the two stand: most
 * changes to a unit are moves, and after them what was worked out before still holds.
 */
const numbers = new Map<string, number>();
const MOST_NUMBERS = 50_000;
const known = new WeakMap<Unit, number>();
/** Numbers begin anew after so many: what was kept for the first ones is long forgotten then. */
const POSTURES = 2 ** 24;
let next = 0;

/** A number that units share which are alike but for their places. */
function postureOf(unit: Unit): number {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const text = textOf(unit);
  let number = numbers.get(text);
  if (number === undefined) {
    if (numbers.size >= MOST_NUMBERS) numbers.clear();
    number = next;
    next = (next + 1) % POSTURES;
    numbers.set(text, number);
  }
  known.set(unit, number);
  return number;
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
