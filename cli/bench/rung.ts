import { isSearching, levelsOf, playGame } from '@sanguine/bots';
import type { AnyGame } from '@sanguine/kernel';
import { seriesOf } from '../ladder/pairings.ts';
import { Standings } from '../ladder/standings.ts';
import { seedAt } from '../simulation/plan.ts';
import { atLeast, type BenchFigure } from './figures.ts';

/** Enough to see whether a level has lost its lead; `sanguine arena --ladder` measures it. */
const GAMES = 12;

/** The ladder in short: how often the best level that does not search beats the one below it, in percent. */
export function rungFigures(game: AnyGame): BenchFigure[] {
  const [one, other] = levelsOf(game)
    .filter((level) => !isSearching(level))
    .toReversed();
  if (one === undefined || other === undefined) return [];
  const pairing = { one, other, players: game.engine.seats.min, games: GAMES };
  const plan = { game: game.engine.id, choices: {}, seed: 'bench', thought: null };
  const standings = new Standings([pairing]);
  for (const series of seriesOf(plan, pairing)) {
    for (let at = 0; at < series.games; at++) {
      const { seats, bots } = series;
      standings.add(playGame(game, { seats, levels: bots, seed: seedAt(series, at) }));
    }
  }
  const [{ wins } = { wins: 0 }] = standings.pairings;
  return [atLeast('rung', (100 * wins) / GAMES, 'percent', null)];
}
