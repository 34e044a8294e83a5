import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PART_NAMES, type PartName } from './parts.ts';
import { problemLine, wholeOf } from '../typed.ts';

export interface Command {
  /** How many games for each pair of lines. */
  readonly games: number;
  readonly seed: string;
  readonly parts: readonly PartName[];
  readonly jobs: number;
  /** Where reports are kept, so that an interrupted series can continue; null: nowhere. */
  readonly keep: string | null;
  readonly json: boolean;
}

/** Parses the command line; returns one line of text if it is wrong. */
export function commandOf(args: readonly string[]): Command | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        games: text,
        seed: text,
        part: { ...text, multiple: true },
        jobs: text,
        keep: text,
        json: { type: 'boolean' },
      },
    });
    const games = wholeOf(values.games, 4, 400);
    if (games === undefined) return `--games ${values.games}: a whole number from 4 on`;
    const jobs = wholeOf(values.jobs, 1, availableParallelism());
    if (jobs === undefined) return `--jobs ${values.jobs}: a whole number from 1 on`;
    const parts = PART_NAMES.filter((part) => values.part === undefined || values.part.includes(part));
    const unknown = values.part?.find((part) => !(PART_NAMES as readonly string[]).includes(part));
    if (unknown !== undefined) return `--part ${unknown}: ${PART_NAMES.join(', ')}`;
    return {
      games,
      seed: values.seed ?? '1',
      parts,
      jobs,
      keep: values.keep ?? null,
      json: values.json === true,
    };
  } catch (error) {
    return problemLine(error);
  }
}
