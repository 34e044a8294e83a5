import type { AnyGame } from '@sanguine/kernel';
import { type PlannedGame, usualLength } from './self-play.ts';

/** Which game of how many players is played at this place; games are spread evenly over the numbers of players. */
export function slotAt({ engine }: AnyGame, at: number): Pick<PlannedGame, 'players' | 'number'> {
  const { min, max } = engine.seats;
  const counts = max - min + 1;
  return { players: min + (at % counts), number: Math.floor(at / counts) };
}

/** Plans `games` games. The same seed plans the same games. */
export function planGames(game: AnyGame, games: number, seed: string): PlannedGame[] {
  const lengths = new Map<number, number>();
  return Array.from({ length: games }, (_, at) => {
    const slot = slotAt(game, at);
    const length = lengths.get(slot.players) ?? usualLength(game, slot.players, seed);
    lengths.set(slot.players, length);
    return { ...slot, length };
  });
}
