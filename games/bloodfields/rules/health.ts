import type { PlayContext } from '@sanguine/kernel';
import type { Event } from './events.ts';
import { tagOf } from './names.ts';
import type { State, UnitId } from './state.ts';
import { isBoosted } from './stats.ts';
import { cardFor, freeze, healthOf, isAlive, put, unitOf } from './units.ts';

/**
 * §7.6: places damage tokens, never more than the unit has health. Second Chance keeps the last point once.
 * Returns how many were placed.
 */
export function placeDamage(state: State, id: UnitId, amount: number, context: PlayContext<Event>): number {
  const unit = unitOf(state, id);
  const health = healthOf(unit);
  if (amount < health) {
    if (amount > 0) put(state, id, { damage: unit.damage + amount });
    return amount;
  }
  if (!isBoosted(unit, 'secondChance')) {
    put(state, id, { damage: cardFor(unit).hp });
    return health;
  }
  const boosts = freeze(unit.boosts.filter(({ boost }) => boost !== 'secondChance'));
  put(state, id, { damage: cardFor(unit).hp - 1, boosts });
  context.emit({ e: 'unit.spared', unit: tagOf(state, id) });
  return health - 1;
}

/** §12.1: losing HP is not damage: Shields do not help, and nothing answers it. */
export function loseHealth(
  state: State,
  id: UnitId,
  amount: number,
  why: Extract<Event, { e: 'health.lost' }>['why'],
  context: PlayContext<Event>,
): number {
  if (!isAlive(unitOf(state, id))) return 0;
  const lost = placeDamage(state, id, amount, context);
  context.emit({ e: 'health.lost', unit: tagOf(state, id), amount: lost, why });
  return lost;
}

/** §12.1: removes damage tokens from a living unit. Returns how many. */
export function restoreHealth(state: State, id: UnitId, amount: number, context: PlayContext<Event>): number {
  const unit = unitOf(state, id);
  if (!isAlive(unit)) return 0;
  const restored = Math.min(amount, unit.damage);
  if (restored === 0) return 0;
  put(state, id, { damage: unit.damage - restored });
  context.emit({ e: 'health.restored', unit: tagOf(state, id), amount: restored });
  return restored;
}
