import type { Outcome } from '../rules/rules.ts';

/** Each seat's share of the win: all of it, nothing, or a part if several come first. */
export function winShares(outcome: Outcome): number[] {
  const winners = outcome.filter(({ rank }) => rank === 1).length;
  return outcome.map(({ rank }) => (rank === 1 ? 1 / winners : 0));
}

export function weigh(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Scores as chances: the higher, the likelier, and 1 in all. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}
