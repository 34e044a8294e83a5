import type { Unit } from '../rules/state.ts';

/**
 * Everything about a unit that decides what it could do to another and what could be done to it, wherever the two stand: most
 * changes to a unit are moves, and after them what was worked out before still holds.
 */
const numbers = new Map<string, number>();
const known = new WeakMap<Unit, number>();

/** A number that units share which are alike but for their places. */
export function postureOf(unit: Unit): number {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const { turn } = unit;
  let text = `${unit.kind} ${unit.damage} ${unit.inspire} ${unit.shields} ${unit.dot} ${unit.embers}`;
  text += unit.activated ? ' y' : ' n';
  if (turn.once.includes('magic')) text += ' magic';
  if (unit.items.length > 0) text += ` i ${unit.items.join(' ')}`;
  if (unit.tokens.length > 0) text += ` t ${unit.tokens.join(' ')}`;
  if (unit.lingering.length > 0) text += ` l ${unit.lingering.join(' ')}`;
  if (turn.skills.length > 0) text += ` s ${turn.skills.join(' ')}`;
  for (const { boost, amount } of unit.boosts) text += ` ${boost} ${amount}`;
  let number = numbers.get(text);
  if (number === undefined) numbers.set(text, (number = numbers.size));
  known.set(unit, number);
  return number;
}
