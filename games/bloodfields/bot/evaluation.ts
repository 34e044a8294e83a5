import type { Seat } from '@sanguine/kernel';
import { scoringFor } from '../content/scenarios.ts';
import { controllerOf } from '../rules/round/control.ts';
import { pointsOf, winnerOf } from '../rules/round/points.ts';
import { groundFor, pointsFor, scenarioFor } from '../rules/scenario.ts';
import type { State } from '../rules/state.ts';
import { cardFor, isAlive, isLeft, otherSeat } from '../rules/units.ts';
import { roundsLeft } from './goals.ts';
import { deedsOf, marksOf } from './prospects.ts';
import { costFor } from './unit-worth.ts';

/**
 * By rounds still to be played, this one included: how many Victory Points the cost of a standing unit brings in the end, and
 * how many its wounds take. Found by regression over the rounds of games between Veterans: the side with more left goes on
 * to destroy more, and a hurt unit is soon destroyed.
 */
const STANDING = [0, 0.6, 0.9, 1.2, 1.35];
const WOUNDS = [0, 0.75, 1.2, 1.65, 1.9];
/** Small rosters meet at once, so standing units count for more. */
const USUAL_POINTS = 200;
/** The share of what the units could do at once that counts. */
const THREAT = 0.7;

/** How far the final lead strays from the expected one with one round to play: a constant, and more per roster point. */
const DOUBT = 26;
const DOUBT_A_POINT = 0.095;
/** Makes a logistic curve fit a normal distribution. */
const STEEP = 1.7;
/** Rounds of doubt left in a finished game: a win may be luck, so its margin still tells something. */
const OVER = 0.5;

const byRounds = (list: readonly number[], rounds: number): number =>
  list[Math.min(rounds, list.length - 1)] ?? 0;

/** Rounds still to be played, this one included. */
export const roundsToPlay = (state: State): number => (state.frames.length === 0 ? 0 : roundsLeft(state) + 1);

/** The expected final lead of a seat: Victory Points, what still stands, and what is held now. */
function leadOf(state: State, seat: Seat): number {
  const other = otherSeat(seat);
  const lead = pointsOf(state, seat) - pointsOf(state, other);
  const rounds = roundsToPlay(state);
  if (rounds === 0) return lead;
  const crowd = Math.sqrt(USUAL_POINTS / pointsFor(state));
  const standing = crowd * byRounds(STANDING, rounds);
  const wounds = crowd * byRounds(WOUNDS, rounds);
  const marks = [marksOf(state, seat), marksOf(state, other)] as const;
  let more = 0;
  for (const unit of state.units) {
    if (!isLeft(unit)) continue;
    let worth = costFor(unit) * (standing - (wounds * unit.damage) / cardFor(unit).hp);
    if (isAlive(unit)) worth += THREAT * deedsOf(unit, marks[unit.owner === seat ? 0 : 1]);
    more += unit.owner === seat ? worth : -worth;
  }
  return lead + more + heldBy(state, seat);
}

/** How far the lead may still change. */
export const doubtOf = (state: State): number =>
  (DOUBT + DOUBT_A_POINT * pointsFor(state)) * Math.sqrt(Math.max(OVER, roundsToPlay(state)));

/** What flags, caches and the wagon would score if the round ended now. */
export function heldBy(state: State, seat: Seat): number {
  const scenario = scenarioFor(state);
  const { flags, caches } = groundFor(state);
  const sign = (x: number, y: number): number => {
    const holder = controllerOf(state, { x, y });
    return holder === null ? 0 : holder === seat ? 1 : -1;
  };
  let held = 0;
  if (scoringFor(scenario, 'flag') !== undefined)
    for (const { x, y, worth } of flags) held += worth * sign(x, y);
  const cache = scoringFor(scenario, 'cache');
  if (cache !== undefined) {
    for (const index of state.caches) {
      const spot = caches[index];
      if (spot !== undefined) held += 0.5 * cache.points * sign(spot.x, spot.y);
    }
  }
  const wagon = scoringFor(scenario, 'wagon');
  if (wagon !== undefined && state.wagon !== null)
    held += (wagon.points + 6) * sign(state.wagon.x, state.wagon.y);
  return held;
}

const oddsOf = (state: State, lead: number): number => 1 / (1 + Math.exp((-STEEP * lead) / doubtOf(state)));

/** How likely the seat is to win, from 0 to 1. */
export function evaluate(state: State, seat: Seat): number {
  const odds = oddsOf(state, leadOf(state, seat));
  if (state.frames.length > 0) return odds;
  // The margin says more than the win alone, yet a win is a win.
  const winner = winnerOf(state);
  return winner === null ? odds : (odds + (winner === seat ? 1 : 0)) / 2;
}

/** Odds are kept this far from certain, so that a Victory Point always adds something. */
const CLEAR = 0.1;

/** What one more Victory Point adds to a seat's odds now. */
export function pointWorth(state: State, seat: Seat): number {
  const odds = Math.max(CLEAR, Math.min(1 - CLEAR, oddsOf(state, leadOf(state, seat))));
  return (STEEP * odds * (1 - odds)) / doubtOf(state);
}
