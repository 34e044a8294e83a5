import { LAYOUTS } from '@sanguine/bloodfields/content/layouts.ts';
import { SCENARIO_IDS } from '@sanguine/bloodfields/content/options.ts';
import { winOf } from './lines.ts';
import type { GameReport } from './play.ts';
import { type Band, rateCells, type Table } from './table.ts';

const BAND: Band = { from: 45, to: 55 };

const southWins = (games: readonly GameReport[]): number =>
  games.reduce((sum, game) => sum + winOf(game, game.south), 0);

function table(
  title: string,
  names: readonly string[],
  games: (name: string) => readonly GameReport[],
): Table {
  return {
    title,
    note: `Wins of the south (where zones lie otherwise, of the side in its place); between ${BAND.from} and ${BAND.to} %.`,
    head: ['Where', 'Games', 'Wins', '95 %', ''],
    rows: names.flatMap((name) => {
      const here = games(name);
      return here.length === 0 ? [] : [[name, ...rateCells(southWins(here), here.length, BAND)]];
    }),
  };
}

/** Whether a scenario or a layout favours one side. */
export const scenarioTables = (reports: readonly GameReport[]): Table[] => [
  table('Sides by scenario', SCENARIO_IDS, (name) => reports.filter(({ scenario }) => scenario === name)),
  table(
    'Sides by layout',
    LAYOUTS.map(({ id }) => id),
    (name) => reports.filter(({ layout }) => layout === name),
  ),
];
