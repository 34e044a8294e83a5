import type { TableChoices } from '@sanguine/kernel';
import type { Arguments } from '../args.ts';
import { CommandProblem } from '../problem.ts';

/** How long a bot that searches thinks about each decision: counted, so that games can be repeated, or by the clock. */
export type Thought = { readonly playouts: number } | { readonly milliseconds: number };

/** A series of games between bots, in plain data so that it can go to a worker. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly choices: TableChoices;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Of bots that search; null: their own number of play-outs. */
  readonly thought: Thought | null;
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
  if (!SEED.test(seed)) throw new CommandProblem('problem.seed', { seed });
  return seed;
}

const MOST_PLAYOUTS = 1_000_000;
const LONGEST_THOUGHT = 600_000;

/** What of a command line says how long bots think. */
export const THOUGHT_OPTIONS = { playouts: { value: 'N' }, think: { value: 'MS' } } as const;

export function thoughtFrom(args: Arguments): Thought | null {
  const playouts = args.whole('playouts', 1, MOST_PLAYOUTS);
  const milliseconds = args.whole('think', 1, LONGEST_THOUGHT);
  if (milliseconds === undefined) return playouts === undefined ? null : { playouts };
  if (playouts !== undefined) throw new CommandProblem('problem.twoThoughts');
  return { milliseconds };
}

const LARGEST_CHUNK = 25;
const CHUNKS_PER_JOB = 8;

/** Small enough that all cores are busy to the end, large enough that handing them out costs nothing. */
export function* chunksOf(series: Series, jobs: number): Generator<Chunk> {
  const { games } = series;
  const size = Math.min(LARGEST_CHUNK, Math.max(1, Math.ceil(games / (jobs * CHUNKS_PER_JOB))));
  for (let from = 0; from < games; from += size) yield { series, from, to: Math.min(games, from + size) };
}
