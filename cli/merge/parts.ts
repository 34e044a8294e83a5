import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fitTogether, type OpenPart, readHeader } from '@sanguine/kernel/shards';
import type { Call } from '../command.ts';
import { CommandProblem, messageOf } from '../problem.ts';
import { partProblem } from './shard.ts';

export type OpenParts = readonly [OpenPart, ...OpenPart[]];

/** Opens the parts of one work, in the order of their shares; throws one line if they are not all of it. */
export async function openParts({ locale }: Call, files: readonly string[]): Promise<OpenParts> {
  if (files.length === 0) throw new CommandProblem('problem.noFile');
  const parts = await Promise.all(files.map((file) => openPart(locale, file)));
  const fitted = fitTogether(parts);
  if (!fitted.ok) throw partProblem(locale, fitted.problem);
  return fitted.parts;
}

async function openPart(locale: Call['locale'], file: string): Promise<OpenPart> {
  const lines = linesOf(file);
  const first = await lines.next();
  const read = readHeader(file, first.done === true ? '' : first.value);
  if (!read.ok) throw partProblem(locale, read.problem);
  return { file, header: read.header, lines };
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  try {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  } catch (error) {
    throw new CommandProblem('problem.read', { file, why: messageOf(error) });
  }
}
