import type { Seat } from '@sanguine/kernel';
import type { State } from '../rules/state.ts';
import { type Features, featuresOf } from './features.ts';
import { OWN_TEMPER, type Temper } from './tempers.ts';

/** Fitted first to the results of games between bots, then tuned to win games. */
const WEIGHTS: Omit<Features, 'approach' | 'puppetApproach'> = {
  bias: 0.3,
  soldiers: 0.4,
  soldierBlood: 0.4,
  zombifiable: -0.13,
  prowled: -0.08,
  witchBlood: -0.31,
  witchLow: 0.42,
  witchHigh: 0,
  puppets: -0.05,
  minionBlood: -0.1,
  zombieBlood: -0.05,
  strikesNow: 0.22,
  dangerInSoldiersTurn: 0.1,
  dangerInWitchTurn: 0.35,
  lethal: 1.2,
  puppetStrikesNow: -0.2,
  puppetsInReach: -0.18,
  puppetsInReachNow: -0.15,
  casts: -0.08,
  phantomNow: 0.2,
  realm: 0.6,
};

const NAMES = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];

/** The balance as log-odds: 0 is even, above 0 the Soldiers are ahead. */
function balanceOf(state: State, seat: Seat, temper: Temper): number {
  const { hunt, caution, prey, fear, danger, stones } = temper;
  const features = featuresOf(state);
  let sum = 0;
  for (const name of NAMES) sum += WEIGHTS[name] * features[name];
  const isWitch = seat === state.witch;
  const [near, puppets] = isWitch ? [fear, prey] : [hunt, caution];
  sum += near * features.approach - puppets * features.puppetApproach;
  if (danger !== 1 && isWitch) sum += (danger - 1) * WEIGHTS.dangerInWitchTurn * features.dangerInWitchTurn;
  if (stones !== 1) sum += (stones - 1) * ownStones(features, isWitch);
  return sum;
}

const ownStones = ({ witchBlood, soldierBlood }: Features, isWitch: boolean): number =>
  isWitch ? WEIGHTS.witchBlood * witchBlood : WEIGHTS.soldierBlood * soldierBlood;

/** How likely the seat is to win, from 0 to 1, as its temper sees it. */
export function evaluate(state: State, seat: Seat, temper: Temper = OWN_TEMPER): number {
  const soldiers = chanceOf(state, seat, temper);
  return seat === state.witch ? 1 - soldiers : soldiers;
}

function chanceOf(state: State, seat: Seat, temper: Temper): number {
  switch (state.result) {
    case 'soldiers':
      return 1;
    case 'witch':
      return 0;
    case 'draw':
      return 0.5;
    case 'open':
      return squashed(balanceOf(state, seat, temper));
  }
}

/**
 * From 0 to 1, as steep as a logistic curve in the middle and much less flat at its ends: a player who is nearly certain
 * to win must still see which move gains something, or waits for ever.
 */
const squashed = (balance: number): number => (1 + balance / (2 + Math.abs(balance))) / 2;
