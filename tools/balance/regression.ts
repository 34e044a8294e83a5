import { type Matrix, solve } from '../matrix.ts';

/** One game: what the first side had more of than the second, and whether it won (a draw is half a win). */
export interface Observation {
  readonly differences: readonly number[];
  readonly won: number;
}

export interface Fit {
  /** What one more of each adds to the logarithm of the odds of winning. */
  readonly effects: readonly number[];
  /** The standard error of a weighted sum of effects. */
  errorOf(weights: readonly number[]): number;
}

const STEPS = 25;
const ENOUGH = 1e-9;

export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/**
 * Logistic regression without a constant, since only their differences set the sides apart. The ridge restrains effects that the
 * games can hardly tell apart: rosters cost the same, so more of one thing is always less of another.
 */
export function fit(games: readonly Observation[], columns: number, ridge: number): Fit {
  let effects: number[] = Array.from({ length: columns }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const chances = games.map(({ differences }) => logistic(dot(differences, effects)));
    const slope = effects.map((effect) => -ridge * effect);
    for (const [game, { differences, won }] of games.entries())
      addTo(slope, differences, won - (chances[game] ?? 0));
    const change = solve(withRidge(curvature(games, chances, columns), ridge), slope);
    effects = effects.map((effect, at) => effect + (change[at] ?? 0));
    if (change.every((by) => Math.abs(by) < ENOUGH)) break;
  }
  const chances = games.map(({ differences }) => logistic(dot(differences, effects)));
  const bare = curvature(games, chances, columns);
  const held = withRidge(bare, ridge);
  return {
    effects,
    // The ridge biases effects towards zero, which makes them vary less, so both matrices count.
    errorOf(weights) {
      const spread = solve(held, weights);
      return Math.sqrt(
        Math.max(
          0,
          dot(
            spread,
            bare.map((row) => dot(row, spread)),
          ),
        ),
      );
    },
  };
}

function addTo(sum: number[], values: readonly number[], times: number): void {
  for (const [at, value] of values.entries()) if (value !== 0) sum[at] = (sum[at] ?? 0) + value * times;
}

/** How sharply the games distinguish the effects. */
function curvature(games: readonly Observation[], chances: readonly number[], columns: number): number[][] {
  const sum = Array.from({ length: columns }, () => Array.from({ length: columns }, () => 0));
  for (const [game, { differences }] of games.entries()) {
    const chance = chances[game] ?? 0;
    for (const [row, value] of differences.entries()) {
      const line = sum[row];
      if (value !== 0 && line !== undefined) addTo(line, differences, value * chance * (1 - chance));
    }
  }
  return sum;
}

const withRidge = (matrix: Matrix, ridge: number): Matrix =>
  matrix.map((row, at) => row.map((value, column) => (column === at ? value + ridge : value)));
