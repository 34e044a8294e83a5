import type { Command } from './command.ts';
import { PARTS } from './parts.ts';
import type { GameReport } from './play.ts';
import { linesOf, type Table } from './table.ts';

/** All tables of the parts that were asked for. */
export const tablesOf = ({ parts }: Command, reports: readonly GameReport[]): Table[] =>
  parts.flatMap((part) => {
    const { sets, tables } = PARTS[part];
    return tables(reports.filter(({ set }) => (sets as readonly string[]).includes(set)));
  });

/** What is outside its band, one line each. */
export const missesOf = (tables: readonly Table[]): string[] =>
  tables.flatMap(({ title, head, rows }) =>
    rows.flatMap((cells) => {
      const mark = head.at(-1) === '' ? (cells.at(-1) ?? '') : '';
      return mark === '' ? [] : [`${title}: ${cells.filter((cell) => cell !== '').join(' · ')}`];
    }),
  );

/** The report as Markdown. */
export const reportLines = ({ games, seed }: Command, tables: readonly Table[], played: number): string[] => [
  `Made by \`npm run balance -- --games ${games} --seed ${seed}\` from ${played} games of Veterans. A draw is half a win; 95 % is Wilson's interval; "out" is outside its band, "out?" so near to it that chance may have done it.`,
  '',
  'Outside their bands:',
  '',
  ...missesOf(tables).map((miss) => `- ${miss}`),
  '',
  ...tables.flatMap((table) => [...linesOf(table), '']),
];
