/** The rows in effect, the last one first: each row of a match is put before the same others. Null: none. */
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

/** Their numbers, oldest first; with `after`, an earlier end of the same line, only those that came later. */
export function rowsOf(line: RowsInEffect, after: RowsInEffect = null): number[] {
  const rows: number[] = [];
  for (let at = line; at !== null && at !== after; at = at.before) rows.push(at.row);
  return rows.toReversed();
}

/** The rows from `first` to `last` that are no longer in effect, oldest first. */
export function gapsOf(line: RowsInEffect, first: number, last: number): number[] {
  const gaps: number[] = [];
  // A long match in which nothing was taken back is not gone through row by row.
  if (lengthOf(line) === last - first + 1) return gaps;
  let at = line;
  for (let row = last; row >= first; row--) {
    if (at?.row === row) at = at.before;
    else gaps.push(row);
  }
  return gaps.toReversed();
}

/** Without the rows that are to go, which lie near its end. */
export function withoutRows(line: RowsInEffect, gone: ReadonlySet<number>): RowsInEffect {
  const oldest = Math.min(...gone);
  const kept: number[] = [];
  let rest = line;
  for (; rest !== null && rest.row >= oldest; rest = rest.before)
    if (!gone.has(rest.row)) kept.push(rest.row);
  return kept.reduceRight(withRow, rest);
}

/** The end it had when this was the last row. */
export function upTo(line: RowsInEffect, row: number): RowsInEffect {
  let end = line;
  while (end !== null && end.row > row) end = end.before;
  return end;
}
