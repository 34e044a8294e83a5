import type { GameReport } from './play.ts';
import { RIVALS, type Rival, type SetName } from './sets.ts';
import { type Band, rateCells, type Table } from './table.ts';

/** The share of a win a seat got: a draw is half a win. */
export const winOf = ({ winner }: GameReport, seat: number): number =>
  winner === null ? 0.5 : winner === seat ? 1 : 0;

const BANDS: Readonly<Partial<Record<SetName, Band>>> = {
  'lines-200': { from: 45, to: 55 },
  'lines-100': { from: 40, to: 60 },
};

/** The six pairs, and each line against all others. */
export function lineTables(reports: readonly GameReport[]): Table[] {
  return (['lines-200', 'lines-100'] as const).flatMap((set) => {
    const games = reports.filter((report) => report.set === set);
    const band = BANDS[set];
    if (games.length === 0 || band === undefined) return [];
    return [
      {
        title: `Lines at ${set.slice(-3)} points`,
        note: `Wins of the first of the two; between ${band.from} and ${band.to} % for each pair.`,
        head: ['Lines', 'Games', 'Wins', '95 %', ''],
        rows: [
          ...RIVALS.flatMap((one, at) =>
            RIVALS.slice(at + 1).map((other) => {
              const met = games.filter(({ lines }) => lines?.includes(one) && lines.includes(other));
              return [`${one} – ${other}`, ...rateCells(winsOf(met, one), met.length, band)];
            }),
          ),
          ...RIVALS.map((line) => {
            const own = games.filter(({ lines }) => lines?.includes(line));
            return [line, ...rateCells(winsOf(own, line), own.length, band)];
          }),
        ],
      },
    ];
  });
}

const winsOf = (games: readonly GameReport[], line: Rival): number =>
  games.reduce((sum, game) => sum + winOf(game, game.lines?.indexOf(line) ?? -1), 0);
