import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commandOf } from './command.ts';
import { playAll } from './crew.ts';
import { KeptReports } from './kept.ts';
import { PART_NAMES, planFor } from './parts.ts';
import { withPart } from '../readme.ts';
import { missesOf, reportLines, tablesOf } from './report.ts';

const USAGE = `[--games N a pair of lines] [--seed S] [--part ${PART_NAMES.join('|')}]... [--jobs J] [--keep FILE] [--json]`;
const README = fileURLToPath(new URL('../../games/bloodfields/README.md', import.meta.url));

/** Plays and prints; a full report also goes into the game's README. */
async function run(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`balance ${USAGE}\n`);
    return 0;
  }
  const command = commandOf(args);
  if (typeof command === 'string') {
    process.stderr.write(`balance: ${command} (usage: ${USAGE})\n`);
    return 2;
  }
  const plan = planFor(command.parts, command.seed, command.games);
  const reports = await playAll(plan, new KeptReports(command.keep), command.jobs, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${plan.length} games`);
  });
  const tables = tablesOf(command, reports);
  if (command.json) {
    const misses = missesOf(tables);
    process.stdout.write(`${JSON.stringify({ ...command, played: plan.length, tables, misses })}\n`);
    return 0;
  }
  const lines = reportLines(command, tables, plan.length);
  process.stdout.write(`\n${lines.join('\n')}\n`);
  if (command.parts.length === PART_NAMES.length)
    writeFileSync(README, await withPart(readFileSync(README, 'utf8'), 'balance', lines));
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
