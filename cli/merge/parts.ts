import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { openParts, type OpenPart } from '@sanguine/kernel/shards';
import type { Call } from '../command.ts';
import { CommandProblem, messageOf } from '../problem.ts';
import { partProblem } from './shard.ts';

export type OpenParts = readonly [OpenPart, ...OpenPart[]];

/** The parts of one work, in the order of their shares; throws a one-line problem if any is missing. */
export async function partsIn({ locale }: Call, files: readonly string[]): Promise<OpenParts> {
  if (files.length === 0) throw new CommandProblem('problem.noFile');
  const opened = await openParts(files, linesOf);
  if (!opened.ok) throw partProblem(locale, opened.problem);
  return opened.parts;
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  try {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  } catch (error) {
    throw new CommandProblem('problem.read', { file, why: messageOf(error) });
  }
}
