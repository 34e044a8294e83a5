/**
 * The rows in effect as a linked list, the last one first, so that positions share their tails. Null if there are none.
 */
export type RowsInEffect = {
  readonly row: number;
  readonly before: RowsInEffect;
  readonly length: number;
} | null;

export function withRow(before: RowsInEffect, row: number): RowsInEffect {
  return { row, before, length: lengthOf(before) + 1 };
}

function lengthOf(line: RowsInEffect): number {
  return line?.length ?? 0;
}

/** The row numbers, oldest first; with `after`, an earlier head of the same list, only those that came later. */
export function rowsOf(line: RowsInEffect, after: RowsInEffect = null): number[] {
  const rows: number[] = [];
  for (let at = line; at !== null && at !== after; at = at.before) rows.push(at.row);
  return rows.toReversed();
}

/** The rows from `first` to `last` that are no longer in effect, oldest first. */
export function gapsOf(line: RowsInEffect, first: number, last: number): number[] {
  const gaps: number[] = [];
  // Avoids walking a long match in which nothing was taken back.
  if (lengthOf(line) === last - first + 1) return gaps;
  let at = line;
  for (let row = last; row >= first; row--) {
    if (at?.row === row) at = at.before;
    else gaps.push(row);
  }
  return gaps.toReversed();
}

/** Removes rows, which are expected near the head. */
export function withoutRows(line: RowsInEffect, gone: ReadonlySet<number>): RowsInEffect {
  const oldest = Math.min(...gone);
  const kept: number[] = [];
  let rest = line;
  for (; rest !== null && rest.row >= oldest; rest = rest.before)
    if (!gone.has(rest.row)) kept.push(rest.row);
  return kept.reduceRight(withRow, rest);
}

/** The list as it was when `row` was the last row. */
export function upTo(line: RowsInEffect, row: number): RowsInEffect {
  let end = line;
  while (end !== null && end.row > row) end = end.before;
  return end;
}
