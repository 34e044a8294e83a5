import { isMarked } from '../judgement/mark.ts';
import type { DecisiveMoment, JudgedDecision, JudgedDraw } from './analysis.ts';

/** How many moments are told at most. */
const MOST = 6;
/** Smaller changes decide nothing, in points of chance to win. */
const LEAST = 4;

/** What changed the chances most: draws, and decisions whose cost is certain. */
export function decisiveMoments(
  decisions: readonly JudgedDecision[],
  draws: readonly JudgedDraw[],
): DecisiveMoment[] {
  const all: DecisiveMoment[] = [];
  for (const { row, round, seat, loss, verdict } of decisions) {
    if (isMarked(verdict)) all.push({ kind: 'decision', row, round, seat, points: loss });
  }
  for (const { row, round, luck } of draws) {
    const points = Math.max(...luck);
    all.push({ kind: 'draw', row, round, seat: luck.indexOf(points), points });
  }
  return all
    .filter(({ points }) => points >= LEAST)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MOST)
    .toSorted((one, other) => one.row - other.row);
}
