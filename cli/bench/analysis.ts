import { analyse, isSearching, levelsOf, playGame } from '@sanguine/bots';
import { type AnyGame, toEnd } from '@sanguine/kernel';
import { atMost, type BenchFigure } from './figures.ts';
import { cpuTime } from './measure.ts';

/** Enough players for a long game. */
const PLAYERS = 4;
/** Seconds a quick analysis may take. */
const GOAL = 60;

/**
 * The time of a quick analysis without the clock that would cut it short. The game is one between the two best levels that do
 * not search, whose moves often differ from Warlord's.
 */
export function analysisFigures(game: AnyGame): BenchFigure[] {
  if (game.insight === undefined) return [];
  const levels = levelsOf(game)
    .filter((level) => !isSearching(level))
    .slice(-2);
  const seats = Math.min(PLAYERS, game.engine.seats.max);
  const { record } = playGame(game, { seats, levels, seed: 'bench', record: true });
  if (record === undefined) return [];
  const names = Array.from({ length: seats }, (_, seat) => `${seat + 1}`);
  const time = cpuTime(() => {
    toEnd(analyse(game, record, { depth: 'quick', names: { en: names, ja: names } }));
  });
  return [atMost('analysis', time / 1000, 's', GOAL)];
}
