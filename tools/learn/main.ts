// Learns a game's chances to win by self-play: plays, fits, prints how well what is told comes true, and writes what was
// learnt. The same seed learns the same.
import { type Command, commandOf } from './command.ts';
import { playAll } from './crew.ts';
import { MOST_AMISS, mostAmiss, tenthsOf } from './judge.ts';
import { planGames } from './plan.ts';
import { publish } from './publish.ts';
import { reportLines } from './report.ts';
import { learn } from './tellers.ts';

const USAGE = 'GAME [--games N] [--seed S] [--jobs J]';

async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`learn ${USAGE}\n`);
    return 0;
  }
  const command = commandOf(args);
  if (typeof command === 'string') {
    process.stderr.write(`learn: ${command} (usage: ${USAGE})\n`);
    return 2;
  }
  return (await learnAll(command)) ? 0 : 1;
}

/** Whether all that is told comes true closely enough. */
async function learnAll(command: Command): Promise<boolean> {
  const { game, seed, jobs } = command;
  const plan = planGames(game, command.games, seed);
  const games = await playAll({ game: game.engine.id, seed, plan }, jobs, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${plan.length} games`);
  });
  const lesson = learn(games, game.estimate.features.length);
  const lines = reportLines(command, games, lesson.told);
  process.stdout.write(`${lines.join('\n')}\n`);
  await publish(command, lesson, lines);
  return mostAmiss(tenthsOf(lesson.told)) <= MOST_AMISS;
}

process.exitCode = await run(process.argv.slice(2));
