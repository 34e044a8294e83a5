import { UNIT_KINDS } from '../content/units/index.ts';
import type { Unit } from '../rules/state.ts';

/**
 * A unit's posture: everything that decides what it could do to another and what could be done to it, wherever the two stand.
 * Most changes to a unit are moves, which leave its posture alone, so what was worked out before still holds.
 */
const bare = new Map<number, number>();
const others = new Map<string, number>();
const MOST_NUMBERS = 50_000;
const known = new WeakMap<Unit, number>();
/** Numbering starts again after this many; what was kept for the first ones is long gone by then. */
const POSTURES = 2 ** 24;
let next = 0;

/** A number shared by all units that differ only in their places. */
function postureOf(unit: Unit): number {
  const found = known.get(unit);
  if (found !== undefined) return found;
  const number = isBare(unit) ? numbered(bare, packed(unit)) : numbered(others, textOf(unit));
  known.set(unit, number);
  return number;
}

function numbered<Key>(numbers: Map<Key, number>, key: Key): number {
  const found = numbers.get(key);
  if (found !== undefined) return found;
  if (numbers.size >= MOST_NUMBERS) numbers.clear();
  const number = next;
  next = (next + 1) % POSTURES;
  numbers.set(key, number);
  return number;
}

/** Bounds of most units' numbers, so that all of them pack into one small number. */
const MOST = 16;
const MOST_FIRES = 8;

/** True if a unit has nothing but its numbers, as most have most of the time; numbers are quicker to look up than text. */
const isBare = (unit: Unit): boolean =>
  unit.items.length === 0 &&
  unit.tokens.length === 0 &&
  unit.lingering.length === 0 &&
  unit.boosts.length === 0 &&
  unit.turn.skills.length === 0 &&
  !unit.turn.once.includes('magic') &&
  unit.damage < MOST &&
  unit.inspire < MOST &&
  unit.shields < MOST &&
  unit.dot < MOST_FIRES &&
  unit.embers < MOST_FIRES;

const KIND = new Map(UNIT_KINDS.map((kind, at) => [kind, at]));

function packed({ kind, damage, inspire, shields, dot, embers, activated }: Unit): number {
  const fires = dot * MOST_FIRES + embers;
  const health = (damage * MOST + inspire) * MOST + shields;
  const who = 2 * (KIND.get(kind) ?? 0) + (activated ? 1 : 0);
  return (who * MOST * MOST * MOST + health) * MOST_FIRES * MOST_FIRES + fires;
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

const MOST_PAIRS = 50_000;

/** Keeps what was worked out about one unit facing another; pairs with equal postures share it. */
export class PairMemory<T> {
  readonly #find: (unit: Unit, other: Unit) => T;
  /** By the first unit's posture, then the second's. */
  readonly #rows = new Map<number, Map<number, T>>();
  #size = 0;

  constructor(find: (unit: Unit, other: Unit) => T) {
    this.#find = find;
  }

  of(unit: Unit, other: Unit): T {
    return this.#rows.get(postureOf(unit))?.get(postureOf(other)) ?? this.#learn(unit, other);
  }

  #learn(unit: Unit, other: Unit): T {
    if (this.#size >= MOST_PAIRS) {
      this.#rows.clear();
      this.#size = 0;
    }
    const one = postureOf(unit);
    const row = this.#rows.get(one) ?? new Map<number, T>();
    this.#rows.set(one, row);
    const found = this.#find(unit, other);
    row.set(postureOf(other), found);
    this.#size += 1;
    return found;
  }
}
