/** Whether a printed move is one a lesson wants: `pay *` is any payment. */
function fits(wanted: string, printed: string): boolean {
  return wanted.endsWith('*') ? printed.startsWith(wanted.slice(0, -1)) : printed === wanted;
}

const verbOf = (text: string): string => text.split(' ')[0] ?? '';

/**
 * The moves still wanted after this one; null if it is not wanted now. Moves are wanted in order, but neighbours with
 * the same verb may swap.
 */
export function leftAfter(left: readonly string[], printed: string): readonly string[] | null {
  const [first] = left;
  if (first === undefined) return null;
  const other = left.findIndex((wanted) => verbOf(wanted) !== verbOf(first));
  const now = left.slice(0, other < 0 ? left.length : other);
  const at = now.findIndex((wanted) => fits(wanted, printed));
  return at < 0 ? null : left.toSpliced(at, 1);
}
