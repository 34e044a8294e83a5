import { availableParallelism } from 'node:os';
import type { Dice, TableChoices } from '@sanguine/kernel';
import { inChunks, isOwn, type Shard } from '@sanguine/kernel/shards';
import type { Arguments } from '../args.ts';
import { CommandProblem } from '../problem.ts';

/** How long a searching bot thinks about each decision: by play-outs, which makes games repeatable, or by time. */
export type Thought = { readonly playouts: number } | { readonly milliseconds: number };

/** A series of games between bots, as plain data to send to a worker. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly choices: TableChoices;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly dice: Dice['generator'];
  readonly games: number;
  /** For searching bots; null for their default number of play-outs. */
  readonly thought: Thought | null;
  /** The folder for each game's record; null to write none. */
  readonly out: string | null;
  /** Whether records say why bots played as they did. */
  readonly reasons: boolean;
}

/** Some of a series' games, by index. */
export interface Chunk {
  readonly series: Series;
  readonly games: readonly number[];
}

/** The seed of one game, from the series' seed and the index alone, so that results do not depend on the worker. */
export function seedAt({ seed }: Series, index: number): string {
  return `${seed}-${index}`;
}

/** Seeds become file names, so they must not contain a path. */
const SEED = /^[\w.-]{1,64}$/;

export function seedFrom(args: Arguments): string {
  const seed = args.text('seed') ?? '1';
  if (!SEED.test(seed)) throw new CommandProblem('problem.seed', { seed });
  return seed;
}

/** Dice by the names they have on the command line. */
const DICE: ReadonlyMap<string, Dice['generator']> = new Map([
  ['quick', 'swift'],
  ['proven', 'fair'],
]);

export function diceFrom(args: Arguments): Dice['generator'] {
  const value = args.text('dice') ?? 'quick';
  const dice = DICE.get(value);
  if (dice !== undefined) return dice;
  throw new CommandProblem('problem.choice', { option: 'dice', value, known: [...DICE.keys()].join(', ') });
}

const MOST_PLAYOUTS = 1_000_000;
const LONGEST_THOUGHT = 600_000;

/** The options for how long bots think. */
export const THOUGHT_OPTIONS = { playouts: { value: 'N' }, think: { value: 'MS' } } as const;

export function thoughtFrom(args: Arguments): Thought | null {
  const playouts = args.whole('playouts', 1, MOST_PLAYOUTS);
  const milliseconds = args.whole('think', 1, LONGEST_THOUGHT);
  if (milliseconds === undefined) return playouts === undefined ? null : { playouts };
  if (playouts !== undefined) throw new CommandProblem('problem.twoThoughts');
  return { milliseconds };
}

const MOST_JOBS = 256;

/** How many threads play; by default one per core. */
export function jobsFrom(args: Arguments): number {
  return args.whole('jobs', 1, MOST_JOBS) ?? availableParallelism();
}

const LARGEST_CHUNK = 25;
const CHUNKS_PER_JOB = 8;

/** Chunks small enough to keep all cores busy to the end, and large enough to make handing them out cheap. */
export function* chunksOf(all: readonly Series[], jobs: number, shard: Shard): Generator<Chunk> {
  let before = 0;
  for (const series of all) {
    const share = Math.ceil(series.games / (shard.of * jobs * CHUNKS_PER_JOB));
    for (const games of inChunks(ownGames(series, before, shard), Math.min(LARGEST_CHUNK, share)))
      yield { series, games };
    before += series.games;
  }
}

/** The games of a series that belong to a share of all; `before` is the number of games in earlier series. */
function* ownGames({ games }: Series, before: number, shard: Shard): Generator<number> {
  for (let at = 0; at < games; at++) if (isOwn(shard, before + at)) yield at;
}

export const gamesIn = (all: readonly Series[]): number => all.reduce((sum, { games }) => sum + games, 0);

/** A game by its number among those of all series; undefined past the last. */
export function gameAt(
  all: readonly Series[],
  number: number,
): { readonly series: Series; readonly seed: string } | undefined {
  let left = number;
  for (const series of all) {
    if (left < series.games) return { series, seed: seedAt(series, left) };
    left -= series.games;
  }
  return undefined;
}
