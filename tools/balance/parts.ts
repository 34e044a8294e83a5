import { lineTables } from './lines.ts';
import { paceTables } from './pace.ts';
import { lineGames, randomBouts, randomGames } from './plan.ts';
import type { GameReport } from './play.ts';
import { scenarioTables } from './scenarios.ts';
import type { PlannedGame, SetName } from './sets.ts';
import { sideTables } from './sides.ts';
import type { Table } from './table.ts';
import { unitTables } from './units.ts';
import { useTables } from './use.ts';

/** A question about the game: the games it needs, and its tables. */
interface Part {
  readonly sets: readonly SetName[];
  readonly tables: (reports: readonly GameReport[]) => Table[];
}

const ALL: readonly SetName[] = ['lines-200', 'lines-100', 'random-100', 'pit-60'];

export const PARTS = {
  lines: { sets: ['lines-200', 'lines-100'], tables: lineTables },
  sides: { sets: ALL, tables: sideTables },
  scenarios: { sets: ALL, tables: scenarioTables },
  units: { sets: ['random-100'], tables: unitTables },
  use: { sets: ALL, tables: useTables },
  pace: { sets: ['lines-200', 'lines-100'], tables: paceTables },
} as const satisfies Record<string, Part>;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** Games of random rosters per game of a pair of lines: a regression needs many, and games in the Pit are short. */
const MORE = 5;
const MORE_IN_PIT = 3;

const PLANS: Readonly<Record<SetName, (seed: string, games: number) => PlannedGame[]>> = {
  'lines-200': (seed, games) => lineGames('lines-200', 'large', seed, games),
  'lines-100': (seed, games) => lineGames('lines-100', 'small', seed, games),
  'random-100': (seed, games) => randomGames('random-100', 'small', seed, MORE * games),
  'pit-60': (seed, games) => randomBouts('pit-60', 'pit', seed, MORE_IN_PIT * games),
};

/** All games that the parts need, each once. `games`: how many for each pair of lines. */
export function planFor(parts: readonly PartName[], seed: string, games: number): PlannedGame[] {
  const sets = new Set<SetName>(parts.flatMap((part) => PARTS[part].sets));
  return ALL.filter((set) => sets.has(set)).flatMap((set) => PLANS[set](seed, games));
}
