import { interval } from '@sanguine/bots';

/** A table of the report. The last cell of a row says if it is outside its band. */
export interface Table {
  readonly title: string;
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** In per cent. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** Outside its band: too far for chance to explain it, or within the error. */
export const MARKS = { sure: 'out', unsure: 'out?', fine: '' } as const;

export const percent = (part: number, digits = 1): string => `${(100 * part).toFixed(digits)} %`;
export const range = ([from, to]: readonly [number, number]): string =>
  `${Math.round(100 * Math.max(0, from))}–${Math.round(100 * to)}`;

export function markOf(rate: number, [low, high]: readonly [number, number], { from, to }: Band): string {
  if (100 * rate >= from && 100 * rate <= to) return MARKS.fine;
  return 100 * low > to || 100 * high < from ? MARKS.sure : MARKS.unsure;
}

/** Games, rate, interval and mark of a share of wins. */
export function rateCells(wins: number, games: number, band: Band): string[] {
  if (games === 0) return ['0', '', '', ''];
  const reach = interval(wins, games);
  return [`${games}`, percent(wins / games), range(reach), markOf(wins / games, reach, band)];
}

/** Tables longer than this are folded. */
const LONG = 12;

/** The table as Markdown. */
export function linesOf({ title, note, head, rows }: Table): string[] {
  const widths = head.map((cell, at) =>
    Math.max(3, cell.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const table = [note, '', line(head), rule, ...rows.map(line)];
  if (rows.length <= LONG) return [`### ${title}`, '', ...table];
  return ['<details>', `<summary>${title}</summary>`, '', ...table, '', '</details>'];
}
