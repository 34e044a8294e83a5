import type { AnyGame } from '@sanguine/kernel';
import { type PlannedGame, usualLength } from './self-play.ts';

/** So many games, spread evenly over the numbers of players. The same seed plans the same games. */
export function planGames(game: AnyGame, games: number, seed: string): PlannedGame[] {
  const { min, max } = game.engine.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const lengths = counts.map((players) => usualLength(game, players, seed));
  return Array.from({ length: games }, (_, at) => {
    const which = at % counts.length;
    return {
      players: counts[which] ?? min,
      number: Math.floor(at / counts.length),
      length: lengths[which] ?? 1,
    };
  });
}
