import { isSearching, levelsOf } from '@sanguine/bots';
import type { AnyGame, TableChoices } from '@sanguine/kernel';
import type { Series, Thought } from '../simulation/plan.ts';

/** Two levels at tables of one size, the nominally stronger one first. */
export interface Pairing {
  readonly one: string;
  readonly other: string;
  readonly players: number;
  /** The number of games, always even: half of them with the seats swapped. */
  readonly games: number;
}

/** How many games a pairing gets: usually, and if one of the two searches. */
export interface GameCounts {
  readonly usual: number;
  readonly searched: number;
}

/** Larger tables are played less often. */
const MOST_USUAL = 4;

/** The numbers of players a game is usually played with. */
export function usualPlayers({ engine: { seats } }: Pick<AnyGame, 'engine'>): number[] {
  const most = Math.max(seats.min, Math.min(seats.max, MOST_USUAL));
  return Array.from({ length: most - seats.min + 1 }, (_, at) => seats.min + at);
}

/** Every level against every weaker one, at each number of players. */
export function pairingsOf(game: AnyGame, players: readonly number[], counts: GameCounts): Pairing[] {
  const levels = levelsOf(game);
  const even = (games: number): number => 2 * Math.ceil(games / 2);
  const pairsAt = (count: number): Pairing[] =>
    levels.flatMap((one, at) =>
      levels.slice(0, at).map((other) => {
        const games = even([one, other].some(isSearching) ? counts.searched : counts.usual);
        return { one, other, players: count, games };
      }),
    );
  return players.flatMap(pairsAt);
}

/** What all games of a ladder have in common. */
export interface LadderPlan {
  readonly game: string;
  readonly choices: TableChoices;
  readonly seed: string;
  readonly thought: Thought | null;
}

/** The two series of a pairing: the levels in turn, and in the opposite order with the same dice. */
export function seriesOf(
  { game, choices, seed, thought }: LadderPlan,
  { one, other, players, games }: Pairing,
): Series[] {
  return [
    [one, other],
    [other, one],
  ].map((order) => ({
    game,
    seats: players,
    choices,
    bots: Array.from({ length: players }, (_, seat) => order[seat % 2] ?? one),
    seed,
    games: games / 2,
    thought,
    reasons: false,
    dice: 'swift',
    out: null,
  }));
}
