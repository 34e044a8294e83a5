import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@sanguine/kernel';
import type { Shard } from '@sanguine/kernel/shards';
import { findGame, GAMES } from '@sanguine/registry';
import { shardFrom } from '../parts.ts';
import { problemLine, wholeOf } from '../typed.ts';

export interface Command {
  readonly game: AnyGame;
  /** How many games, for all numbers of players together. */
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  /** The share of the games played here and printed as a part; null to play all of them and learn from them. */
  readonly shard: Shard | null;
}

/** Games that take a few minutes on one core; quick games get more. */
const USUAL: Readonly<Record<string, number>> = {
  bloodstones: 750,
  'blood-rage': 900,
  'blood-stone': 2000,
  bloodfields: 800,
};
const LEAST = 50;

/** Parses the command line; returns one line of text if it is wrong. */
export function commandOf(args: readonly string[], least = LEAST): Command | string {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { games: text, seed: text, jobs: text, shard: text },
    });
    const [id = '', ...more] = positionals;
    const game = findGame(id);
    if (game === undefined || more.length > 0)
      return `which game? One of ${GAMES.map(({ engine }) => engine.id).join(', ')}`;
    const games = wholeOf(values.games, least, USUAL[id] ?? LEAST);
    if (games === undefined) return `--games ${values.games}: a whole number from ${least} on`;
    const jobs = wholeOf(values.jobs, 1, availableParallelism());
    if (jobs === undefined) return `--jobs ${values.jobs}: a whole number from 1 on`;
    const shard = values.shard === undefined ? null : shardFrom(values.shard);
    if (typeof shard === 'string') return shard;
    return { game, games, seed: values.seed ?? '1', jobs, shard };
  } catch (error) {
    return problemLine(error);
  }
}
