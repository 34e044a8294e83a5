import type { Point } from '../geometry/point.ts';
import { span } from '../geometry/point.ts';
import { blurredBy } from '../movement.ts';
import { type AttackCase, casesOdds, type ChainOdds } from '../odds/attack-chain.ts';
import { attackKey } from '../odds/attack-key.ts';
import { coverAgainst, type CoverReason, isVisible } from '../sight.ts';
import type { State, UnitId } from '../state.ts';
import { turnOf } from '../turn/turn-frame.ts';
import { enemiesOf, hasTrait, unitOf } from '../units.ts';
import { type Answer, Enemy, type Weigh } from './answers.ts';
import { targetOf, type Terms } from './attack.ts';
import { afterCharge, chargeCases, chargeOdds, movedTo, strikesIn } from './charge.ts';
import { Charms } from './charms.ts';
import { deedsOf } from './deeds.ts';
import { refuseCharging, targetFault } from '../charge/legality.ts';

/** How a unit and an enemy see each other. */
interface Sight {
  readonly enemy: UnitId;
  readonly seen: boolean;
  /** §8.3: the cover of the unit from that enemy's shots, before anything that ignores cover. */
  readonly cover: CoverReason | null;
}

/** The best a unit could do with one action. */
interface OwnDeed {
  readonly target: UnitId;
  readonly skill: string;
  /** The chance that its charge succeeds; null if it strikes without one. */
  readonly charge: number | null;
  readonly odds: ChainOdds;
}

/** What a place means for a unit. */
export interface Spot {
  readonly sights: readonly Sight[];
  /** Its best attack or charge from there by worth; null if there is none. */
  readonly best: OwnDeed | null;
  /** What each enemy yet to act could do to it there in this round, the worst first. */
  readonly answers: readonly Answer[];
  /** The odds of all these answers in a row, in this order, if every enemy finds room. */
  readonly together: () => ChainOdds;
}

/** Answers for one place after another, as a unit is dragged over the table. */
interface Standing {
  /** `length`: of the way there; by default as the crow flies. */
  readonly at: (point: Point, length?: number) => Spot;
}

/**
 * What it means for a unit to stand at a place: whom it sees, what it could do from there with one action, and what each
 * enemy yet to act could do to it there in this round (`answers.ts` says what that covers). Both sides use tokens and charms
 * as is best for each roll. What enemies can do wherever the unit stands is worked out once.
 */
export function standing(state: State, id: UnitId): Standing {
  const unit = unitOf(state, id);
  const charms = new Charms();
  const target = targetOf(state, id);
  const terms: Terms = { value: target.value };
  const foes = enemiesOf(state, unit.owner);
  const enemies = foes
    .filter((foe) => isToAct(state, foe))
    .map((foe) => new Enemy(state, foe, id, charms, terms));
  const weigh = weighing((cases) => casesOdds(target, [cases]));
  const prey = foes.map((foe): Prey => {
    const against = targetOf(state, foe);
    return { id: foe, value: against.value, weigh: weighing((cases) => casesOdds(against, [cases])) };
  });
  return {
    at(point, length = span(unit, point)) {
      const moved = length === 0 ? state : arrived(state, id, point, length);
      const answers = enemies
        .flatMap((enemy) => enemy.answer(moved, weigh) ?? [])
        .toSorted((one, two) => two.odds.worth - one.odds.worth);
      return {
        sights: foes.map((enemy) => sightOf(moved, id, enemy)),
        best: bestDeed(moved, id, prey),
        answers,
        together: () =>
          casesOdds(
            target,
            answers.map(({ cases }) => cases),
          ),
      };
    },
  };
}

/** §3.4, §3.5: whether it may still be activated in this round; false during its own turn. */
export function isToAct(state: State, id: UnitId): boolean {
  const unit = unitOf(state, id);
  if (unit.activated || turnOf(state)?.unit === id) return false;
  return !hasTrait(unit, 'support') || state.players[unit.owner]?.supportsDone !== true;
}

/** The table with a unit that has walked to a place. */
function arrived(state: State, id: UnitId, point: Point, length: number): State {
  const then = movedTo(state, id, point, length);
  const there = unitOf(then, id);
  return { ...then, units: then.units.with(id, { ...there, boosts: blurredBy(there) }) };
}

function sightOf(state: State, id: UnitId, enemy: UnitId): Sight {
  const seen = isVisible(state, id, enemy);
  return { enemy, seen, cover: seen ? coverAgainst(state, enemy, id) : null };
}

/** Weighs equal cases only once. */
function weighing(weigh: Weigh): Weigh {
  const known = new Map<string, ChainOdds>();
  return (cases) => {
    const key = cases.map(keyOf).join('|');
    const found = known.get(key) ?? weigh(cases);
    known.set(key, found);
    return found;
  };
}

const keyOf = ({ chance, uses, attacks }: AttackCase): string =>
  `${chance}:${uses}:${attacks.map((one) => `${one.attackerTokens}:${one.muted ? 1 : 0}:${attackKey(one)}`).join('+')}`;

/** An enemy as a target: what damage to it is worth, and how to weigh attacks on it. */
interface Prey {
  readonly id: UnitId;
  readonly value: readonly number[];
  readonly weigh: Weigh;
}

function bestDeed(state: State, id: UnitId, prey: readonly Prey[]): OwnDeed | null {
  if (!isOwnTurnLeft(state, id)) return null;
  const charms = new Charms();
  const mayCharge = refuseCharging(state, id, false) === null;
  let best: OwnDeed | null = null;
  for (const { id: target, value, weigh } of prey) {
    const offer = (skill: string, charge: number | null, cases: readonly AttackCase[]): void => {
      const odds = weigh(cases);
      if (odds.mean > 0 && (best === null || odds.worth > best.odds.worth))
        best = { target, skill, charge, odds };
    };
    for (const { skill, cases } of deedsOf(state, id, target, charms, { value })) offer(skill, null, cases);
    if (!mayCharge || targetFault(state, id, target) !== null) continue;
    const { kind, test } = chargeOdds(state, id, target, charms);
    const then = test.pass === 0 ? null : afterCharge(state, id, target, kind);
    for (const skill of then === null ? [] : strikesIn(then, id, target))
      offer(skill, test.pass, chargeCases(then ?? state, id, target, skill, test, charms, { value }));
  }
  return best;
}

/** Whether it is in its turn, or may still have one in this round. */
const isOwnTurnLeft = (state: State, id: UnitId): boolean => turnOf(state)?.unit === id || isToAct(state, id);
