import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import type { Event } from './events.ts';
import { eliminate, forceOf, hasKind, hasPieces, isEmpty, isFixed, moveUnit } from './forces.ts';
import type { Clash } from './frames.ts';
import { countOf } from './multiset.ts';
import { chainFrom, mayStand, reachOver } from './passage.ts';
import type { State } from './state.ts';
import { factionOf, playerOf } from './tiles.ts';

/** §10.2, §10.3: the areas open to a force that leaves. */
interface Exits {
  readonly near: readonly Area[];
  readonly bySea: ReadonlySet<Area>;
}

function exitsFrom(state: State, seat: Seat, from: Area): Exits {
  const chain = chainFrom(state, seat, from);
  return { near: atlasOf(state).neighbours(from), bySea: reachOver(state, chain, from) };
}

/** Whether a unit of the force can reach an area and be there. */
function reaches(state: State, seat: Seat, kind: UnitKind, to: Area, exits: Exits): boolean {
  if (!mayStand(state, seat, kind, atlasOf(state).terrain(to))) return false;
  return exits.near.includes(to) || (UNITS[kind].domain !== 'sea' && exits.bySea.has(to));
}

/** §10.2: one area for all, empty or with an own piece, not fled from this turn, open to at least one unit. */
function refuseExit(state: State, seat: Seat, from: Area, to: Area, exits: Exits): Refusal | null {
  const place = [`@${to}`];
  if (to === from || !(exits.near.includes(to) || exits.bySea.has(to)))
    return refusal('10.2', 'retreat.far', place);
  if (playerOf(state, seat).fled.includes(to)) return refusal('10.2', 'retreat.fled', place);
  if (!isEmpty(state, to) && !hasPieces(state, seat, to)) return refusal('10.2', 'retreat.enemy', place);
  const movers = forceOf(state, seat, from).filter((kind) => kind !== 'cutiecorn');
  if (!movers.some((kind) => reaches(state, seat, kind, to, exits)))
    return refusal('10.4', 'retreat.terrain', place);
  return null;
}

export function refuseRetreat(state: State, seat: Seat, from: Area, to: Area): Refusal | null {
  return refuseExit(state, seat, from, to, exitsFrom(state, seat, from));
}

/** Where a force might go, legal or not. */
export function* exitOffers(state: State, seat: Seat, from: Area): Iterable<Area> {
  const { near, bySea } = exitsFrom(state, seat, from);
  yield* new Set([...near, ...bySea]);
}

/** §10.2: whether `retreatAreas` has any; sooner told, since one is enough. */
export function mayLeave(state: State, seat: Seat, from: Area): boolean {
  const exits = exitsFrom(state, seat, from);
  const isOpen = (to: Area): boolean => refuseExit(state, seat, from, to, exits) === null;
  return exits.near.some(isOpen) || [...exits.bySea].some(isOpen);
}

/** §10.2: all legal areas for a withdrawal or retreat, in order. */
export function retreatAreas(state: State, seat: Seat, from: Area): Area[] {
  const exits = exitsFrom(state, seat, from);
  const areas = new Set([...exits.near, ...exits.bySea]);
  return [...areas]
    .filter((to) => refuseExit(state, seat, from, to, exits) === null)
    .toSorted((a, b) => a - b);
}

/** Units of the force that would be lost on the way to an area (§10.4). */
export function lossesOnTheWay(state: State, seat: Seat, from: Area, to: Area): UnitKind[] {
  const exits = exitsFrom(state, seat, from);
  return forceOf(state, seat, from).filter((kind) => !reaches(state, seat, kind, to, exits));
}

/** §10.1: the reason a defender may not withdraw, if any. */
export type Bar = 'noArea' | 'dragon' | 'walls' | 'cavalry' | 'lastLap';

export interface Withdrawal {
  readonly areas: readonly Area[];
  readonly barred: Bar | null;
}

const barred = (bar: Bar): Withdrawal => ({ areas: [], barred: bar });

/** §10.1: whether the defender may withdraw, and where to. Checked in the rulebook's order. */
export function withdrawal(state: State, { area, attacker, defender }: Clash): Withdrawal {
  const open = state.frames[0];
  if (open?.step === 'final' && open.lap > 1) return barred('lastLap');
  const areas = retreatAreas(state, defender, area);
  const attackers = forceOf(state, attacker, area);
  const defenders = forceOf(state, defender, area);
  if (areas.length === 0) return barred('noArea');
  const ships = shipCavalry(state, attacker, area);
  const held = heldBy(attackers, defenders, atlasOf(state).isSea(area), ships);
  if (held === null) return { areas, barred: null };
  if (held !== 'cavalry' || factionOf(state, defender) !== 'corsairs') return barred(held);
  // §14.5: the Corsairs escape by sea, whatever cavalry they face.
  const { bySea } = exitsFrom(state, defender, area);
  const afloat = areas.filter((to) => bySea.has(to));
  return afloat.length > 0 ? { areas: afloat, barred: null } : barred('cavalry');
}

/** §10.1: what holds a defending force, by the forces alone; `ships` are those that count as cavalry. */
export function heldBy(
  attackers: readonly UnitKind[],
  defenders: readonly UnitKind[],
  atSea: boolean,
  ships = 0,
): 'dragon' | 'walls' | 'cavalry' | null {
  if (attackers.includes('dragon')) return 'dragon';
  if (defenders.some(isFixed)) return 'walls';
  if (defenders.includes('dragon') || atSea) return null;
  return cavalryIn(defenders) >= cavalryIn(attackers) + ships ? null : 'cavalry';
}

/** The section that forbids it. */
const BAR_RULES: Readonly<Record<Bar, string>> = {
  noArea: '10.5',
  dragon: '10.1',
  walls: '10.1',
  cavalry: '10.1',
  lastLap: '13.2',
};

/** §9.2: why nobody can withdraw once the battle tiles are drawn, or could not before. */
export function refuseLateWithdrawal(state: State, seat: Seat, clash: Clash): Refusal {
  const place = [`@${clash.area}`];
  if (seat !== clash.defender) return refusal('9.2', 'withdraw.attacker', place);
  const { barred: bar } = withdrawal(state, clash);
  if (bar === null) return refusal('9.2', 'withdraw.late', place);
  const rule = BAR_RULES[bar];
  return refusal(rule, 'withdraw.barred', place, { why: bar });
}

export function cavalryIn(force: readonly UnitKind[]): number {
  return countOf(force, 'cavalry') + countOf(force, 'cutiecorn');
}

/** §14.5: a Corsair ship next to the land area it attacks counts as one cavalry. */
export function shipCavalry(state: State, attacker: Seat, area: Area): number {
  if (factionOf(state, attacker) !== 'corsairs') return 0;
  return atlasOf(state)
    .seas(area)
    .some((sea) => hasKind(state, attacker, sea, 'ship'))
    ? 1
    : 0;
}

/**
 * §10: the whole force leaves for one area; units that cannot follow are lost. Returns the losses that leave a body.
 */
export function flee(state: State, seat: Seat, from: Area, to: Area, context: PlayContext<Event>): number {
  const lost = lossesOnTheWay(state, seat, from, to);
  for (const kind of lost) eliminate(state, seat, kind, from, 'stranded', context);
  for (const kind of forceOf(state, seat, from)) moveUnit(state, seat, kind, from, to);
  playerOf(state, seat).fled.push(from);
  return lost.filter((kind) => kind !== 'cutiecorn').length;
}

/** §10.2: the areas fled from are reset when a turn ends. */
export function forgetFlights(state: State): void {
  for (const player of state.players) player.fled = [];
}
