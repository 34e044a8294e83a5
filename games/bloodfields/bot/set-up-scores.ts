import { type Random, type Seat, swiftRandom } from '@sanguine/kernel';
import { readyRosters } from '../content/rosters.ts';
import type { FrameOf, Verbs } from '../rules/frames.ts';
import { type Point, span } from '../rules/geometry/point.ts';
import { fieldFor } from '../rules/ground.ts';
import { coverPiece } from '../rules/geometry/cover.ts';
import type { Muster } from '../rules/moves.ts';
import { randomRoster } from '../rules/roster/random.ts';
import { unitCost } from '../rules/roster/roster.ts';
import { groundFor, pointsFor, zonesFor } from '../rules/scenario.ts';
import { skillSet } from '../rules/skills.ts';
import type { State, Unit } from '../rules/state.ts';
import { hasTrait, isOn, otherSeat, unitOf } from '../rules/units.ts';
import { reachOf } from './prospects.ts';

/** How many rosters are drawn where no ready-made one has the right size. */
const DRAWN = 6;

/** Ready-made rosters of the right size; if there are none, some drawn at random. */
export function rostersFor(state: State, random: Random = swiftRandom('rosters')): Muster[] {
  const points = pointsFor(state);
  const ready = readyRosters(points);
  const fits = state.options.rosters === 'ready' || ready.some((one) => one.points === points);
  if (fits) return ready.map(({ units }) => ({ do: 'muster', roster: copyOf(units) }));
  const drawn = Array.from({ length: DRAWN }, () => randomRoster(random, points));
  return drawn.map((roster) => ({ do: 'muster', roster: copyOf(roster) }));
}

export const muster = (state: State, random: Random): Muster => random.draw(rostersFor(state, random));

const copyOf = (units: ReturnType<typeof randomRoster>) =>
  units.map(({ kind, items }) => ({ kind, items: [...items] }));

const middleOf = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Point => ({
  x: (x0 + x1) / 2,
  y: (y0 + y1) / 2,
});

/** Places worth winning: the scenario's, or the middle of the table and its flanks. */
function prizesOf(state: State): Point[] {
  const { flags, caches, shrine } = groundFor(state);
  const { width, height } = fieldFor(state);
  const places: Point[] = [
    ...flags,
    ...caches,
    ...(shrine === null ? [] : [shrine]),
    ...(state.wagon === null ? [] : [state.wagon]),
  ];
  if (places.length > 0) return places;
  return [0.25, 0.5, 0.75].map((part) => ({ x: width * part, y: height / 2 }));
}

/** How far a unit's shots strike, in mil. */
export const farReach = (unit: Unit): number =>
  skillSet(unit.kind).attacks.reduce(
    (most, { attack }) => Math.max(most, attack.kind === 'ranged' ? reachOf(unit, attack)[1] : 0),
    0,
  );

/** What is known of a place to deploy at, whichever unit is deployed. */
interface Site {
  /** Inches to the nearest prize, how many of our units are nearest to that prize, inches to the enemy. */
  readonly far: number;
  readonly taken: number;
  readonly enemy: number;
}

/** Scores where a unit is deployed: fighters in front, shooters behind, and spread out. */
export function deployScorer(state: State, { seat }: FrameOf<'deploy'>): (move: Verbs['deploy']) => number {
  const prizes = prizesOf(state);
  const zones = zonesFor(state, otherSeat(seat)).map(middleOf);
  const field = fieldFor(state);
  const nearest = (at: Point): number => {
    let best = 0;
    let least = Infinity;
    for (const [index, prize] of prizes.entries()) {
      const far = span(prize, at);
      if (far < least) {
        least = far;
        best = index;
      }
    }
    return best;
  };
  const taken = prizes.map(() => 0);
  for (const unit of state.units) {
    if (unit.owner !== seat || !isOn(unit)) continue;
    const prize = nearest(unit);
    taken[prize] = (taken[prize] ?? 0) + 1;
  }
  // Units of one size may be deployed at the same places, so each is looked at once.
  const sites = new Map<number, Site>();
  const siteAt = (at: Point): Site => {
    const key = at.x * WIDEST + at.y;
    const known = sites.get(key);
    if (known !== undefined) return known;
    const prize = nearest(at);
    const far = span(prizes[prize] ?? at, at) / 1000;
    const enemy = zones.reduce((least, zone) => Math.min(least, span(zone, at)), Infinity) / 1000;
    const site = { far, taken: taken[prize] ?? 0, enemy };
    sites.set(key, site);
    return site;
  };
  return ({ unit: id, at }) => {
    const unit = unitOf(state, id);
    const { far, taken: others, enemy } = siteAt(at);
    const reach = farReach(unit) / 1000;
    const back = reach > 14 ? 0.2 * enemy : reach > 7 ? -0.1 * far : -0.3 * far;
    const shelter = reach > 7 && coverPiece({ x: at.x, y: at.y, r: unit.r }, field) !== null ? 1 : 0;
    // Machines are easily outflanked, and expensive units wait to see what the enemy does.
    const late = hasTrait(unit, 'warmachine') ? 1 : 0.04 * unitCost(unit);
    return back - 0.3 * far - 0.8 * others + shelter - late;
  };
}

/** More mil than the width of any table. */
const WIDEST = 100_000;

/** Scores where a piece of terrain is laid: near our own zone, some five inches from what is to be won. */
export function layScorer(state: State, seat: Seat): (move: Verbs['terrain']) => number {
  const prizes = prizesOf(state);
  const zones = zonesFor(state, seat);
  return ({ at }) => {
    const prize = Math.min(...prizes.map((one) => span(one, at)));
    const home = Math.min(...zones.map((zone) => span(middleOf(zone), at)));
    return -Math.abs(prize - 5000) / 1000 - (0.3 * home) / 1000;
  };
}
