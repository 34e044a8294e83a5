import type { LevelRating } from '@sanguine/kernel';
import { rate, type Rating, rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** One game between two levels: the place of each level's best seat. */
export interface Bout {
  readonly levels: readonly [string, string];
  readonly ranks: readonly [number, number];
}

/** The normal quantile for 95 % confidence. */
const Z = 1.959964;

/**
 * Ratings of levels from their games, the strongest first. The default model of `openskill` misorders players who share a
 * place, so another is named. Games are rated one after another and later ones count a little more: callers mix their pairings.
 */
export function ratingsOf(levels: readonly string[], bouts: Iterable<Bout>): LevelRating[] {
  const ratings = new Map<string, Rating>(levels.map((level) => [level, rating()]));
  for (const { levels: pair, ranks } of bouts) {
    const teams = pair.map((level) => [ratings.get(level) ?? rating()]);
    const rated = rate(teams, { model: bradleyTerryFull, rank: [...ranks] });
    for (const [at, level] of pair.entries()) {
      const [next] = rated[at] ?? [];
      if (next !== undefined) ratings.set(level, next);
    }
  }
  return [...ratings]
    .map(([level, { mu, sigma }]) => ({
      level,
      rating: tenths(mu),
      interval: [tenths(mu - Z * sigma), tenths(mu + Z * sigma)] as const,
    }))
    .toSorted((one, other) => other.rating - one.rating);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
