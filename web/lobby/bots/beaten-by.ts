import { levelsOf } from '@sanguine/bots';
import type { AnyGame } from '@sanguine/kernel';

interface Beaten {
  readonly other: string;
  /** Its opponent's share of the games, from 0 to 1. */
  readonly share: number;
  readonly games: number;
}

/** Fewer games say too little. */
const LEAST_GAMES = 20;

/** The level below and how often this one beats it with this many players; null if it does not, or was hardly measured. */
export function beatenBy(game: AnyGame, level: string, players: number): Beaten | null {
  const levels = levelsOf(game);
  const below = levels[levels.indexOf(level) - 1];
  const found = game.ladder?.pairings.find(
    ({ one, other, players: count }) => one === level && other === below && count === players,
  );
  if (found === undefined || below === undefined) return null;
  const share = found.wins / found.games;
  return share > 0.5 && found.games >= LEAST_GAMES ? { other: below, share, games: found.games } : null;
}
