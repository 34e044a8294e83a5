import { cpuTime } from './measure.ts';
import { atMost, type BenchFigure } from './figures.ts';

/** Milliseconds for the odds of any position: a player is looking at a card meanwhile. */
const GOAL = 5;
const ROUNDS = 7;

/** How long the odds of these positions take: on average, and for the hardest one. */
export function oddsFigures(positions: readonly (() => void)[]): BenchFigure[] {
  if (positions.length === 0) return [];
  for (const count of positions) count();
  const best = positions.map((count) => Math.min(...Array.from({ length: ROUNDS }, () => cpuTime(count))));
  const mean = best.reduce((sum, one) => sum + one, 0) / best.length;
  return [atMost('meanOdds', mean, 'ms', null), atMost('hardestOdds', Math.max(...best), 'ms', GOAL)];
}
