// Learns a game's chances to win by self-play: plays, fits, prints how well the chances come true, and writes what was learnt.
// The same seed learns the same, on one machine or on several.
import { type Command, commandOf } from './command.ts';
import { playAll } from './crew.ts';
import { MOST_AMISS, mostAmiss, tenthsOf } from './judge.ts';
import { ownPlan, readGames, writtenPart } from './part.ts';
import { publish } from './publish.ts';
import { reportLines } from './report.ts';
import type { SampledGame } from './self-play.ts';
import { learn } from './tellers.ts';

const USAGE = 'GAME [--games N] [--seed S] [--jobs J] [--shard I/N] | merge PART…';

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`learn ${USAGE}\n`);
    return 0;
  }
  const [first, ...files] = args;
  if (first === 'merge') {
    const joined = await readGames(files);
    return typeof joined === 'string' ? refuse(joined) : learnFrom(joined.task, joined.pieces);
  }
  const command = commandOf(args);
  if (typeof command === 'string') return refuse(`${command} (usage: ${USAGE})`);
  const games = await play(command);
  if (command.shard === null) return learnFrom(command, games);
  process.stdout.write(writtenPart(command, games));
  return 0;
}

function refuse(why: string): number {
  process.stderr.write(`learn: ${why}\n`);
  return 2;
}

function play(command: Command): Promise<SampledGame[]> {
  const { game, seed, jobs } = command;
  const plan = ownPlan(command);
  return playAll({ game: game.engine.id, seed, plan }, jobs, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${plan.length} games`);
  });
}

/** Fails if some chances do not come true closely enough. */
async function learnFrom(command: Command, games: readonly SampledGame[]): Promise<number> {
  const lesson = learn(games, command.game.estimate.features.length);
  const lines = reportLines(command, games, lesson.told);
  process.stdout.write(`${lines.join('\n')}\n`);
  await publish(command, lesson, lines);
  return mostAmiss(tenthsOf(lesson.told)) <= MOST_AMISS ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2));
