import type { Seat } from '@sanguine/kernel';
import type { State } from '../rules/state.ts';
import { type Features, featuresOf } from './features.ts';

/** Fitted first to the results of games between bots, then tuned by what wins games. */
const WEIGHTS: Features = {
  bias: 0.8,
  soldiers: 0.9,
  soldierBlood: 0.25,
  zombifiable: -0.35,
  witchBlood: -0.33,
  witchLow: 0.2,
  witchHigh: 0.13,
  minionBlood: -0.17,
  zombieBlood: -0.24,
  approach: 0.35,
  strikesNow: 0.22,
  dangerInSoldiersTurn: 0.1,
  dangerInWitchTurn: 0.35,
  lethal: 1.2,
  puppetStrikesNow: -0.2,
  puppetsInReach: -0.18,
  puppetsInReachNow: -0.15,
  puppetApproach: -0.75,
  casts: -0.08,
  phantomNow: 0.2,
  realm: 0.3,
};

const NAMES = Object.keys(WEIGHTS) as readonly (keyof Features)[];

/** The balance as log-odds: 0 is even, above 0 the Soldiers are ahead. */
function balanceOf(state: State): number {
  const features = featuresOf(state);
  let sum = 0;
  for (const name of NAMES) sum += WEIGHTS[name] * features[name];
  return sum;
}

/** How likely the seat is to win, from 0 to 1. */
export function evaluate(state: State, seat: Seat): number {
  const soldiers = chanceOf(state);
  return seat === state.witch ? 1 - soldiers : soldiers;
}

function chanceOf(state: State): number {
  switch (state.result) {
    case 'soldiers':
      return 1;
    case 'witch':
      return 0;
    case 'draw':
      return 0.5;
    case 'open':
      return 1 / (1 + Math.exp(-balanceOf(state)));
  }
}
