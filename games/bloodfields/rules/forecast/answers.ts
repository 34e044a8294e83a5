import type { AttackProfile } from '../../content/skills.ts';
import { rangeOf } from '../attack/bonuses.ts';
import { CHARGE_KINDS, chargeKind } from '../charge/kind.ts';
import { chargeBonus, refuseCharging, targetFault } from '../charge/legality.ts';
import { ARRAY_LENGTH } from '../geometry/array-template.ts';
import { gap } from '../geometry/disc.ts';
import { CONTACT, GAP } from '../geometry/numbers.ts';
import { crossed } from '../geometry/path.ts';
import type { Point } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import { catchersOf } from '../movement.ts';
import type { AttackCase, ChainOdds } from '../odds/attack-chain.ts';
import { coverAgainst, isVisible } from '../sight.ts';
import { profileOf, skillSet, spellsOf } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { riskyPieces } from '../turn/turn.ts';
import { refuseWalking } from '../turn/walk.ts';
import { bodiesFor, FRESH_TURN, hasToken, healthOf, unitOf } from '../units.ts';
import { gaitOf } from '../ways.ts';
import { costOf, type Terms } from './attack.ts';
import { afterCharge, chargeCases, chargeOdds, movedTo, strikesIn } from './charge.ts';
import type { Charms } from './charms.ts';
import { both, type Deed, deedsOf, leavesAllAsItWas, thenAlso } from './deeds.ts';
import { type Place, Places } from './places.ts';

/** What an enemy could do to a unit with one activation, and the odds of that. */
export interface Answer {
  readonly by: UnitId;
  /** `rush`: it moves and then charges. */
  readonly deed: 'attack' | 'move' | 'charge' | 'rush';
  /** The way it walks first; empty if it does not. */
  readonly path: readonly Point[];
  /** Attacks and spells in their order, the free attack of a charge first. */
  readonly skills: readonly string[];
  /** The chance that its charge succeeds; 1 if there is none. */
  readonly contact: number;
  readonly odds: ChainOdds;
  readonly cases: readonly AttackCase[];
}

type Plan = Omit<Answer, 'odds' | 'by'>;

/** Works out the odds of cases against the unit in question. */
export type Weigh = (cases: readonly AttackCase[]) => ChainOdds;

/**
 * One enemy that is yet to act in this round: what it could do to one unit, wherever that stands. It considers two actions:
 * two attacks from where it stands; a move and an attack; a charge, its free attack and another attack; a move, a charge and
 * its free attack. A magic action counts with one spell that attacks. Abilities, potions, help from others and anything after
 * a failed charge are left out. The enemy begins its turn as it is now; bad luck in terrain counts. No second attack counts
 * after one that may push or mark its target. Every plan can be played with the odds given; the place it walks to is the
 * best of those considered.
 */
export class Enemy {
  readonly id: UnitId;
  readonly #unit: Unit;
  readonly #target: UnitId;
  readonly #charms: Charms;
  readonly #terms: Terms;
  readonly #places: Places;
  readonly #actions: number;
  /** The chances that terrain lets it move, and lets it charge. */
  readonly #moves: number;
  readonly #charges: number;
  /** How far its attacks reach at most, and the profiles that reach beyond contact. */
  readonly #far: number;
  readonly #distant: readonly AttackProfile[];

  constructor(state: State, id: UnitId, target: UnitId, charms: Charms, terms: Terms) {
    const unit = atTurnBegin(unitOf(state, id));
    this.id = id;
    this.#unit = unit;
    this.#target = target;
    this.#charms = charms;
    this.#terms = terms;
    this.#actions = hasToken(unit, 'stun') ? 1 : 2;
    const field = fieldFor(state);
    const bodies = bodiesFor(state, unit.owner, id, target);
    this.#places = new Places(unit, movementOf(unit), field, bodies, gaitOf(unit));
    const risks = riskyPieces(state, id).map((risk) => field.pieces.find(({ piece }) => piece.id === risk));
    const count = (kind: string): number => risks.filter((one) => one?.piece.kind === kind).length;
    this.#moves = lucky(count('swamp'));
    this.#charges = lucky(count('swamp') + count('forest'));
    this.#distant = profilesOf(unit).filter((profile) => distanceOf(unit, profile) > CONTACT);
    this.#far = attackReach(unit);
  }

  /** The best it could do to the unit in this state; null if it can do nothing. */
  answer(state: State, weigh: Weigh): Answer | null {
    const before: State = { ...state, units: state.units.with(this.id, this.#unit) };
    let best: Answer | null = null;
    for (const plan of this.#plans(before)) {
      const odds = weigh(plan.cases);
      if (odds.mean > 0 && (best === null || odds.worth > best.odds.worth))
        best = { by: this.id, ...plan, odds };
    }
    return best;
  }

  *#plans(state: State): Iterable<Plan> {
    const away = gap(this.#unit, unitOf(state, this.#target));
    const movement = movementOf(this.#unit);
    const walks = this.#actions > 1 && refuseWalking(state, this.id) === null;
    const bonus = 1000 * chargeBonus(this.#unit, unitOf(state, this.#target));
    const rush = movement + HIGHEST + bonus;
    if (away <= this.#far) yield* this.#standing(state);
    if (walks && away <= movement + this.#far) yield* this.#moving(state, away);
    if (refuseCharging(state, this.id, false) !== null) return;
    const sure = away <= rush ? yield* this.#charging(state, [], 0) : 0;
    if (walks && away <= movement + rush && away > CONTACT && sure < SUREST) yield* this.#rushing(state);
  }

  #deeds(state: State): Deed[] {
    return deedsOf(state, this.id, this.#target, this.#charms, this.#terms);
  }

  /** Attacks from where it stands: one, or two in a row. */
  *#standing(state: State): Iterable<Plan> {
    const deeds = this.#deeds(state);
    for (const first of deeds) {
      yield { deed: 'attack', path: [], skills: [first.skill], contact: 1, cases: first.cases };
      if (this.#actions < 2) continue;
      for (const second of deeds) {
        const cases = both(this.#unit, first, second);
        if (cases !== null)
          yield { deed: 'attack', path: [], skills: [first.skill, second.skill], contact: 1, cases };
      }
    }
  }

  /** A move, then an attack. */
  *#moving(state: State, away: number): Iterable<Plan> {
    for (const place of this.#strikingPlaces(state, away)) {
      if (this.#mayFallOn(state, place)) continue;
      const then = movedTo(state, this.id, place, place.length);
      for (const { skill, cases } of this.#deeds(then)) {
        const contact = 1;
        yield { deed: 'move', path: place.path, skills: [skill], contact, cases: scaled(cases, this.#moves) };
      }
    }
  }

  /** §11.4: on its last health it does not walk through ruins. */
  #mayFallOn(state: State, { path }: Place): boolean {
    const { ruins } = fieldFor(state).byKind;
    return healthOf(this.#unit) === 1 && crossed(this.#unit, path, ruins).length > 0;
  }

  /** Where its attacks could strike from: in contact, and for ranged ones the best of the places all around. */
  *#strikingPlaces(state: State, away: number): Iterable<Place> {
    const other = unitOf(state, this.#target);
    const beside = away <= movementOf(this.#unit) ? this.#places.besides(other) : null;
    if (beside !== null) yield beside;
    for (const profile of this.#distant) {
      const range = distanceOf(this.#unit, profile);
      if (away > movementOf(this.#unit) + range) continue;
      yield* this.#shootingPlaces(state, profile, range);
    }
  }

  /** The first place from which the target has no cover, else the first from which it is visible at all. */
  *#shootingPlaces(state: State, profile: AttackProfile, range: number): Iterable<Place> {
    const other = unitOf(state, this.#target);
    const near = profile.bonuses?.some(({ when }) => when === 'halfRange') === true ? range / 2 : range;
    let seen: Place | null = null;
    for (const { place, open } of this.#candidates(state, near, range)) {
      if (gap({ ...place, r: this.#unit.r }, other) > range) continue;
      const then = movedTo(state, this.id, place, place.length);
      const isSeen = profile.seeking === true || isVisible(then, this.id, this.#target);
      // The check whether it can walk there comes last: it takes longest.
      if (!isSeen || !open()) continue;
      if (profile.kind === 'melee' || coverAgainst(then, this.id, this.#target) === null) {
        yield place;
        return;
      }
      seen ??= place;
    }
    if (seen !== null) yield seen;
  }

  *#candidates(
    state: State,
    near: number,
    range: number,
  ): Iterable<{ readonly place: Place; readonly open: () => boolean }> {
    const other = unitOf(state, this.#target);
    for (const distance of near === range ? [near] : [near, range]) {
      const place = this.#places.towards(other, Math.max(GAP, distance));
      if (place !== null) yield { place, open: () => true };
    }
    for (const place of this.#places.around()) yield { place, open: () => this.#places.isOpen(place, other) };
  }

  /** A charge from where it stands now, its free attack, and another attack if an action is left. Returns the charge's chance. */
  *#charging(state: State, path: readonly Point[], walked: number): Generator<Plan, number, undefined> {
    if (targetFault(state, this.id, this.#target) !== null) return 0;
    const luck = this.#charges;
    const { kind, test } = chargeOdds(state, this.id, this.#target, this.#charms);
    const then = test.pass === 0 ? null : afterCharge(state, this.id, this.#target, kind);
    if (then === null) return 0;
    const after = walked === 0 && this.#actions > 1 ? this.#deeds(then) : [];
    for (const skill of strikesIn(then, this.id, this.#target)) {
      const struck = chargeCases(then, this.id, this.#target, skill, test, this.#charms, this.#terms);
      const plan = { deed: walked === 0 ? 'charge' : 'rush', path, contact: test.pass * luck } as const;
      yield { ...plan, skills: [skill], cases: scaled(struck, luck) };
      const profile = profileOf(this.#unit, skill);
      if (!leavesAllAsItWas(this.#unit, { skill, profile })) continue;
      for (const second of after) {
        if (!this.#canFollow(skill, second)) continue;
        const cases = scaled(onlyAfter(struck, second), luck);
        yield { ...plan, skills: [skill, second.skill], cases };
      }
    }
    return test.pass;
  }

  #canFollow(skill: string, second: Deed): boolean {
    const isSame = second.skill === skill && second.unique;
    const cost = costOf(this.#unit, skill) + second.cost;
    return !isSame && cost <= this.#unit.inspire && second.cases.every(({ uses }) => uses === 0);
  }

  /** A move, then a charge: from as near as it gets; from farther away only if that makes the charge easier. */
  *#rushing(state: State): Iterable<Plan> {
    const other = unitOf(state, this.#target);
    let easiest: number = CHARGE_KINDS.length;
    for (const place of this.#places.nearest(other)) {
      if (this.#mayFallOn(state, place)) continue;
      const then = movedTo(state, this.id, place, place.length);
      // §13.1: a unit caught by Home Soil cannot charge after that move.
      if (catchersOf(then, this.id).length > 0) continue;
      if (targetFault(then, this.id, this.#target) !== null) continue;
      const kind = CHARGE_KINDS.indexOf(chargeKind(then, this.id, this.#target));
      if (kind >= easiest) continue;
      easiest = kind;
      yield* this.#charging(then, place.path, place.length);
      if (easiest === 0) return;
    }
  }
}

/** §6.1: the highest die. */
const HIGHEST = 6000;

/** §6.3: the chance of a charge that fails only on two ones: no other place improves it. */
const SUREST = 35 / 36 - 1e-9;

/** §11.2, §11.3: the chance that none of these dice shows a one. */
function lucky(dice: number): number {
  let chance = 1;
  for (let die = 0; die < dice; die++) chance *= 5 / 6;
  return chance;
}

/** §4.1: the unit as its turn begins: what lasts until then is over. */
export const atTurnBegin = (unit: Unit): Unit => ({
  ...unit,
  turn: FRESH_TURN,
  boosts: unit.boosts.filter(({ until }) => until === 'round'),
});

/** How far the attacks of a unit reach from its rim at most, in mil. */
export const attackReach = (unit: Unit): number =>
  Math.max(CONTACT, ...profilesOf(unit).map((profile) => distanceOf(unit, profile)));

const profilesOf = (unit: Unit): AttackProfile[] => [
  ...skillSet(unit.kind).attacks.map(({ attack }) => attack),
  ...spellsOf(unit).flatMap(({ does }) => ('attack' in does ? [does.attack] : [])),
];

/** From how far away an attack can strike, in mil. */
function distanceOf(unit: Unit, profile: AttackProfile): number {
  if (profile.kind === 'melee') return profile.reach ?? profile.aoe ?? CONTACT;
  if (profile.shot === 'array') return ARRAY_LENGTH;
  const last = profile.ballistic?.at(-1)?.to;
  // §14.3: a ball flies on.
  if (last !== undefined) return profile.shot === 'cannon' ? last + 2 * HIGHEST : last;
  return rangeOf(unit, profile);
}

const scaled = (cases: readonly AttackCase[], share: number): readonly AttackCase[] =>
  share === 1 ? cases : cases.map((one) => ({ ...one, chance: one.chance * share }));

/** A second deed only where the first happened: a unit that failed to come into contact cannot strike there. */
const onlyAfter = (cases: readonly AttackCase[], second: Deed): AttackCase[] =>
  cases.flatMap((one) =>
    thenAlso([{ ...one, chance: 1 }], second).map((two) => ({ ...two, chance: two.chance * one.chance })),
  );
