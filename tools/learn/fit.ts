import { softmax } from '@sanguine/kernel';
import { type Matrix, solve } from '../matrix.ts';

/** A position to fit to: who won from it, and how much it counts. */
export interface Example {
  readonly rows: readonly (readonly number[])[];
  readonly won: readonly number[];
  readonly weight: number;
}

const STEPS = 40;
const HALVINGS = 12;
const ENOUGH = 1e-7;

/**
 * Conditional logistic regression: a seat's chance is the softmax of the weighed features of all seats. Newton's method,
 * with every feature measured by its own spread; `ridge` holds the weights near `prior`, as strongly as this many examples of
 * full weight would.
 */
export function fit(examples: readonly Example[], prior: readonly number[], ridge: number): number[] {
  const scales = scalesOf(examples, prior.length);
  const task: Task = {
    examples: examples.map(({ rows, won, weight }) => ({
      rows: centred(rows).map((row) => Float64Array.from(row, (value, at) => value / (scales[at] ?? 1))),
      won,
      weight,
    })),
    home: Float64Array.from(prior, (weight, at) => weight * (scales[at] ?? 1)),
    ridge,
  };
  let weights = task.home;
  let loss = lossOf(task, weights);
  for (let step = 0; step < STEPS; step++) {
    const change = newtonStep(task, weights);
    const next = descend(task, weights, loss, change);
    if (next === null) break;
    const gained = loss - next.loss;
    ({ weights, loss } = next);
    if (gained < ENOUGH) break;
  }
  return Array.from(weights, (weight, at) => weight / (scales[at] ?? 1));
}

/** Examples in units of their spread, and the weights to stay near. */
interface Task {
  readonly examples: readonly {
    readonly rows: readonly Float64Array[];
    readonly won: readonly number[];
    readonly weight: number;
  }[];
  readonly home: Float64Array;
  readonly ridge: number;
}

/** Subtracts the mean of all seats: what they have in common says nothing about who wins. */
function centred(rows: Example['rows']): number[][] {
  const means = (rows[0] ?? []).map(
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
  );
  return rows.map((row) => row.map((value, at) => value - (means[at] ?? 0)));
}

/** The spread of each feature between the seats of a table; 1 if there is none. */
function scalesOf(examples: readonly Example[], columns: number): number[] {
  const squares = Array.from({ length: columns }, () => 0);
  let count = 0;
  for (const { rows } of examples) {
    for (const row of centred(rows)) {
      count++;
      for (const [at, value] of row.entries()) squares[at] = (squares[at] ?? 0) + value * value;
    }
  }
  return squares.map((sum) => (sum > 0 ? Math.sqrt(sum / count) : 1));
}

/** Takes the whole step, half of it, a quarter ... until the loss does not grow; null if it always does. */
function descend(
  task: Task,
  weights: Float64Array,
  loss: number,
  change: readonly number[],
): { readonly weights: Float64Array; readonly loss: number } | null {
  for (let halving = 0; halving < HALVINGS; halving++) {
    const next = weights.map((weight, at) => weight - (change[at] ?? 0) / 2 ** halving);
    const after = lossOf(task, next);
    if (after <= loss) return { weights: next, loss: after };
  }
  return null;
}

const dot = (row: Float64Array, weights: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
};

function lossOf({ examples, home, ridge }: Task, weights: Float64Array): number {
  let loss = 0;
  for (const { rows, won, weight } of examples) {
    const chances = softmax(rows.map((row) => dot(row, weights)));
    for (const [seat, share] of won.entries())
      if (share > 0) loss -= weight * share * Math.log(chances[seat] ?? 0);
  }
  for (const [at, value] of weights.entries()) loss += (ridge / 2) * (value - (home[at] ?? 0)) ** 2;
  return loss;
}

/** The slope of the loss over its curvature. */
function newtonStep({ examples, home, ridge }: Task, weights: Float64Array): number[] {
  const size = weights.length;
  const slope = weights.map((value, at) => ridge * (value - (home[at] ?? 0)));
  const curve = Array.from(weights, () => new Float64Array(size));
  const mean = new Float64Array(size);
  const apart = new Float64Array(size);
  for (const { rows, won, weight } of examples) {
    const chances = softmax(rows.map((row) => dot(row, weights)));
    mean.fill(0);
    for (const [seat, row] of rows.entries()) addTo(mean, row, chances[seat] ?? 0, size);
    for (const [seat, row] of rows.entries()) {
      const chance = chances[seat] ?? 0;
      addTo(slope, row, weight * (chance - (won[seat] ?? 0)), size);
      for (let at = 0; at < size; at++) apart[at] = (row[at] ?? 0) - (mean[at] ?? 0);
      for (const [at, line] of curve.entries())
        addTo(line, apart, weight * chance * (apart[at] ?? 0), at + 1);
    }
  }
  return solve(mirrored(curve, ridge), [...slope]);
}

/** Adds `times` times the first values of a row. */
function addTo(sum: Float64Array, row: Float64Array, times: number, columns: number): void {
  for (let at = 0; at < columns; at++) sum[at] = (sum[at] ?? 0) + times * (row[at] ?? 0);
}

/** The whole of a symmetric matrix from its lower triangle, with the ridge on its diagonal. */
const mirrored = (lower: readonly Float64Array[], ridge: number): Matrix =>
  lower.map((_, row) =>
    lower.map(
      (__, column) =>
        (lower[Math.max(row, column)]?.[Math.min(row, column)] ?? 0) + (row === column ? ridge : 0),
    ),
  );
