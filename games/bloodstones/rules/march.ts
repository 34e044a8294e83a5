import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { turnCutiecorn } from './cutiecorn.ts';
import type { Event } from './events.ts';
import { enemyIn, forceOf, moveUnit, named } from './forces.ts';
import type { March } from './moves.ts';
import { holds } from './multiset.ts';
import { chainFrom, enterCost, reachOver } from './passage.ts';
import type { State } from './state.ts';
import { pipSum, playerOf } from './tiles.ts';

/** §8: units that can march; Undead have their own phase. */
export function marches(kind: UnitKind): boolean {
  return UNITS[kind].domain !== 'fixed' && kind !== 'undead';
}

/**
 * §8.1, §8.3: the price of one step of a group. Each leader takes one unit along for free, another leader included, but
 * at least one leader pays; the most expensive units go free. The Cutiecorn always moves free (§15.2).
 */
export function groupCost(units: readonly UnitKind[], price: (kind: UnitKind) => number): number {
  let sum = 0;
  let leaders = 0;
  for (const kind of units) {
    const cost = price(kind);
    if (cost === Infinity) return Infinity;
    if (kind === 'leader') leaders++;
    if (kind !== 'cutiecorn') sum += cost;
  }
  return leaders === 0 ? sum : sum - freeOfCharge(units, leaders, price);
}

/** What the leaders save: the most expensive units, as many as there are leaders, excluding the first leader. */
function freeOfCharge(
  units: readonly UnitKind[],
  leaders: number,
  price: (kind: UnitKind) => number,
): number {
  const payer = units.indexOf('leader');
  const costs = units.flatMap((kind, at) => (at === payer || kind === 'cutiecorn' ? [] : [price(kind)]));
  costs.sort((a, b) => b - a);
  let saved = 0;
  for (const cost of costs.slice(0, leaders)) saved += cost;
  return saved;
}

export function marchCost(state: State, seat: Seat, units: readonly UnitKind[], to: Area): number {
  const terrain = atlasOf(state).terrain(to);
  return groupCost(units, (kind) => enterCost(state, seat, kind, terrain));
}

/** Refuses if the unit cannot make the step at all; passage is by own ships (§8.4). */
function refuseUnit(
  state: State,
  seat: Seat,
  kind: UnitKind,
  from: Area,
  to: Area,
  near: boolean,
  passage: boolean,
): Refusal | null {
  const atlas = atlasOf(state);
  const terrain = atlas.terrain(to);
  const { domain } = UNITS[kind];
  if (domain === 'fixed') return refusal('8.2', 'march.fixed', named([kind], from));
  if (kind === 'undead') return refusal('5.1', 'march.undead', named([kind], from));
  if (domain === 'sea' && terrain !== 'sea') return refusal('8.4', 'march.shipOnLand', named([kind], from));
  if (domain === 'land' && terrain === 'sea') return refusal('8.4', 'march.landAtSea', named([kind], from));
  if (!Number.isFinite(enterCost(state, seat, kind, terrain)))
    return refusal('8.6', 'march.mountain', [`@${to}`]);
  if (near || (passage && domain !== 'sea')) return null;
  return refusal('8.1', 'march.far', [`@${from}`, `@${to}`]);
}

/** §8: a step of a march, in addition to the pips already owed. */
export function refuseStep(
  state: State,
  seat: Seat,
  { units, from, to }: March,
  debt: number,
): Refusal | null {
  const force = forceOf(state, seat, from);
  if (!holds(force, units)) return refusal('8.1', 'march.notThere', named(units, from));
  if (from === to) return refusal('8.1', 'march.nowhere', [`@${to}`]);
  const near = atlasOf(state).adjacent(from, to);
  const passage = !near && reachOver(state, chainFrom(state, seat, from), from).has(to);
  for (const kind of units) {
    const refused = refuseUnit(state, seat, kind, from, to, near, passage);
    if (refused !== null) return refused;
  }
  if (enemyIn(state, seat, from)) return refusal('8.2', 'march.contested', named(units, from));
  if (units.every((kind) => kind === 'cutiecorn'))
    return refusal('15.2', 'march.cutiecorn', named(units, from));
  const need = debt + marchCost(state, seat, units, to);
  const player = playerOf(state, seat);
  const have = pipSum(player.faction, player.hand);
  return need > have ? refusal('8.7', 'march.pips', [`@${to}`], { need, have }) : null;
}

/** Makes the step and returns its cost. */
export function walk(
  state: State,
  seat: Seat,
  { units, from, to }: March,
  context: PlayContext<Event>,
): number {
  const cost = marchCost(state, seat, units, to);
  for (const kind of units) moveUnit(state, seat, kind, from, to);
  context.emit({ e: 'unit.moved', seat, units, from, to, cost });
  turnCutiecorn(state, context);
  return cost;
}
