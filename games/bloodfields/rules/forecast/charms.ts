import type { DiceEffect, Roll } from '../../content/effects.ts';
import { within } from '../geometry/disc.ts';
import type { Reroll, Rerolls } from '../odds/reroll.ts';
import type { TestEffect } from '../odds/test-query.ts';
import { FIRST_MARK, type Once } from '../odds/uses.ts';
import { charmsOf, diceEffectsOf, isItem, skillSet } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { isAffordable } from '../triggers/limits.ts';
import { isReady } from '../triggers/reactions.ts';
import { isAlive, unitOf, unitsWhere } from '../units.ts';

/** A charm or passive that may be used in an attack or a test. */
export interface Help {
  readonly unit: UnitId;
  readonly by: string;
}

/**
 * §15.2: the charms taken into account, one bit each, so that a charm used on one roll is gone for the next. All rolls that
 * belong together share one list: a charge and its free attack, attacks of several units on one.
 */
export class Charms {
  readonly #known: Help[] = [];
  readonly #counts: boolean;
  #bearers: readonly Bearer[] | null = null;

  /** `counts`: whether charms count at all. */
  constructor(counts = true) {
    this.#counts = counts;
  }

  /** Everything that has a bit so far. */
  get all(): readonly Help[] {
    return this.#known;
  }

  markOf(unit: UnitId, by: string): number {
    let at = this.#known.findIndex((one) => one.unit === unit && one.by === by);
    if (at < 0) at = this.#known.push({ unit, by }) - 1;
    return FIRST_MARK << at;
  }

  /** All who might change dice, found once: imagined tables differ in where units stand, not in what they bear. */
  bearersOn(state: State): readonly Bearer[] {
    this.#bearers ??= this.#findBearers(state);
    return this.#bearers;
  }

  #findBearers(state: State): Bearer[] {
    const found: Bearer[] = [];
    let id = 0;
    for (const unit of state.units) {
      // Most units have neither.
      if ((this.#counts && unit.items.length > 0) || skillSet(unit.kind).dice.length > 0)
        for (const { by, effect } of diceEffectsOf(unit)) found.push({ id, by, effect });
      id += 1;
    }
    return found;
  }

  mayCount(unit: Unit, by: string): boolean {
    return this.#counts ? this.#known.length < MOST : !isItem(unit, by);
  }
}

/** A number has few bits; nobody has ever fielded this many charms. */
const MOST = 24;

interface Bearer {
  readonly id: UnitId;
  readonly by: string;
  readonly effect: DiceEffect;
}

type Side = 'forced' | 'own';

/** Something that may change a roll, with the mark it leaves once used. */
interface DiceChange {
  readonly side: Side;
  readonly change: DiceEffect['change'];
  readonly mark: number;
}

/** Everything that may change a unit's roll, for its opponent and for itself. Anything that costs a token is left out. */
function effectsOn(state: State, roll: Roll, roller: UnitId, charms: Charms): DiceChange[] {
  const found: DiceChange[] = [];
  const unit = unitOf(state, roller);
  for (const { id, by, effect } of charms.bearersOn(state)) {
    if (!effect.rolls.includes(roll) || effect.cost !== undefined) continue;
    const other = unitOf(state, id);
    const side = sideOf(state, id, roller, effect);
    if (side === null || !isAffordable(other, { by, cost: 0, once: effect.once })) continue;
    if (effect.side !== 'roller' && !within(other, unit, effect.side.enemyWithin)) continue;
    if (charms.mayCount(other, by)) found.push({ side, change: effect.change, mark: charms.markOf(id, by) });
  }
  return found;
}

/** On which side of a roll this effect of the unit may be used; null: on neither. */
function sideOf(state: State, id: UnitId, roller: UnitId, { side }: DiceEffect): Side | null {
  if (side === 'roller') return id === roller ? 'own' : null;
  const bearer = unitOf(state, id);
  return isAlive(bearer) && bearer.owner !== unitOf(state, roller).owner ? 'forced' : null;
}

/** §7.10: what both sides may reroll in an attack or defence roll. */
export function rerollsOn(
  state: State,
  roll: 'attack' | 'defence',
  roller: UnitId,
  charms: Charms,
  own: readonly Reroll[],
): Rerolls {
  const found: Record<Side, Reroll[]> = { forced: [], own: [...own] };
  for (const { side, change, mark } of effectsOn(state, roll, roller, charms)) {
    if ('reroll' in change)
      found[side].push({ most: change.reroll === 'all' ? Infinity : change.reroll, price: 0, mark });
  }
  return found;
}

/** §7.10: what both sides may do to the dice of a test. */
export function testEffectsOn(
  state: State,
  roll: 'charge' | 'morale' | 'magic',
  roller: UnitId,
  charms: Charms,
  own: readonly TestEffect[] = [],
): { readonly forced: readonly TestEffect[]; readonly own: readonly TestEffect[] } {
  const found: Record<Side, TestEffect[]> = { forced: [], own: [...own] };
  for (const { side, change, mark } of effectsOn(state, roll, roller, charms)) {
    if ('to' in change) found[side].push({ kind: 'change', to: change.to, price: 0, mark });
    else if ('add' in change) found[side].push({ kind: 'add', plus: change.add, price: 0, mark });
    else {
      const both = change.reroll === 'all';
      const most = change.reroll === 'all' ? 2 : change.reroll;
      found[side].push({ kind: 'reroll', least: both ? 2 : 1, most, price: 0, mark });
    }
  }
  return found;
}

/** §1.6: a charm of the unit that answers this trigger. */
export function charmAt(
  state: State,
  id: UnitId,
  on: 'damageComing' | 'shotAt',
  charms: Charms,
): Once | null {
  const unit = unitOf(state, id);
  const charm = charmsOf(unit).find(({ trigger }) => trigger?.on === on);
  if (charm === undefined || !charms.mayCount(unit, charm.item)) return null;
  return { price: 0, mark: charms.markOf(id, charm.item) };
}

/** Interpose: a nearby unit that takes over a point of a shot at the unit. */
export function guardOf(state: State, id: UnitId, charms: Charms): Once | null {
  const { owner } = unitOf(state, id);
  for (const guard of unitsWhere(state, (unit, at) => at !== id && unit.owner === owner && isAlive(unit))) {
    for (const { id: by, trigger } of skillSet(unitOf(state, guard).kind).passives) {
      if (trigger?.on !== 'allyShot' || trigger.instead !== 'interpose') continue;
      if (isReady(state, guard, by, trigger, id)) return { price: 0, mark: charms.markOf(guard, by) };
    }
  }
  return null;
}

/** What could be used on rolls of these kinds, which forecasts ignore. */
export function helpOn(state: State, rolls: readonly Roll[], roller: UnitId): Help[] {
  const found: Help[] = [];
  const unit = unitOf(state, roller);
  for (const [id, other] of state.units.entries()) {
    for (const { by, effect } of diceEffectsOf(other)) {
      if (!rolls.some((roll) => effect.rolls.includes(roll))) continue;
      if (sideOf(state, id, roller, effect) === null) continue;
      if (effect.side !== 'roller' && !within(other, unit, effect.side.enemyWithin)) continue;
      if (isAffordable(other, { by, cost: effect.cost ?? 0, once: effect.once }))
        found.push({ unit: id, by });
    }
  }
  return found;
}
