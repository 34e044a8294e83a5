import type { Puzzle } from '@sanguine/kernel';
import type { SearchedGame } from './self-play.ts';

/** `castle 6, ship 3`: how many there are of each. */
function countsOf(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

/** What was searched, found and chosen. */
export function reportLines(games: readonly SearchedGame[], puzzles: readonly Puzzle[]): string[] {
  const positions = games.reduce((sum, game) => sum + game.positions, 0);
  const found = games.flatMap((game) => game.found);
  return [
    `${games.length} games, ${positions} decisions looked at, ${found.length} puzzles proved, ${puzzles.length} chosen`,
    `themes: ${countsOf(puzzles.map(({ theme }) => theme))}`,
    `difficulty: ${countsOf(puzzles.map(({ difficulty }) => difficulty))}`,
  ];
}
