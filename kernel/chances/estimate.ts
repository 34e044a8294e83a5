import * as v from 'valibot';
import type { Outcome } from '../rules/rules.ts';
import type { Schema } from '../rules/schema.ts';
import { softmax, weigh, winShares } from './shares.ts';

/**
 * A game's chances to win. They inform people and choose no moves: what drives a search well is seldom calibrated. Engines
 * may round them differently, so they are part of no state, and no record is verified with them.
 */
export interface Estimate<State> {
  /** The names of the features, in the order of `measure`. */
  readonly features: readonly string[];
  /**
   * The features of every seat while the game is running, from what can be seen in the state: on a mask, anything hidden
   * counts as its average.
   */
  measure(state: State): readonly (readonly number[])[];
  /**
   * How likely each seat is to win among equals, from 0 to 1 and 1 in all. On a mask, what its viewer may conclude; in a
   * finished game, the outcome.
   */
  chances(state: State): readonly number[];
  readonly learnt: LearntWeights;
}

/** Weights as `npm run learn` writes them (`games/<id>/bot/estimate.json`). */
export interface LearntWeights {
  /** The games they were fitted to; anybody can replay them. */
  readonly from: { readonly seed: string; readonly games: number };
  /** By number of players and feature. */
  readonly weights: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const weight = v.pipe(v.number(), v.finite());

export const learntWeights: Schema<LearntWeights> = v.strictObject({
  from: v.strictObject({ seed: v.string(), games: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  weights: v.record(v.pipe(v.string(), v.regex(/^[1-9]\d*$/)), v.record(v.string(), weight)),
});

interface Measuring<State, Feature extends string> {
  readonly features: readonly Feature[];
  /** By seat and feature. */
  readonly measure: (state: State) => readonly Readonly<Record<Feature, number>>[];
  readonly outcome: (state: State) => Outcome | null;
  readonly learnt: LearntWeights;
}

/** The softmax of weighed features over the seats. */
export function estimateBy<State, Feature extends string>({
  features,
  measure,
  outcome,
  learnt,
}: Measuring<State, Feature>): Estimate<State> {
  const rowsOf = (state: State): number[][] =>
    measure(state).map((measured) => features.map((feature) => measured[feature]));
  const known = new Map<number, readonly number[]>();
  const weightsFor = (players: number): readonly number[] => {
    const before = known.get(players);
    if (before !== undefined) return before;
    const weights = features.map((feature) => {
      const found = learnt.weights[players]?.[feature];
      if (found === undefined) throw new Error(`nothing was learnt of ${feature} among ${players} players`);
      return found;
    });
    known.set(players, weights);
    return weights;
  };
  return {
    features,
    measure: rowsOf,
    chances(state) {
      const end = outcome(state);
      if (end !== null) return winShares(end);
      const rows = rowsOf(state);
      const weights = weightsFor(rows.length);
      return softmax(rows.map((row) => weigh(row, weights)));
    },
    learnt,
  };
}

/** A difference between two moves as people are told it: in chances, and 0 if these disagree with what the bot weighed. */
export const toldDifference = (weighed: number, chances: number): number =>
  Math.sign(weighed) === Math.sign(chances) ? chances : 0;
