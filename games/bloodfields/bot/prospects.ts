import type { Seat } from '@sanguine/kernel';
import type { AttackProfile } from '../content/skills.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import { rangeOf } from '../rules/attack/bonuses.ts';
import { chargeBonus } from '../rules/charge/legality.ts';
import { touching } from '../rules/geometry/disc.ts';
import { ARRAY_LENGTH } from '../rules/geometry/array-template.ts';
import { CONTACT } from '../rules/geometry/numbers.ts';
import { skillSet, standingsOf } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { boostOf, movementOf, suffers } from '../rules/stats.ts';
import { hasToken, hasTrait, isAlive, otherSeat, unitOf } from '../rules/units.ts';
import { diceIn, pairWorth } from './pair-worth.ts';
import { PairMemory } from './posture.ts';
import { spellChance } from './spell-chance.ts';
import { stakeIn, stakesFor } from './unit-worth.ts';
import { TOKEN } from './values.ts';

/** The chance of an easy charge by the number it needs on its higher die. */
const CHARGE = [1, 0.972, 0.972, 0.889, 0.75, 0.556, 0.306];

/** How far a charge at another unit goes before the die is added, in mil. */
export const chargeStep = (unit: Unit, target: Unit): number =>
  movementOf(unit) + 1000 * chargeBonus(unit, target);

/** The chance of a charge that must go this far beyond its step, as if nothing lay in between. */
export const chanceBeyond = (mil: number): number => CHARGE[Math.max(0, Math.ceil(mil / 1000))] ?? 0;

/** The chance of a charge over a distance in mil. */
export const plainCharge = (unit: Unit, target: Unit, gap: number): number =>
  chanceBeyond(gap - chargeStep(unit, target));

/** What a unit could do to one enemy. */
interface Prospect extends Mark {
  readonly reaches: readonly Reaching[];
  /** The best blow in contact, or by a charge. */
  readonly melee: number;
  /** The best of all its reaches. */
  readonly top: number;
}

export interface Reaching {
  readonly from: number;
  readonly to: number;
  readonly worth: number;
  readonly kill: number;
  /** Impossible while in combat. */
  readonly ranged: boolean;
  /** Needs no line of sight. */
  readonly blind: boolean;
  /** Once a turn. */
  readonly once: boolean;
  /** What is left of its worth if the target has cover. */
  readonly covered: number;
}

/** How near and how far an attack strikes, in mil. */
export function reachOf(unit: Unit, profile: AttackProfile): readonly [from: number, to: number] {
  if (profile.kind === 'melee') return [0, Math.max(CONTACT, profile.reach ?? profile.aoe ?? 0)];
  if (profile.shot === 'array') return [0, ARRAY_LENGTH];
  const bands = profile.ballistic;
  if (bands !== undefined) return [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 0];
  return [0, rangeOf(unit, profile)];
}

/** The share of a shot's worth that counts: if it may go astray, and otherwise, since the target may be covered or unseen. */
const ASTRAY = 0.55;
const SHOT = 0.9;
/** A charge may meet obstacles that were not looked at. */
const RUSH = 0.9;

/** What a unit could do to its enemies from anywhere, worked out once: places are then compared by distance alone. */
export class Prospects {
  readonly #unit: Unit;
  readonly #list: readonly Prospect[];
  readonly #charges: boolean;
  /** How far its farthest attack strikes. */
  readonly reach: number;

  constructor(state: State, id: UnitId) {
    const unit = unitOf(state, id);
    this.#unit = unit;
    this.#charges = mayCharge(unit);
    const list: Prospect[] = [];
    let farthest = 0;
    for (const { unit: other, stake } of marksOf(state, unit.owner)) {
      const reaches = reachings(unit, other);
      let melee = 0;
      let top = 0;
      for (const { to, worth, kill, ranged } of reaches) {
        const full = worth + kill * stake;
        if (full > top) top = full;
        if (!ranged && full > melee) melee = full;
        if (to > farthest) farthest = to;
      }
      list.push({ unit: other, stake, reaches, melee, top });
    }
    // The best come first, so that `at` can stop early.
    this.#list = list.toSorted((one, other) => other.top - one.top);
    this.reach = farthest;
  }

  /** The best that could be done from here with one action. `charging`: it may still charge this turn. */
  at(x: number, y: number, charging: boolean): number {
    const { r } = this.#unit;
    let best = 0;
    const close = this.isClose(x, y);
    for (const { unit, melee, reaches, stake, top } of this.#list) {
      if (top <= best) break;
      const gap = gapTo(unit, x, y, r);
      for (const { from, to, worth, kill, ranged } of reaches) {
        if (gap >= from && gap <= to && !(ranged && close)) best = Math.max(best, worth + kill * stake);
      }
      if (!charging || close || !this.#charges || gap <= CONTACT || RUSH * melee <= best) continue;
      best = Math.max(best, RUSH * melee * plainCharge(this.#unit, unit, gap));
    }
    return best;
  }

  /** The most that could be done with one action from anywhere within a distance of here. */
  most(x: number, y: number, step: number, charging: boolean): number {
    const { r } = this.#unit;
    let best = 0;
    for (const { unit, melee, reaches, stake, top } of this.#list) {
      if (top <= best) break;
      const gap = gapTo(unit, x, y, r);
      for (const { from, to, worth, kill } of reaches) {
        if (gap + step >= from && gap - step <= to) best = Math.max(best, worth + kill * stake);
      }
      if (!charging || !this.#charges || RUSH * melee <= best) continue;
      best = Math.max(best, RUSH * melee * plainCharge(this.#unit, unit, gap - step));
    }
    return best;
  }

  /** The best it could do from here at range if it were not in combat. */
  freely(x: number, y: number): number {
    let best = 0;
    for (const { unit, reaches } of this.#list) {
      const gap = gapTo(unit, x, y, this.#unit.r);
      for (const { from, to, worth, ranged } of reaches)
        if (ranged && gap >= from && gap <= to) best = Math.max(best, worth);
    }
    return best;
  }

  /** How far away the nearest enemy is, in mil; 0 if there is none. */
  nearest(x: number, y: number): number {
    let least = Infinity;
    for (const { unit } of this.#list) {
      const gap = gapTo(unit, x, y, this.#unit.r);
      if (gap < least) least = gap;
    }
    return least === Infinity ? 0 : least;
  }

  /** True if an enemy would be in contact there. */
  isClose(x: number, y: number): boolean {
    for (const { unit } of this.#list) {
      const dx = unit.x - x;
      const dy = unit.y - y;
      const reach = unit.r + this.#unit.r + CONTACT;
      if (dx * dx + dy * dy <= reach * reach) return true;
    }
    return false;
  }
}

const mayCharge = (unit: Unit): boolean =>
  !hasTrait(unit, 'warmachine') && !suffers(unit, 'immobilize') && unit.turn.bogged === 'no';

/** An enemy, and what the scenario adds to its fall. */
export interface Mark {
  readonly unit: Unit;
  readonly stake: number;
}

/** Every enemy a seat could strike at. */
export function marksOf(state: State, seat: Seat): Mark[] {
  const marks: Mark[] = [];
  const stakes = stakesFor(state, otherSeat(seat));
  for (let id = 0; id < state.units.length; id++) {
    const unit = unitOf(state, id);
    if (unit.owner !== seat && isAlive(unit)) marks.push({ unit, stake: stakeIn(stakes, id) });
  }
  return marks;
}

/** The best a unit could do at once from where it stands: like `Prospects.at`, but quicker for a single place. */
export function deedsOf(unit: Unit, marks: readonly Mark[]): number {
  const { x, y, r } = unit;
  let close = false;
  for (const mark of marks) if (touching(unit, mark.unit)) close = true;
  const charges = !close && mayCharge(unit);
  const farthest = Math.max(strikesTo(unit), charges ? chargesTo(unit) : 0);
  let best = 0;
  for (const { unit: other, stake } of marks) {
    const gap = gapTo(other, x, y, r);
    // On a large table most enemies are out of reach.
    if (gap > farthest) continue;
    let melee = 0;
    for (const { from, to, worth, kill, ranged } of reachings(unit, other)) {
      const full = worth + kill * stake;
      if (!ranged && full > melee) melee = full;
      if (full > best && gap >= from && gap <= to && !(ranged && close)) best = full;
    }
    if (charges && RUSH * melee > best) best = Math.max(best, RUSH * melee * plainCharge(unit, other, gap));
  }
  return best;
}

/** The longest reach of a kind's attacks and spells, in mil, before anything adds to it. */
const longest = new Map<UnitKind, number>();

function longestOf(unit: Unit): number {
  const found = longest.get(unit.kind);
  if (found !== undefined) return found;
  const { attacks, spells } = skillSet(unit.kind);
  const profiles = [
    ...attacks.map(({ attack }) => attack),
    ...spells.flatMap(({ does }) => ('attack' in does ? [does.attack] : [])),
  ];
  const plain = { ...unit, boosts: [] };
  const most = Math.max(0, ...profiles.map((profile) => reachOf(plain, profile)[1]));
  longest.set(unit.kind, most);
  return most;
}

/** None of a unit's attacks and spells strikes farther than this. */
const strikesTo = (unit: Unit): number => longestOf(unit) + Math.max(0, boostOf(unit, 'range'));

/** The most a die adds to a charge, in mil. */
export const LONGEST_CHARGE = 1000 * (CHARGE.length - 1);

/** No charge of a unit goes farther than this, whatever its target. */
const chargesTo = (unit: Unit): number =>
  movementOf(unit) +
  1000 * Math.max(chargeBonus(unit, { dot: 0 }), chargeBonus(unit, { dot: 1 })) +
  LONGEST_CHARGE;

function gapTo(unit: Unit, x: number, y: number, r: number): number {
  const dx = unit.x - x;
  const dy = unit.y - y;
  return Math.sqrt(dx * dx + dy * dy) - unit.r - r;
}

const known = new PairMemory<readonly Reaching[]>(findReachings);

/** What a unit could do to another with one action, wherever they stand. */
export const reachings = (unit: Unit, other: Unit): readonly Reaching[] => known.of(unit, other);

function findReachings(unit: Unit, other: Unit): Reaching[] {
  const list: Reaching[] = [];
  const { attacks, spells } = skillSet(unit.kind);
  for (const { id: skill, cost, attack, unique } of attacks) {
    if (cost > unit.inspire || (unique === true && unit.turn.skills.includes(skill))) continue;
    // The basic attack is the weakest of all; it counts only if there is no other in melee.
    if (skill === 'basic' && list.some(({ ranged }) => !ranged)) continue;
    const share =
      attack.shot === 'artillery' || attack.shot === 'cannon' ? ASTRAY : attack.kind === 'ranged' ? SHOT : 1;
    list.push(reaching(unit, other, skill, attack, share, cost, unique === true));
  }
  if (spells.length === 0 || unit.turn.once.includes('magic') || suffers(unit, 'silence')) return list;
  for (const { id: spell, difficulty, does } of spells) {
    if ('attack' in does)
      list.push(reaching(unit, other, spell, does.attack, spellChance(unit, difficulty), 0, true));
  }
  return list;
}

function reaching(
  unit: Unit,
  other: Unit,
  skill: string,
  attack: AttackProfile,
  share: number,
  cost: number,
  once: boolean,
): Reaching {
  const [from, to] = reachOf(unit, attack);
  const dice = diceIn(attack) + usualDice(unit, attack);
  const { worth, kill } = pairWorth(unit, other, skill, attack, { dice, cost });
  const times = share * (attack.times ?? 1);
  const price = TOKEN * cost;
  const ranged = attack.kind === 'ranged';
  const hides =
    ranged && attack.ignoreCover !== true && attack.shot !== 'artillery' && !hasToken(other, 'spotted');
  const covered = hides ? pairWorth(unit, other, skill, attack, { dice, cost, cover: true }).worth : worth;
  return {
    from,
    to,
    worth: times * worth - price,
    kill: times * kill,
    ranged,
    blind: attack.seeking === true || attack.shot === 'artillery',
    once,
    covered: times * covered - price,
  };
}

/** Dice usually added wherever the two stand: for wounds, potions and chants. */
function usualDice(unit: Unit, { kind }: AttackProfile): number {
  let dice = kind === 'melee' ? boostOf(unit, 'meleeDice') : 0;
  for (const standing of standingsOf(unit.kind)) {
    if (standing.gives !== 'attack' || standing.bonus.dice === undefined) continue;
    const { when, dice: more } = standing.bonus;
    if (typeof when === 'object' && 'hurt' in when && unit.damage >= when.hurt) dice += more;
  }
  return dice;
}
