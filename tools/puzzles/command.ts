import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@sanguine/kernel';
import type { Shard } from '@sanguine/kernel/shards';
import { findGame, GAMES } from '@sanguine/registry';
import { shardFrom } from '../parts.ts';
import { problemLine, MOST, wholeOf } from '../typed.ts';

export interface Command {
  readonly game: AnyGame;
  /** How many puzzles are wanted. */
  readonly count: number;
  /** Games are numbered from 0, and each is searched the same way on any machine. */
  readonly games: number;
  /** The share of them to search here; null for all. */
  readonly shard: Shard | null;
  readonly seed: string;
  readonly jobs: number;
  /** Where searched games are kept, so that an interrupted series can continue; null: nowhere. */
  readonly keep: string | null;
}

/** How many games yield enough for about fifty puzzles. */
const USUAL: Readonly<Record<string, number>> = {
  bloodstones: 520,
  'blood-rage': 70,
  'blood-stone': 200,
  bloodfields: 150,
};

/** Parses the command line; returns one line of text if it is wrong. */
export function commandOf(args: readonly string[]): Command | string {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { count: text, games: text, seed: text, jobs: text, keep: text, shard: text },
    });
    const [id = '', ...more] = positionals;
    const game = findGame(id);
    if (game === undefined || more.length > 0)
      return `which game? One of ${GAMES.map(({ engine }) => engine.id).join(', ')}`;
    const count = wholeOf(values.count, 1, 50);
    if (count === undefined) return `--count ${values.count}: a whole number from 1 on`;
    const games = wholeOf(values.games, 1, USUAL[id] ?? MOST);
    if (games === undefined) return `--games ${values.games}: a whole number from 1 on`;
    const jobs = wholeOf(values.jobs, 1, availableParallelism());
    if (jobs === undefined) return `--jobs ${values.jobs}: a whole number from 1 on`;
    const seed = values.seed ?? '1';
    if (!/^[\w.]{1,20}$/.test(seed)) return `--seed ${seed}: letters, digits, points, twenty at most`;
    const shard = values.shard === undefined ? null : shardFrom(values.shard);
    if (typeof shard === 'string') return shard;
    const keep = values.keep ?? null;
    return { game, count, games, shard, seed, jobs, keep };
  } catch (error) {
    return problemLine(error);
  }
}
