import type { Seat } from '@sanguine/kernel';
import { CONTROL, type Scenario, scoringFor } from '../content/scenarios.ts';
import { fieldFor } from '../rules/ground.ts';
import { groundFor, scenarioFor, zonesFor } from '../rules/scenario.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { movementOf } from '../rules/stats.ts';
import { hasTrait, isAlive, otherSeat, unitOf } from '../rules/units.ts';

/** A place worth something to a unit near it. */
interface Goal {
  readonly x: number;
  readonly y: number;
  readonly within: number;
  /** What being there is worth; coming nearer is worth a part of it. */
  readonly worth: number;
}

/** The share a place is worth to a unit that does not change who controls it: it helps to keep it. */
const RESERVE = 0.2;
/** The share a flag is worth in rounds before it scores. */
const EARLY = 0.7;
/** What each later round in which it may score adds, for up to two. */
const LATER = 0.2;
/** The share of a place's worth that draws a unit towards it; it fades with distance. */
const NEAR = 0.25;

/** How many rounds come after this one. */
export const roundsLeft = (state: State): number => Math.max(0, scenarioFor(state).rounds - state.round);

const lasting = (state: State): number => 1 + LATER * Math.min(2, roundsLeft(state));

/** What the scenario gives for where a unit stands, worked out once per unit. */
export class Goals {
  readonly #goals: Goal[] = [];
  readonly #unit: Unit;
  readonly #step: number;
  readonly #quarters: Quarters | null;
  readonly #exit: Exit | null;

  constructor(state: State, id: UnitId) {
    const unit = unitOf(state, id);
    this.#unit = unit;
    this.#step = Math.max(1500, movementOf(unit));
    const scenario = scenarioFor(state);
    const { flags, caches, shrine } = groundFor(state);
    const flag = scoringFor(scenario, 'flag');
    if (flag !== undefined) {
      for (const { x, y, worth } of flags) {
        const times = state.round < flag.from ? EARLY : lasting(state);
        this.#addControl(state, id, x, y, worth * times);
      }
    }
    const cache = scoringFor(scenario, 'cache');
    if (cache !== undefined) {
      for (const index of state.caches) {
        const spot = caches[index];
        if (spot === undefined) continue;
        const barred = state.round < cache.ownHalfFrom && isOwnHalf(state, unit.owner, spot.y);
        this.#addControl(state, id, spot.x, spot.y, cache.points * (barred ? 0.25 : 1));
      }
    }
    const wagon = scoringFor(scenario, 'wagon');
    if (wagon !== undefined && state.wagon !== null) {
      this.#addControl(state, id, state.wagon.x, state.wagon.y, (wagon.points + 6) * lasting(state));
    }
    const rite = scoringFor(scenario, 'rite');
    if (rite !== undefined && shrine !== null) {
      const worth = 1.6 * rite.points * (1 + 0.25 * Math.min(2, roundsLeft(state)));
      this.#goals.push({ x: shrine.x, y: shrine.y, within: rite.within, worth });
    }
    this.#quarters = quartersFor(state, scenario, id);
    this.#exit = exitFor(state, scenario, unit);
  }

  #addControl(state: State, id: UnitId, x: number, y: number, worth: number): void {
    const gain = controlGain(state, id, x, y);
    this.#goals.push({ x, y, within: CONTROL, worth: worth * (gain > 0 ? 1 : RESERVE) });
  }

  at(x: number, y: number): number {
    const { r } = this.#unit;
    let here = 0;
    let pull = 0;
    for (const goal of this.#goals) {
      const dx = goal.x - x;
      const dy = goal.y - y;
      const far = Math.sqrt(dx * dx + dy * dy) - r - goal.within;
      if (far <= 0) here += goal.worth;
      else pull = Math.max(pull, goal.worth * NEAR * (1 / (1 + far / this.#step)));
    }
    if (this.#quarters !== null) here += this.#quarters.at(x, y, r);
    if (this.#exit !== null) here += this.#exit.at(y, x, r, 0);
    return here + (here > 0 ? 0.3 * pull : pull);
  }

  /** An upper bound of `at` for places within a distance of here. */
  most(x: number, y: number, step: number): number {
    const { r } = this.#unit;
    let here = 0;
    let pull = 0;
    for (const goal of this.#goals) {
      const dx = goal.x - x;
      const dy = goal.y - y;
      const far = Math.sqrt(dx * dx + dy * dy) - r - goal.within - step;
      if (far <= 0) here += goal.worth;
      else pull = Math.max(pull, goal.worth * NEAR * (1 / (1 + far / this.#step)));
    }
    if (this.#quarters !== null) here += this.#quarters.most;
    if (this.#exit !== null) here += this.#exit.at(y, x, r, step);
    return here + pull;
  }
}

/** §16.1: 1 if one more unit of this owner changes who controls the place, else 0. */
function controlGain(state: State, id: UnitId, x: number, y: number): number {
  const unit = unitOf(state, id);
  const support = hasTrait(unit, 'support');
  let lead = 0;
  let ownSupport = false;
  let theirSupport = false;
  let at = -1;
  for (const other of state.units) {
    at += 1;
    if (at === id || !isAlive(other)) continue;
    const dx = other.x - x;
    const dy = other.y - y;
    const reach = other.r + CONTROL;
    if (dx * dx + dy * dy > reach * reach) continue;
    const own = other.owner === unit.owner;
    if (!hasTrait(other, 'support')) lead += own ? 1 : -1;
    else if (own) ownSupport = true;
    else theirSupport = true;
  }
  lead += (ownSupport ? 1 : 0) - (theirSupport ? 1 : 0);
  if (support && ownSupport) return 0;
  return lead === 0 || lead === -1 ? 1 : 0;
}

const isOwnHalf = (state: State, seat: Seat, y: number): boolean => {
  const middle = fieldFor(state).height / 2;
  return state.players[seat]?.side === 1 ? y > middle : y < middle;
};

/** §16.2: what being in each quarter of the table is worth. */
class Quarters {
  readonly #middleX: number;
  readonly #middleY: number;
  readonly #worth: readonly number[];

  constructor(middleX: number, middleY: number, worth: readonly number[]) {
    this.#middleX = middleX;
    this.#middleY = middleY;
    this.#worth = worth;
  }

  get most(): number {
    return Math.max(0, ...this.#worth);
  }

  at(x: number, y: number, r: number): number {
    const east = x - r >= this.#middleX ? 1 : x + r <= this.#middleX ? 0 : -1;
    const upper = y - r >= this.#middleY ? 1 : y + r <= this.#middleY ? 0 : -1;
    return east < 0 || upper < 0 ? 0 : (this.#worth[2 * east + upper] ?? 0);
  }
}

function quartersFor(state: State, scenario: Scenario, id: UnitId): Quarters | null {
  const rule = scoringFor(scenario, 'presence');
  if (rule === undefined) return null;
  const { width, height } = fieldFor(state);
  const [middleX, middleY] = [width / 2, height / 2];
  const own = unitOf(state, id);
  const weigh = (unit: Unit, upper: number): number =>
    (state.players[unit.owner]?.side === 1) === (upper === 1) ? 1 : rule.unitBeyond;
  const lead = [0, 0, 0, 0];
  for (let at = 0; at < state.units.length; at++) {
    const unit = unitOf(state, at);
    if (at === id || !isAlive(unit)) continue;
    const upper = unit.y > middleY ? 1 : 0;
    const quarter = (unit.x > middleX ? 2 : 0) + upper;
    const weight = weigh(unit, upper) * (hasTrait(unit, 'support') ? 0.5 : 1);
    lead[quarter] = (lead[quarter] ?? 0) + (unit.owner === own.owner ? weight : -weight);
  }
  // Each quarter that changes hands counts as a quarter of the points, for either side.
  const points = (rule.four / 4) * lasting(state);
  const worth = lead.map((now, quarter) => {
    const after = now + weigh(own, quarter % 2);
    return points * (Math.sign(Math.round(after)) - Math.sign(Math.round(now)) + 0.1 * (now < 3 ? 1 : 0));
  });
  return new Quarters(middleX, middleY, worth);
}

/** §16.2: the way out through the enemy's zone. */
class Exit {
  readonly #depth: (x: number, y: number, r: number) => number;
  readonly #worth: number;
  readonly #step: number;
  readonly #rounds: number;

  constructor(
    depth: (x: number, y: number, r: number) => number,
    worth: number,
    step: number,
    rounds: number,
  ) {
    this.#depth = depth;
    this.#worth = worth;
    this.#step = step;
    this.#rounds = rounds;
  }

  /** `step`: how much nearer it may come. */
  at(y: number, x: number, r: number, step: number): number {
    const far = this.#depth(x, y, r) - step;
    if (far <= 0) return this.#worth;
    const turns = far / (2 * this.#step);
    // A unit that cannot make it any more has no reason to go there.
    if (turns > this.#rounds + 1) return 0;
    return this.#worth * Math.max(0, 0.9 - 0.16 * turns);
  }
}

function exitFor(state: State, scenario: Scenario, unit: Unit): Exit | null {
  const rule = scoringFor(scenario, 'exit');
  if (rule === undefined) return null;
  const zones = zonesFor(state, otherSeat(unit.owner));
  const depth = (x: number, y: number, r: number): number => {
    let least = Infinity;
    for (const { x0, y0, x1, y1 } of zones) {
      const dx = Math.max(0, x0 + r - x, x - x1 + r);
      const dy = Math.max(0, y0 + r - y, y - y1 + r);
      least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
    }
    return least;
  };
  const points = hasTrait(unit, 'support') ? rule.support : rule.points;
  return new Exit(depth, points, Math.max(1500, movementOf(unit)), roundsLeft(state));
}
