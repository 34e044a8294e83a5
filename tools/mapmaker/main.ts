import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from './command.ts';
import { graphText, shapeText } from './files.ts';
import { makeMap } from './maker.ts';
import { previewOf } from './preview.ts';

const USAGE = '--seed S --players 2-4 --id ID --name-en NAME --name-ja NAME --out DIR';

function run(args: readonly string[]): number {
  if (args.includes('--help')) {
    process.stdout.write(`mapmaker ${USAGE}\n`);
    return 0;
  }
  const command = commandOf(args);
  if (typeof command === 'string') {
    process.stderr.write(`mapmaker: ${command} (usage: ${USAGE})\n`);
    return 2;
  }
  const made = makeMap(command.order);
  if (!made) {
    process.stderr.write(`mapmaker: no sound map from seed ${command.order.seed}; try another\n`);
    return 1;
  }
  try {
    mkdirSync(command.out, { recursive: true });
    writeFileSync(join(command.out, 'graph.json'), graphText(made.map));
    writeFileSync(join(command.out, 'shape.json'), shapeText(made.shape));
    writeFileSync(join(command.out, 'preview.svg'), previewOf(made.map, made.shape));
  } catch (error) {
    process.stderr.write(
      `mapmaker: cannot write: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return 1;
  }
  process.stdout.write(`${made.map.name.en}: ${made.map.areas.length} areas in ${command.out}\n`);
  return 0;
}

process.exitCode = run(process.argv.slice(2));
