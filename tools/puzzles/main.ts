// Finds and proves a game's puzzles: plays numbered games between bots, looks at their decisions, chooses some of the puzzles
// found and writes them. The same seed finds the same, on one machine or on several.
import { writeFile } from 'node:fs/promises';
import { inThreads } from '../threads.ts';
import { choosePuzzles } from './choice.ts';
import { type Command, commandOf } from './command.ts';
import { KeptGames } from './kept.ts';
import { ownNumbers, readGames, writtenPart } from './part.ts';
import { reportLines } from './report.ts';
import type { SearchedGame } from './self-play.ts';
import type { Task } from './worker.ts';

const USAGE = 'GAME [--count 50] [--games N] [--seed S] [--jobs J] [--keep FILE] [--shard I/N] | merge PART…';

/** In points of chance to win, at the lower end of the 95 % interval. */
const MARGIN = 10;
/** The most worlds of each proof. */
const WORLDS = 96;

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`puzzles ${USAGE}\n`);
    return 0;
  }
  const [first, ...files] = args;
  if (first === 'merge') {
    const joined = await readGames(files);
    return typeof joined === 'string' ? refuse(joined) : publish(joined.task, joined.pieces);
  }
  const command = commandOf(args);
  if (typeof command === 'string') return refuse(`${command} (usage: ${USAGE})`);
  const games = await searchAll(command);
  if (command.shard === null) return publish(command, games);
  process.stdout.write(writtenPart(command, games));
  return 0;
}

function refuse(why: string): number {
  process.stderr.write(`puzzles: ${why}\n`);
  return 2;
}

/** Chooses some of the puzzles found and writes them; fails if there are too few. */
async function publish({ game, count }: Command, games: readonly SearchedGame[]): Promise<number> {
  const puzzles = choosePuzzles(games, count);
  const file = new URL(`../../games/${game.engine.id}/puzzles/puzzles.json`, import.meta.url);
  await writeFile(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  process.stdout.write(`${reportLines(games, puzzles).join('\n')}\n`);
  return puzzles.length < count ? 1 : 0;
}

async function searchAll(command: Command): Promise<SearchedGame[]> {
  const { game, seed, jobs, keep } = command;
  const kept = new KeptGames(keep);
  const numbers = ownNumbers(command);
  const tasks = numbers
    .filter((number) => kept.find(number) === undefined)
    .map((number): Task => ({ game: game.engine.id, seed, number, margin: MARGIN, worlds: WORLDS }));
  let done = numbers.length - tasks.length;
  await inThreads<Task, SearchedGame>(new URL('./worker.ts', import.meta.url), jobs, tasks, (searched) => {
    kept.add(searched);
    if (process.stderr.isTTY) process.stderr.write(`\r${++done} of ${numbers.length} games`);
  });
  return numbers.flatMap((number) => kept.find(number) ?? []);
}

process.exitCode = await run(process.argv.slice(2));
