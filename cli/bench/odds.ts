import { cpuTime } from './measure.ts';
import { atMost, type BenchFigure } from './figures.ts';

/** Milliseconds in which the odds of any position are to be counted: while somebody looks at a card. */
const GOAL = 5;
const ROUNDS = 7;

/** How long the odds of some positions take: on average, and those of the hardest one. */
export function oddsFigures(positions: readonly (() => void)[]): BenchFigure[] {
  if (positions.length === 0) return [];
  for (const count of positions) count();
  const best = positions.map((count) => Math.min(...Array.from({ length: ROUNDS }, () => cpuTime(count))));
  const mean = best.reduce((sum, one) => sum + one, 0) / best.length;
  return [atMost('meanOdds', mean, 'ms', null), atMost('hardestOdds', Math.max(...best), 'ms', GOAL)];
}
