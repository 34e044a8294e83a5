import * as v from 'valibot';
import { check, type Schema } from '../rules/schema.ts';
import { countOf, MOST_SHARDS, type Shard } from './shard.ts';
import type { PartProblem } from './problem.ts';

/** A command line as given, without what differs between machines. */
export interface Settings {
  readonly words: readonly string[];
  /** By name, in alphabetical order. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** The work a part belongs to; the same in all its parts. */
export interface DividedWork {
  readonly command: string;
  readonly game: string;
  /** The versions of the program and of the game's rules. */
  readonly program: string;
  readonly rules: number;
  readonly settings: Settings;
  /** The number of all pieces. */
  readonly pieces: number;
}

/** The first line of a part; each of the others is a piece, in the order of their numbers. */
export interface PartHeader extends DividedWork {
  readonly format: 'sanguine-part';
  readonly version: 1;
  readonly shard: Shard;
}

const FORMAT = { format: 'sanguine-part', version: 1 } as const;
const LONGEST = 200;

const text = v.pipe(v.string(), v.maxLength(LONGEST));
const texts = v.pipe(v.array(text), v.maxLength(LONGEST));
const count = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

const headerSchema: Schema<PartHeader> = v.pipe(
  v.strictObject({
    format: v.literal(FORMAT.format),
    version: v.literal(FORMAT.version),
    command: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    game: text,
    program: text,
    rules: count(0, Number.MAX_SAFE_INTEGER),
    settings: v.strictObject({ words: texts, options: v.record(text, texts) }),
    pieces: count(1, Number.MAX_SAFE_INTEGER),
    shard: v.strictObject({ number: count(1, MOST_SHARDS), of: count(1, MOST_SHARDS) }),
  }),
  v.check(({ shard }) => shard.number <= shard.of, 'shard: no such share'),
);

/** Settings in a fixed order, so that equal ones are written alike however they were typed. */
export const settingsOf = (
  words: readonly string[],
  options: Iterable<readonly [string, readonly string[]]>,
): Settings => ({
  words,
  options: Object.fromEntries([...options].toSorted(([one], [other]) => (one < other ? -1 : 1))),
});

export const headerOf = (work: DividedWork, shard: Shard): PartHeader => ({ ...FORMAT, ...work, shard });

/** The lines of a part. Pieces are plain data without line breaks of their own: JSON has none. */
export const lineOf = (piece: unknown): string => `${JSON.stringify(piece)}\n`;

/** How many lines follow a header. */
export const linesAfter = ({ shard, pieces }: PartHeader): number => countOf(shard, pieces);

export type ReadHeader =
  | { readonly ok: true; readonly header: PartHeader }
  | { readonly ok: false; readonly problem: PartProblem };

/** Reads a part's first line. */
export function readHeader(file: string, line: string): ReadHeader {
  const data = parsed(line);
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== FORMAT.format)
    return { ok: false, problem: { key: 'foreign', values: { file } } };
  const checked = check(headerSchema, data);
  if (checked.ok) return { ok: true, header: checked.value };
  return { ok: false, problem: { key: 'header', values: { file, why: checked.problem } } };
}

/** Undefined for anything that is not JSON. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
