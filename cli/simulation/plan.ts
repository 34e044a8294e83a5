import type { Choices } from '@sanguine/kernel';
import type { Arguments } from '../args.ts';
import { Problem } from '../problem.ts';

/** A series of games between bots, in plain data so that it can go to a worker. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly choices: Choices;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Of bots that search, for each decision; null: their own number. */
  readonly playouts: number | null;
  /** Where each game's record is written; null: nowhere. */
  readonly out: string | null;
}

/** Some games of a series, by index. */
export interface Chunk {
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

/** The seed of one game: from the series' seed and the game's index alone, so that nothing depends on who plays it. */
export function seedAt({ seed }: Series, index: number): string {
  return `${seed}-${index}`;
}

/** Seeds name files: no path may hide in one. */
const SEED = /^[\w.-]{1,64}$/;

export function seedFrom(args: Arguments): string {
  const seed = args.text('seed') ?? '1';
  if (!SEED.test(seed)) throw new Problem('problem.seed', { seed });
  return seed;
}

const MOST_PLAYOUTS = 1_000_000;

export function playoutsFrom(args: Arguments): number | null {
  return args.whole('playouts', 1, MOST_PLAYOUTS) ?? null;
}

const LARGEST_CHUNK = 25;
const CHUNKS_PER_JOB = 8;

/** Small enough that all cores are busy to the end, large enough that handing them out costs nothing. */
export function* chunksOf(series: Series, jobs: number): Generator<Chunk> {
  const { games } = series;
  const size = Math.min(LARGEST_CHUNK, Math.max(1, Math.ceil(games / (jobs * CHUNKS_PER_JOB))));
  for (let from = 0; from < games; from += size) yield { series, from, to: Math.min(games, from + size) };
}
