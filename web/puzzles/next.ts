import type { Puzzle } from '@sanguine/kernel';
import type { SolvedMarks } from './memory.ts';

/** The number of the next puzzle that was not tried yet, after this one and then from the beginning; null if all were. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  marks: SolvedMarks,
  after: number,
  theme: string | null = null,
): number | null {
  const isOpen = ({ id, theme: own }: Puzzle, at: number): boolean =>
    marks[id] === undefined && at + 1 !== after && (theme === null || own === theme);
  const later = puzzles.findIndex((puzzle, at) => at >= after && isOpen(puzzle, at));
  const found = later >= 0 ? later : puzzles.findIndex(isOpen);
  return found < 0 ? null : found + 1;
}
