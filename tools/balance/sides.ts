import { winOf } from './lines.ts';
import type { GameReport } from './play.ts';
import { SETS } from './sets.ts';
import { type Band, rateCells, type Table } from './table.ts';

const BAND: Band = { from: 47, to: 53 };
const ADVANTAGES = [
  ['initiative', ({ holder }: GameReport) => holder],
  ['south', ({ south }: GameReport) => south],
] as const;

/** The Initiative Token and the south, in each set of games and in all of them. */
export function sideTables(reports: readonly GameReport[]): Table[] {
  const sets: readonly (readonly [string, readonly GameReport[]])[] = [
    ...SETS.map((set) => [set, reports.filter((report) => report.set === set)] as const),
    ['all', reports],
  ];
  return [
    {
      title: 'Initiative and side',
      note: `Wins of who begins with the Initiative Token and of who has the south; between ${BAND.from} and ${BAND.to} %.`,
      head: ['Advantage', 'Games of', 'Games', 'Wins', '95 %', ''],
      rows: ADVANTAGES.flatMap(([name, seatOf]) =>
        sets.flatMap(([set, games]) =>
          games.length === 0
            ? []
            : [
                [
                  name,
                  set,
                  ...rateCells(
                    games.reduce((sum, game) => sum + winOf(game, seatOf(game)), 0),
                    games.length,
                    BAND,
                  ),
                ],
              ],
        ),
      ),
    },
  ];
}
