import { padded, widthOf } from './width.ts';

/** Columns under a head; numbers stand to the right. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const numeric = head.map((_, column) => rows.every((row) => /^[\d.,%–×\s-]*$/.test(row[column] ?? '')));
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => padded(cell, widths[column] ?? 0, numeric[column] === true ? 'right' : 'left'))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)];
}
