import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { headerOf, joinPieces, lineOf, settingsOf, type Shard, WHOLE } from '@sanguine/kernel/shards';
import type { Call } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import type { OpenParts } from '../merge/parts.ts';
import { partProblem, shardFrom } from '../merge/shard.ts';
import { CommandProblem, messageOf } from '../problem.ts';
import { version } from '../version.ts';
import { gameAt, gamesIn, jobsFrom, type Series } from './plan.ts';
import { watch } from './watch.ts';
import type { GameResult } from './worker.ts';

/** Games to be played one series after another, and the teller of their results. */
export interface Contest {
  readonly series: readonly Series[];
  /** Prints nothing before its first result. */
  readonly teller: Teller;
}

export interface Teller {
  /** Results come in the order of the games, wherever they were played. */
  take(result: GameResult): void | Promise<void>;
  /** Returns the exit code. */
  end(): number;
}

/** Plays all games and reports them; or plays a share and prints it as a part. */
export async function playContest(call: Call, command: string, { series, teller }: Contest): Promise<number> {
  const shard = shardFrom(call);
  for (const { out } of series) if (out !== null) makeFolder(out);
  const jobs = jobsFrom(call.args);
  if (shard !== null) return playPart(call, command, series, shard, jobs);
  const played = await watch(call, series, WHOLE, jobs, (result) => teller.take(result));
  return played ? teller.end() : EXIT.stopped;
}

function makeFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new CommandProblem('problem.write', { file: out, why: messageOf(error) });
  }
}

/** Options that differ between machines or change no result. */
const OWN_OPTIONS = ['shard', 'jobs', 'lang'];

async function playPart(
  call: Call,
  command: string,
  series: readonly Series[],
  shard: Shard,
  jobs: number,
): Promise<number> {
  const { args, out } = call;
  const { engine } = gameNamed(series[0]?.game);
  const options = [...args.given].filter(([name]) => !OWN_OPTIONS.includes(name));
  const work = {
    command,
    game: engine.id,
    program: version(),
    rules: engine.rulesVersion,
    settings: settingsOf(args.positionals, options),
    pieces: gamesIn(series),
  };
  const print = async (piece: unknown): Promise<void> => {
    if (!out.stream.write(lineOf(piece))) await once(out.stream, 'drain');
  };
  await print(headerOf(work, shard));
  return (await watch(call, series, shard, jobs, print)) ? EXIT.ok : EXIT.stopped;
}

/** Reports games that were played as parts. */
export async function mergeContest(
  { locale }: Call,
  { series, teller }: Contest,
  parts: OpenParts,
): Promise<number> {
  const isResult = (data: unknown, number: number): data is GameResult => isOf(gameAt(series, number), data);
  const problem = await joinPieces(parts, isResult, async (result) => {
    for (const { out } of series) if (out !== null) needRecord(out, result);
    await teller.take(result);
  });
  if (problem !== null) throw partProblem(locale, problem);
  return teller.end();
}

/** Whether this is the result of exactly that game. */
function isOf(game: ReturnType<typeof gameAt>, data: unknown): boolean {
  if (game === undefined || typeof data !== 'object' || data === null) return false;
  const { seed, plays, seats }: Partial<Record<keyof GameResult, unknown>> = data;
  if (seed !== game.seed || typeof plays !== 'number' || !Array.isArray(seats)) return false;
  const { bots } = game.series;
  return seats.length === bots.length && seats.every(({ bot }, seat) => bot === bots[seat]);
}

/** Parts made on several machines have a folder each, until somebody puts their records together. */
function needRecord(folder: string, { seed }: GameResult): void {
  const file = join(folder, `${seed}.json`);
  if (!existsSync(file)) throw new CommandProblem('problem.noRecord', { file, folder });
}
