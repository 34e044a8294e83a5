import { padded, widthOf, wrapped } from './width.ts';

const NARROWEST = 12;

/** Columns under a head, numbers aligned right. If the table is too wide, its widest column is wrapped. */
export function tableLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width = Infinity,
): string[] {
  const numeric = head.map((_, column) => rows.every((row) => /^[\d.,%–×\s-]*$/.test(row[column] ?? '')));
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const total = widths.reduce((sum, column) => sum + column + 2, -2);
  const widest = widths.indexOf(Math.max(...widths));
  if (total > width) widths[widest] = Math.max(NARROWEST, (widths[widest] ?? 0) - (total - width));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => padded(cell, widths[column] ?? 0, numeric[column] === true ? 'right' : 'left'))
      .join('  ')
      .trimEnd();
  const broken = (cells: readonly string[]): string[] => {
    const parts = cells.map((cell, column) =>
      column === widest ? wrapped(cell, widths[column] ?? 0) : [cell],
    );
    const height = Math.max(...parts.map((part) => part.length));
    return Array.from({ length: height }, (_, at) => line(parts.map((part) => part[at] ?? '')));
  };
  return [...broken(head), widths.map((column) => '─'.repeat(column)).join('  '), ...rows.flatMap(broken)];
}
