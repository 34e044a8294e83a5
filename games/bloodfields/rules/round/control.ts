import type { Seat } from '@sanguine/kernel';
import { CONTROL } from '../../content/scenarios.ts';
import { within } from '../geometry/disc.ts';
import { type Point } from '../geometry/point.ts';
import { pointDisc } from '../geometry/sight.ts';
import { fieldFor } from '../ground.ts';
import type { State, Unit } from '../state.ts';
import { hasTrait, isAlive } from '../units.ts';

/** §16.1: a seat's strength in units that pass a test, all its supports counting as one. `weight`: how much a unit counts. */
function strength(
  state: State,
  seat: Seat,
  test: (unit: Unit) => boolean,
  weight: (unit: Unit) => number,
): number {
  let sum = 0;
  let supports = 0;
  for (const unit of state.units) {
    if (unit.owner !== seat || !isAlive(unit) || !test(unit)) continue;
    if (hasTrait(unit, 'support')) supports = Math.max(supports, weight(unit));
    else sum += weight(unit);
  }
  return sum + supports;
}

function moreOf(
  state: State,
  test: (unit: Unit) => boolean,
  weight: (unit: Unit) => number = () => 1,
): Seat | null {
  const [south = 0, north = 0] = [0, 1].map((seat) => strength(state, seat, test, weight));
  return south === north ? null : south > north ? 0 : 1;
}

/** §16.1: the seat with more units near a point controls it. */
export function controllerOf(state: State, at: Point): Seat | null {
  const spot = pointDisc(at);
  return moreOf(state, (unit) => within(unit, spot, CONTROL));
}

/** A quarter of the table: which units are wholly inside, and who holds it. */
interface Quarter {
  readonly inside: (unit: Unit) => boolean;
  readonly holder: Seat | null;
}

/** §16.1: the quarters and who has more units wholly inside. `beyond`: how much a unit in the enemy's half counts. */
export function quartersIn(state: State, beyond: number): Quarter[] {
  const { width, height } = fieldFor(state);
  const found: Quarter[] = [];
  for (const east of [false, true]) {
    for (const upper of [false, true]) {
      const inside = ({ x, y, r }: Unit): boolean =>
        (east ? x - r >= width / 2 : x + r <= width / 2) &&
        (upper ? y - r >= height / 2 : y + r <= height / 2);
      const weight = ({ owner }: Unit): number => ((state.players[owner]?.side === 1) === upper ? 1 : beyond);
      found.push({ inside, holder: moreOf(state, inside, weight) });
    }
  }
  return found;
}

/** §16.1: who holds each quarter. */
export const quartersOf = (state: State, beyond: number): (Seat | null)[] =>
  quartersIn(state, beyond).map(({ holder }) => holder);
