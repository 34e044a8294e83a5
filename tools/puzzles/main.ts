// Finds and proves a game's puzzles: plays numbered games between bots, looks at their decisions, chooses among what was found and
// writes it. The same seed finds the same.
import { writeFile } from 'node:fs/promises';
import { inThreads } from '../threads.ts';
import { choosePuzzles } from './choice.ts';
import { type Command, commandOf } from './command.ts';
import { KeptGames } from './kept.ts';
import { reportLines } from './report.ts';
import type { SearchedGame } from './self-play.ts';
import type { Task } from './worker.ts';

const USAGE = 'GAME [--count 50] [--games N] [--seed S] [--jobs J] [--keep FILE] [--shard I/N]';

/** In points of chance to win, at the lower end of the 95 % interval. */
const MARGIN = 10;
/** Of each proof at most. */
const WORLDS = 96;

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`puzzles ${USAGE}\n`);
    return 0;
  }
  const command = commandOf(args);
  if (typeof command === 'string') {
    process.stderr.write(`puzzles: ${command} (usage: ${USAGE})\n`);
    return 2;
  }
  const games = await searchAll(command);
  // What was found in a part is in its file; who has the files of all parts together chooses.
  if (command.shard !== null) return 0;
  const puzzles = choosePuzzles(games, command.count);
  const file = new URL(`../../games/${command.game.engine.id}/puzzles/puzzles.json`, import.meta.url);
  await writeFile(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  process.stdout.write(`${reportLines(games, puzzles).join('\n')}\n`);
  return puzzles.length < command.count ? 1 : 0;
}

async function searchAll({ game, games, shard, seed, jobs, keep }: Command): Promise<SearchedGame[]> {
  const kept = new KeptGames(keep);
  const numbers = Array.from({ length: games }, (_, number) => number).filter(
    (number) => shard === null || number % shard.of === shard.part - 1,
  );
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
