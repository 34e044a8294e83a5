// Plays Blood Stone between bots of one level and checks the targets for its cards and glades: who wins, how long games take,
// where the Witch stands, and which of her spells are worth casting. The same command prints the same.
import { inThreads } from '../threads.ts';
import { commandOf } from './command.ts';
import type { GameReport, PlannedGame } from './play.ts';
import { reportLines, tablesOf } from './report.ts';

const USAGE =
  '[--games N a glade and level] [--playouts P] [--seed S] [--glade G]... [--level L]... [--jobs J]';

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`glades ${USAGE}\n`);
    return 0;
  }
  const command = commandOf(args);
  if (typeof command === 'string') {
    process.stderr.write(`glades: ${command} (usage: ${USAGE})\n`);
    return 2;
  }
  const { games, playouts, seed, glades, levels, jobs } = command;
  const plan = levels.flatMap((level) =>
    glades.flatMap((glade) =>
      Array.from({ length: games }, (_, at): PlannedGame => ({
        glade,
        level,
        playouts,
        seed: `${seed}-${at}`,
      })),
    ),
  );
  const worker = new URL('./worker.ts', import.meta.url);
  const reports = await inThreads<PlannedGame, GameReport>(worker, jobs, plan);
  process.stdout.write(`${reportLines(command, tablesOf(command, reports)).join('\n')}\n`);
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
