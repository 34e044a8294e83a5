import { type Example, fit } from './fit.ts';
import { POSITIONS, type SampledGame } from './self-play.ts';

/** Weights by number of players, in the order of the features. */
export type Weights = ReadonlyMap<number, readonly number[]>;

/** All positions of a usual game together count as one example: they ended alike. */
const examplesOf = ({ positions, won }: SampledGame): Example[] =>
  positions.map(({ rows }) => ({ rows, won, weight: 1 / POSITIONS }));

/**
 * Learns first what holds for any number of players, then what differs for each. `ridge` holds the first near zero and the
 * others near the first, as strongly as this many games would.
 */
export function learnWeights(games: readonly SampledGame[], features: number, ridge: number): Weights {
  const nothing = Array.from({ length: features }, () => 0);
  const common = fit(games.flatMap(examplesOf), nothing, ridge);
  const counts = [...new Set(games.map(({ players }) => players))].toSorted((one, other) => one - other);
  if (counts.length === 1) return new Map(counts.map((players) => [players, common]));
  return new Map(
    counts.map((players) => {
      const own = games.filter((game) => game.players === players);
      return [players, fit(own.flatMap(examplesOf), common, ridge)];
    }),
  );
}
