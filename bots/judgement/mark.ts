/** How bad a move was, mildest first, in points of chance to win, a hundred in a game. */
export const MARKS = { inaccuracy: 2, mistake: 4, blunder: 8 } as const;
export type Mark = keyof typeof MARKS;

/** What is said of a loss: a mark, that it is too close to tell, or nothing if it is too small. */
export type Verdict = Mark | 'unclear' | null;

const WORST_FIRST = Object.entries(MARKS).toReversed() as [Mark, number][];

/** A mark is given only if the error of the measurement is smaller than the mark itself. */
export function verdictOn(loss: number, error: number): Verdict {
  const found = WORST_FIRST.find(([, least]) => loss >= least);
  if (found === undefined) return null;
  const [mark, least] = found;
  return error < least ? mark : 'unclear';
}

/** Whether a verdict is certain enough to be held against a move. */
export function isMarked(verdict: Verdict): verdict is Mark {
  return verdict !== null && verdict !== 'unclear';
}
