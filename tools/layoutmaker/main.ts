import { writeFileSync } from 'node:fs';
import { commandOf } from './command.ts';
import { makeLayout } from './maker.ts';
import { previewOf } from './preview.ts';

const USAGE = '--seed S [--size large|small|pit] [--preview FILE.svg]';
const percent = (part: number): string => `${Math.round(part * 100)} %`;

function run(args: readonly string[]): number {
  if (args.includes('--help')) {
    process.stdout.write(`layoutmaker ${USAGE}\n`);
    return 0;
  }
  const command = commandOf(args);
  if (typeof command === 'string') {
    process.stderr.write(`layoutmaker: ${command} (usage: ${USAGE})\n`);
    return 2;
  }
  const made = makeLayout(command.order);
  if (made === null) {
    process.stderr.write(`layoutmaker: no fair layout from seed ${command.order.seed}; try another\n`);
    return 1;
  }
  const { layout, judgement } = made;
  try {
    if (command.preview !== undefined) writeFileSync(command.preview, previewOf(layout));
  } catch (error) {
    process.stderr.write(
      `layoutmaker: cannot write: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return 1;
  }
  process.stdout.write(`${layout.id}\n`);
  process.stderr.write(
    `${layout.pieces.length} pieces on ${percent(judgement.area)} of the table; ${percent(judgement.seen)} of the lines between the zones are seen, ${percent(judgement.clean)} without cover\n`,
  );
  return 0;
}

process.exitCode = run(process.argv.slice(2));
